import { has } from '../../browserSupport/allowed.ts'
import type { Expected } from '../../expected.ts'

export const expected: Expected = {
  nodes: ['gallery.html', 'ImageGallery'],
  allowedInStyles: [has(/^\.gallery__pictures/, 'the caption of the next picture is seen at the edge')],
  allowedInScripts: [
    { path: 'api.HTMLDialogElement.showModal', reason: 'called only where HTMLDialogElement exists' },
  ],
}
