import type { Expected } from '../../expected.ts'

export const expected: Expected = {
  nodes: ['gear.html', 'CollectionPage', 'ItemList', 'ItemList'],
}
