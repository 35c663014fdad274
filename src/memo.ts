/**
 * Results that are kept between builds which follow each other in one process, as in `npm run dev`. Only pure functions
 * are remembered, under a key that says everything their result depends on; so nothing can be out of date.
 */

interface Entry<Result> {
  result: Result
  /** The build that asked for it last. */
  askedIn: number
}

const memories: Map<string, Entry<unknown>>[] = []
let currentBuild = 0

/**
 * Gives a function a memory.
 *
 * @param keyOf everything that the result depends on, as a text; other things must give another text
 * @param isCommon true for what many results of `keep` have in common
 * @param compute pure; what it returns may never be changed by anybody. A promise that fails is not kept
 */
export function remembering<Args extends readonly unknown[], Result>(
  keyOf: (...args: Args) => string,
  compute: (...args: Args) => Result,
  { isCommon } = { isCommon: false },
): (...args: Args) => Result {
  const memory = new Map<string, Entry<Result>>()
  memories.push(memory)
  return (...args) => {
    const isKeeping = isCommon || !isSuspended
    // Nothing to find: a key may be as long as a text.
    if (!isKeeping && memory.size === 0) return compute(...args)
    const key = keyOf(...args)
    const known = memory.get(key)
    if (known) {
      known.askedIn = currentBuild
      return known.result
    }
    const result = compute(...args)
    if (isKeeping) memory.set(key, { result, askedIn: currentBuild })
    if (result instanceof Promise) result.catch(() => memory.delete(key))
    return result
  }
}

let isSuspended = false

/** Remembers nothing of what is computed on the way to a result that somebody else keeps. */
export function withoutMemory<Result>(compute: () => Result): Result {
  const before = isSuspended
  isSuspended = true
  try {
    return compute()
  } finally {
    isSuspended = before
  }
}

const identities = new WeakMap<object, number>()
let identified = 0

/** A number that stands for one object, for keys. The object must never be changed. */
export function identityOf(object: object): number {
  const known = identities.get(object)
  if (known !== undefined) return known
  identities.set(object, ++identified)
  return identified
}

/** Called when a build is done: what neither it nor the one before asked for is forgotten. */
export function forgetUnused(): void {
  for (const memory of memories) {
    for (const [key, { askedIn }] of memory) if (askedIn < currentBuild - 1) memory.delete(key)
  }
  currentBuild++
}

/**
 * What is held weakly is only let go of between two turns of the event loop (ECMAScript, “KeepDuringJob”), so long loops
 * wait here now and then.
 */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * A result that may be let go of where memory is needed, and is computed again when somebody asks for it then.
 *
 * @param isHeld true where memory is cheaper than time
 */
export function recalling<Result>(compute: () => Result, isHeld = false): () => Result {
  let held: { result: Result } | undefined
  let lent: WeakRef<{ result: Result }> | undefined
  return () => {
    const known = held ?? lent?.deref()
    if (known) return known.result
    const computed = { result: compute() }
    if (isHeld) held = computed
    else lent = new WeakRef(computed)
    return computed.result
  }
}
