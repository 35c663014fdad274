import * as hooks from '../templates/hooks.ts'
import { composeMessage } from './composeMessage.ts'
import { one } from './dom.ts'

/** A form service that has not answered by then will not. */
const patience = 20_000

/**
 * The contact form: the message goes to the café's chat with all fields in it, or to a form service. What is typed
 * survives a reload, and stays in the fields when sending fails.
 */
export function enhanceForm() {
  const form = one(hooks.form, HTMLFormElement)
  const said = one(hooks.formSaid, HTMLElement)
  if (!form || !said) return
  const chatMessage = form.getAttribute(hooks.formMessage)
  const draft = keepDraft(form)
  const say = (what: string) => {
    said.textContent = said.getAttribute(what)
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    said.textContent = ''
    const data = new FormData(form)
    if (chatMessage !== null) {
      const fields = Object.fromEntries([...data].map(([name, value]) => [name, String(value)]))
      const text = composeMessage(chatMessage, { ...fields, message: fields.text ?? '' })
      // The answer on the page is drawn first: to open a tab takes the browser several frames.
      setTimeout(() => open(`${form.action}?text=${encodeURIComponent(text)}`, '_blank', 'noopener'))
      draft.clear()
      say(hooks.formDone)
      return
    }
    if (form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    try {
      const { ok } = await fetch(form.action, {
        method: 'POST',
        body: data,
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(patience),
      })
      if (!ok) throw new Error()
      form.reset()
      draft.clear()
      say(hooks.formDone)
    } catch {
      say(hooks.formFailed)
    }
    form.ariaBusy = 'false'
  })
}

/** Keeps what is typed until the tab is closed; a browser that forbids it has a form without a memory. */
function keepDraft(form: HTMLFormElement) {
  const name = hooks.form
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name]')]
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    for (const field of fields) field.value ||= kept[field.name] ?? ''
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
