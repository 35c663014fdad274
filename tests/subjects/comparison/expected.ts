import { has } from '../../browserSupport/allowed.ts'
import type { Expected } from '../../expected.ts'

export const expected: Expected = {
  allowedInStyles: [
    has(
      /comparison__panel:target/,
      'the first panel is shown besides the one of the address until the script has come',
    ),
  ],
}
