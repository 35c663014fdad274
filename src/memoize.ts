/** Pure functions that remember results in memory: what they make must depend on their inputs alone. */

/**
 * Makes the result for each input once.
 *
 * @param keyOf inputs with the same key have the same result
 */
export function memoize<Input, Result>(
  make: (input: Input) => Result,
  keyOf: (input: Input) => unknown = (input) => input,
): (input: Input) => Result {
  const results = new Map<unknown, { result: Result }>()
  return (input) => {
    const key = keyOf(input)
    const known = results.get(key) ?? { result: make(input) }
    results.set(key, known)
    return known.result
  }
}

/** Remembers the last result only: in the preview, inputs change with each save. Without inputs, it is made once. */
export function memoizeLast<Inputs extends readonly unknown[], Result>(
  make: (...inputs: Inputs) => Result,
): (...inputs: Inputs) => Result {
  let last: { inputs: Inputs; result: Result } | undefined
  return (...inputs) => {
    if (!last?.inputs.every((input, index) => input === inputs[index]))
      last = { inputs, result: make(...inputs) }
    return last.result
  }
}
