import { hashOfGenerator } from './hashOfGenerator.mjs'

/** The version of the generator, for keys of the cache. In the bundled generator, src/run.mjs sets the variable. */
export const generator: string = process.env.GENERATOR_HASH ?? hashOfGenerator()
