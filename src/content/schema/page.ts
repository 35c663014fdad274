import { entries, group, image, link, markdown, robots, text } from './fields.ts'
import { callToAction } from './sectionFields.ts'

/** Metadata of every page for search engines and chats (spec section 3, "Page metadata record"). */
export const metadata = {
  title: text(90).describe('Shown in search results and on the browser tab: best 15 to 65 characters.'),
  description: text(200).describe('Shown below the title in search results: best 70 to 165 characters.'),
  keywords: text(300),
  ...robots,
  shareImage: image
    .optional()
    .describe('The photograph that chats show beside a link, where it is not the one of site.yaml.'),
}

export const related = group({
  heading: text(80),
  links: entries(link.shape),
})

/** Fields of most pages: metadata, a headline, an introduction, a photograph, and the endings. */
export const page = {
  ...metadata,
  heading: text(100),
  intro: markdown(1200),
  related: related.optional(),
  callToAction: callToAction.optional(),
  image: image.optional(),
}
