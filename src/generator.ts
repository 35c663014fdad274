/** What the generator is made of, as one short text: results of other code are never taken for those of this one. */
import { hashOfGenerator } from './hashOfGenerator.mjs'

/** The hash of the generator's own files and of the versions of its libraries; bundled, it is written into the code. */
export const generator: string = process.env.GENERATOR_HASH ?? hashOfGenerator()
