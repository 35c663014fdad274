import { entries, group, image, text, words } from '../../src/content/schema/fields.ts'
import { page } from '../../src/content/schema/page.ts'

/** content/gallery.yaml: the photographs of the gallery in order (spec section 2, "Gallery"). */
export const gallerySchema = group({
  items: entries({
    url: image.meta({ label: 'Photograph' }),
    title: text(60),
    description: text(200),
  }).min(1),
}).describe('The photographs of the gallery, in the order in which they are shown.')

/** content/pages/gallery.yaml */
export const galleryPage = group({
  ...page,
  listHeading: text(80),
  previousLabel: text(40),
  nextLabel: text(40),
  thumbnailLabel: words(60, 'Show {title}', 'What screen readers call a thumbnail.', 'title'),
  enlargeLabel: text(40),
  fullScreenLabel: words(60, 'Gallery, full screen', 'What screen readers call the gallery in full screen.'),
  closeLabel: text(40),
  illustrationLabel: words(30, 'Illustration', 'Beside the caption of a picture that is one (images.yaml).'),
  illustrationNote: words(
    160,
    'Pictures that are marked as an illustration do not show the café itself.',
    'Below the introduction, while all pictures of the site are illustrations (images.yaml).',
  ),
  someIllustrationsNote: words(
    160,
    'Some pictures on this site are illustrations. In the gallery, each of them says so.',
    'In its place, while only some of them are.',
  ),
}).omit({ image: true })
