import type { z } from 'zod'

interface TimeRange {
  start: string
  end?: string | undefined
}

/**
 * An end before the start means the next morning, so it must be a time of the morning; start and end differ.
 * Around the clock is 00:00 to 23:59, as search engines want it (Google, "Local business structured data").
 */
export function checkTimeRange({ start, end }: TimeRange, context: z.core.$RefinementCtx): void {
  // A time that is none is told by itself.
  if (end === undefined || start > '23:59' || end > '23:59') return
  if (start < end || (end < start && end < '12:00')) return
  context.addIssue({
    code: 'custom',
    message:
      start === end
        ? `The end is ${end}, the same as the start, so no time is left between them.`
        : `The end, ${end}, is before the start, ${start}.`,
    params: {
      rule: 'time-order',
      field: 'end',
      remedy:
        start === end
          ? 'Correct one of the two; around the clock is 00:00 to 23:59.'
          : 'Correct one of the two; an end after midnight is a time of the next morning, such as 02:00.',
    },
  })
}
