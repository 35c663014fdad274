import * as z from 'zod'
import { group, image, link, text, textWithBlanks } from '../../src/content/schema/fields.ts'
import { page } from '../../src/content/schema/page.ts'
import { linkedRow } from '../../src/content/schema/sectionFields.ts'

/** content/pages/contact.yaml */
export const contactPage = group({
  ...page,
  image: image
    .optional()
    .describe('A photograph at the top. Without it, a map shows the way from the areas of locations.yaml.'),
  detailsHeading: text(80),
  hoursLabel: text(40),
  languagesLabel: text(40),
  pricesLabel: text(40),
  prices: text(80).optional().describe('What playing costs, such as the lowest price of an hour.'),
  callLabel: text(40),
  quickLinksHeading: text(80),
  quickLinks: z.array(link),
  form: group({
    heading: text(80),
    text: text(300),
    name: text(40),
    email: text(40),
    phone: text(40),
    message: text(40),
    charactersLeft: textWithBlanks(80, 'count').describe(
      'Below the message, where it goes to the chat: how much longer it may get.',
    ),
    charactersOver: textWithBlanks(200, 'count').describe(
      'The same for a message that is too long. It is not cut, but the chat may not take all of it.',
    ),
    submit: text(40),
    chatMessage: textWithBlanks(400, 'message', 'name', 'email', 'phone'),
    done: text(200).describe(
      'After sending. The site cannot know whether the chat has opened: say what to do next, not that it is open.',
    ),
    openChat: text(40).describe('The link to the chat, below that text.'),
    failed: text(200),
  }),
  servicesHeading: text(80),
  services: z.array(linkedRow),
})
