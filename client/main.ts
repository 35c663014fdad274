/** Brings the finished pages to life. Every page works without; one behaviour that fails never stops the others. */
import { followScroll } from './header.ts'
import { leaveUnknownGuide } from './unknownGuide.ts'

for (const attach of [followScroll, leaveUnknownGuide]) {
  try {
    attach()
  } catch (error) {
    console.error(error)
  }
}
