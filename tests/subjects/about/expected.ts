import type { Expected } from '../../expected.ts'

export const expected: Expected = {
  nodes: ['about.html', 'AboutPage'],
}
