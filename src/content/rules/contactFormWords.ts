import { at, type RuleContext } from './context.ts'

/** The texts of the contact form name the channel that site.yaml sets: WhatsApp or mail. */
export function checkContactFormWords({ content, cleanYaml, messages }: RuleContext): void {
  const yaml = cleanYaml('pages/contact')
  const form = content.pages.contact?.form
  if (!yaml || !form) return
  const goesByMail = content.site.contactForm !== undefined
  for (const field of ['text', 'submit', 'done', 'failed'] as const) {
    const namesChat = /\bwhats\s?app\b/i.test(form[field])
    const namesMail = /\be?-?mail\b|\binbox\b/i.test(form[field])
    if (goesByMail ? !namesChat : namesChat || !namesMail) continue
    messages.warning({
      ...at(yaml, ['form', field]),
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
