import type { Pages } from '../../build/content/types.ts'

interface Props {
  form: Pages['contact']['form']
  /** A chat with the café takes the message as `text` by GET; a form service takes all fields by POST. */
  action: { url: string; method: 'get' | 'post' }
}

/** Only the browser's own rules apply (spec section 5). */
export function ContactForm({ form, action }: Props) {
  return (
    <form className="form" action={action.url} method={action.method} target="_blank" rel="noopener">
      <p>{form.text}</p>
      <label>
        {form.name}
        <input name="name" type="text" autoComplete="name" maxLength={80} required />
      </label>
      <label>
        {form.email}
        <input name="email" type="email" autoComplete="email" maxLength={120} required />
      </label>
      <label>
        {form.phone}
        <input name="phone" type="tel" autoComplete="tel" maxLength={20} />
      </label>
      <label>
        {form.message}
        <textarea name="text" rows={5} maxLength={1000} required />
      </label>
      <button className="button button--primary" type="submit">
        {form.submit}
      </button>
    </form>
  )
}
