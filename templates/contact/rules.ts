/** Rules about the contact page, and about what it lists as good to know. */
import type { RuleContext } from '../../src/content/rules/ruleContext.ts'

/** The texts of the contact form name the channel that site.yaml sets: WhatsApp or mail. */
export function checkContactFormWords({ content, warning }: RuleContext): void {
  const form = content.pages.contact?.form
  if (!form) return
  const goesByMail = content.site.contactForm !== undefined
  for (const field of ['text', 'submit', 'done', 'failed'] as const) {
    const namesChat = /\bwhats\s?app\b/i.test(form[field])
    const namesMail = /\be?-?mail\b|\binbox\b/i.test(form[field])
    if (goesByMail ? !namesChat : namesChat || !namesMail) continue
    warning('pages/contact', ['form', field], {
      rule: 'form-words',
      reason: goesByMail
        ? 'These words mention WhatsApp, but the form goes to the form service that site.yaml names under contactForm.'
        : 'These words mention mail, but the form opens WhatsApp, because site.yaml names no form service.',
      remedy: goesByMail
        ? 'Write that the message goes by mail; or take contactForm out of site.yaml.'
        : 'Write that WhatsApp opens with the message; or name a form service under contactForm in site.yaml.',
    })
  }
}

/** Warns of amenities whose text says no to what their name has, and that search engines are given as available: “No smoking”. */
export function checkAmenities({ content: { site }, warning }: RuleContext): void {
  for (const [index, { name, text, available }] of site.amenities.entries()) {
    const denied = denialOf(name, text)
    if (!available || !denied) continue
    warning('site', ['amenities', index, 'available'], {
      rule: 'denied-amenity',
      reason: `This says “${denied}”, but with “available: true”, search engines show “${name}” as something that the café has.`,
      remedy:
        'Delete this line: it is a rule. If it is something that you do not have, write “available: false”.',
    })
  }
}

/** The words of a text that say no to something, such as “No smoking”. */
function denialOf(name: string, text: string): string | undefined {
  const words = ` ${text.toLowerCase()}`
  const denials = ['no', 'not any', 'without'].map((no) => `${no} ${name.toLowerCase()}`)
  const found = denials.find((denial) => words.includes(` ${denial}`))
  const at = found === undefined ? -1 : words.indexOf(` ${found}`)
  return found && text.slice(at, at + found.length)
}
