import * as z from 'zod'
import { group, link, markdown, text } from '../../src/content/schema/fields.ts'

/** content/pages/not-found.yaml */
export const notFoundPage = group({
  heading: text(100),
  intro: markdown(600),
  links: z.array(link),
})
