/**
 * What a hint knows about a wrong value. Hints recognize what people write instead of what a field takes. They give a
 * value only where nothing else can have been meant: a wrong hint is worse than none.
 */
export interface Hint {
  reason?: string
  remedy?: string
  /** The value as it should be written. */
  value?: string
}
