/**
 * Rules for classes that hand numbers to styles: `at-4` and `for-6` place a tournament in the timetable of the week, `for-30`
 * is half as long as `for-60`. Classes instead of style attributes, which a strict content security policy does not allow; a
 * page gets only those that it uses (criticalCss.ts).
 */
const names = ['at', 'for', 'from', 'hours']
/** Two days in half hours: what begins on one day may end on the next. */
const largest = 96

export const numberStyles = `@layer base{${names
  .flatMap((name) =>
    Array.from({ length: largest + 1 }, (_, value) => `.${name}-${value}{--${name}:${value}}`),
  )
  .join('')}}`
