import type { Pages } from '../../src/content/types.ts'
import * as data from '../dataAttributes.ts'

interface Props {
  form: Pages['contact']['form']
  /** A chat with the café takes the message as `text` by GET; a form service takes all fields by POST. */
  action: { url: string; method: 'get' | 'post' }
}

/** Only the browser's own rules apply (spec section 5). */
export function ContactForm({ form, action }: Props) {
  const opensChat = action.method === 'get'
  const attributes = {
    [data.form]: '',
    ...(opensChat && { target: '_blank', rel: 'noopener', [data.formMessage]: form.chatMessage }),
  }
  return (
    <form className="form" action={action.url} method={action.method} {...attributes}>
      <p>{form.text}</p>
      <label>
        {form.name}
        <input className="field" name="name" type="text" autoComplete="name" maxLength={80} required />
      </label>
      <label>
        {form.email}
        <input className="field" name="email" type="email" autoComplete="email" maxLength={120} required />
      </label>
      <label>
        {form.phone}
        <input className="field" name="phone" type="tel" autoComplete="tel" maxLength={20} />
      </label>
      <label>
        {form.message}
        <textarea
          className="field"
          name={opensChat ? 'text' : 'message'}
          rows={5}
          maxLength={1000}
          required
        />
      </label>
      <button className="button button--primary" type="submit">
        {form.submit}
      </button>
      <p
        className="form__status"
        role="status"
        {...{ [data.formStatus]: '', [data.formDone]: form.done, [data.formFailed]: form.failed }}
      />
    </form>
  )
}
