/** Metadata of fields, besides zod's rules. */
import * as z from 'zod'

/** How a value is printed where a text refers to it. */
export type ValueKind =
  | 'text'
  | 'money'
  | 'count'
  | 'percent'
  | 'time'
  | 'timeRange'
  | 'hoursByDays'
  | 'startsByDays'
  | 'endsByDays'
  | 'days'
  | 'repeats'
  | 'date'

// Each schema runs only a few times in a process, so compiling it to a function, as zod does by default, costs more than it
// saves.
z.config({ jitless: true })

declare module 'zod' {
  interface GlobalMeta {
    kind?: ValueKind
    /** Set on fields whose value names an entry elsewhere. */
    names?: 'image' | 'category'
    /** Set on fields that describe a picture. */
    describes?: 'image'
    /** Set on records whose keys are the ids of other entries: their data file and list, such as `packages.tiers`. */
    keys?: `${string}.${string}`
    /** Set on groups: what to write instead of fields that one may look for in them, by their names; '' for a list, and for any other field. */
    instead?: Readonly<Record<string, string>>
    /** The name of a field in forms, where the name in the file is not clear enough. */
    label?: string
  }
}

/** Reports what is wrong with a value. @param params its rule, its remedy, and the field of a group or the words that are wrong */
export const refuse = (
  context: z.core.$RefinementCtx,
  message: string,
  {
    path,
    ...params
  }: {
    rule?: string
    field?: string
    remedy: string
    /** Of a value inside. */
    path?: PropertyKey[]
    /** The offset of the words in the value, and what to write instead. */
    offset?: number
    replace?: { from: string; to: string } | undefined
  },
): void => context.addIssue({ code: 'custom', message, params, ...(path && { path }) })
