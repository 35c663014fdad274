import * as z from 'zod'
import { group, image, link, markdown, text } from '../../src/content/schema/fields.ts'

/** content/pages/not-found.yaml */
export const notFoundPage = group({
  heading: text(100),
  intro: markdown(600),
  image,
  links: z.array(link),
})
