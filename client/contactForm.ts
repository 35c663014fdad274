import * as data from '../templates/dataAttributes.ts'
import { composeMessage } from './composeMessage.ts'
import { one } from './dom.ts'
import { showFieldErrors } from './formErrors.ts'

/** How long to wait for the form service, in milliseconds. */
const timeout = 20_000

/**
 * Sends the contact form: to the café's chat as a message with all fields in it, or to a form service. What is typed
 * survives a reload, and stays in the fields when sending fails.
 */
export function enhanceForm() {
  const form = one(data.form, HTMLFormElement)
  const status = one(data.formStatus, HTMLElement)
  if (!form || !status) return
  const chatMessage = form.getAttribute(data.formMessage)
  const draft = restoreDraft(form)
  showFieldErrors(form)
  /** @param attribute the one that holds the text */
  const announce = (attribute: string) => {
    status.textContent = status.getAttribute(attribute)
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    status.textContent = ''
    const values = new FormData(form)
    if (chatMessage !== null) {
      const fields = Object.fromEntries([...values].map(([name, value]) => [name, String(value)]))
      const text = composeMessage(chatMessage, fields)
      // The status is painted first: opening a tab takes the browser several frames.
      setTimeout(() => open(`${form.action}?text=${encodeURIComponent(text)}`, '_blank', 'noopener'))
      draft.clear()
      announce(data.formDone)
      return
    }
    if (form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    try {
      const { ok } = await fetch(form.action, {
        method: 'POST',
        body: values,
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeout),
      })
      if (!ok) throw new Error()
      form.reset()
      draft.clear()
      announce(data.formDone)
    } catch {
      announce(data.formFailed)
    }
    form.ariaBusy = 'false'
  })
}

/** Saves what is typed until the tab is closed, where the browser allows it, and fills it in again. */
function restoreDraft(form: HTMLFormElement) {
  const name = data.form
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name]')]
  try {
    const saved = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    for (const field of fields) field.value ||= saved[field.name] ?? ''
    form.addEventListener('input', () =>
      sessionStorage.setItem(
        name,
        JSON.stringify(Object.fromEntries(fields.map((field) => [field.name, field.value]))),
      ),
    )
  } catch {}
  return {
    clear() {
      try {
        sessionStorage.removeItem(name)
      } catch {}
    },
  }
}
