import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { contentOf } from '../cafes.ts'

/** The second café's files, read once. */
export const second = readSource(contentOf.second, new Messages())
