import * as data from '../../templates/contact/attributes.ts'
import { chatLink } from '../../templates/parts/chatLink.ts'
import { one, statusIn } from '../dom.ts'
import { composeMessage } from './composeMessage.ts'
import { showFieldErrors } from './formErrors.ts'

/** How long to wait for the form service, in milliseconds. */
const timeout = 20_000

/**
 * Sends the contact form: to the café's chat as a message with all fields in it, or to a form service. What is typed
 * survives a reload. It stays in the fields when sending fails, and for a chat, because no script can know whether it opened.
 */
export function enhanceForm() {
  const form = one<HTMLFormElement>(data.form)
  const status = form && statusIn(form)
  if (!status) return
  const chat = one<HTMLAnchorElement>(data.formChat)
  const template = form.getAttribute(data.formMessage) ?? ''
  // Without script, the chat takes the message as `text`.
  const message = form.querySelector<HTMLTextAreaElement>('[name=text]')
  if (message) message.name = 'message'
  restoreDraft(form)
  showFieldErrors(form)
  /** @param attribute the one that holds the text */
  const announce = (attribute: string) => {
    status.textContent = status.getAttribute(attribute)
  }

  /** Opens the chat by its link, which stays for visitors whose browser does not open it. */
  const openChat = (link: HTMLAnchorElement) => {
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    link.href = chatLink(form.action, composeMessage(template, fields))
    link.hidden = false
    announce(data.formDone)
    // The status is painted first: opening a tab takes the browser several frames.
    setTimeout(() => link.click())
  }

  const post = async () => {
    if (form.getAttribute('aria-busy') === 'true') return
    form.setAttribute('aria-busy', 'true')
    status.textContent = ''
    const controller = new AbortController()
    const waiting = setTimeout(() => controller.abort(), timeout)
    try {
      const { ok } = await fetch(form.action, {
        method: 'POST',
        body: new FormData(form),
        headers: { accept: 'application/json' },
        signal: controller.signal,
      })
      if (!ok) throw new Error()
      form.reset()
      // The draft is empty as well.
      form.dispatchEvent(new Event('input'))
      announce(data.formDone)
    } catch {
      announce(data.formFailed)
    }
    clearTimeout(waiting)
    form.setAttribute('aria-busy', 'false')
  }

  form.addEventListener('submit', (event) => {
    try {
      if (chat) openChat(chat)
      else post()
    } catch (error) {
      // The browser sends the form, as without script.
      if (message) message.name = 'text'
      throw error
    }
    event.preventDefault()
  })
}

/** Saves what is typed until the tab is closed, where the browser allows it, and fills it in again. */
function restoreDraft(form: HTMLFormElement) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name]')]
  try {
    const saved = JSON.parse(sessionStorage.getItem(data.form) ?? '{}')
    for (const field of fields) field.value ||= saved[field.name] ?? ''
    form.addEventListener('input', () =>
      sessionStorage.setItem(
        data.form,
        JSON.stringify(Object.fromEntries(fields.map((field) => [field.name, field.value]))),
      ),
    )
  } catch {}
}
