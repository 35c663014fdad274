import { hashOfGenerator } from './hashOfGenerator.mjs'

/** The version of the generator, for keys of the cache. src/run.mjs puts it into the bundled generator. */
export const generatorVersion: string = process.env.GENERATOR_HASH ?? hashOfGenerator()
