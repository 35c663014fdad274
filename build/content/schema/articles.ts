import { z } from 'zod'
import { date, id, image, robots, text } from './fields.ts'

/** Front matter of content/posts/*.md; the slug is the file's name (spec section 3, "Blog post"). */
export const postSchema = z.strictObject({
  id: id(),
  title: text(120),
  description: text(300),
  author: text(60),
  date: date(),
  readTime: text(30),
  category: text(40),
  tags: z.array(text(40)).min(1),
  image: image(),
  imageAlt: text(400).meta({ kind: 'text', expects: 'a sentence that says what the photograph shows' }),
  keywords: text(300),
  ...robots(),
})

/** Front matter of content/seo/*.md: the long-form text of one page (spec section 3). */
export const longFormSchema = z.strictObject({ title: text(120), keywords: text(600) })
