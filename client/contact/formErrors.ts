import * as data from '../../templates/contact/attributes.ts'

/**
 * Shows the browser's own message about a field (`validationMessage`, in the language of the browser) as a sentence below it:
 * on sending about each wrong field, with the focus on the first. Without script, the browser shows them itself.
 */
export function showFieldErrors(form: HTMLFormElement) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('.field')]
  for (const field of fields) {
    const error = field.closest('label')?.nextElementSibling
    const words = error?.querySelector('span')
    if (!(error instanceof HTMLElement) || !words) continue
    // Set here, because an id in the HTML would count as a link target.
    error.id = `${data.form}-${field.name}`
    field.setAttribute('aria-describedby', error.id)
    const show = () => {
      words.textContent = field.validationMessage
      error.hidden = field.validity.valid
      field.setAttribute('aria-invalid', String(!field.validity.valid))
    }
    field.addEventListener('invalid', (event) => {
      // Without the browser's own bubble, which would cover the sentence.
      event.preventDefault()
      show()
      if (field === fields.find(({ validity }) => !validity.valid)) field.focus()
    })
    // While a wrong field is corrected, its sentence follows. Not before: a sentence that appears when a field loses the focus
    // would move the button from under the pointer.
    field.addEventListener('input', () => {
      if (!error.hidden) show()
    })
  }
}
