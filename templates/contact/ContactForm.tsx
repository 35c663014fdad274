import { Icon } from '../../src/render/Icon.tsx'
import type { Pages } from '../content.ts'
import { fillBlanks } from '../parts/blanks.ts'
import * as data from './attributes.ts'

interface Props {
  form: Pages['contact']['form']
  /** A chat with the café takes one text by GET; a form service takes all fields by POST. */
  action: { url: string; method: 'get' | 'post' }
}

/** Characters of nine bytes each, such as encoded Devanagari, with room for the other fields in 8,000 bytes (RFC 9110, section 4.1). */
const chatLimit = 800

/**
 * Only the browser's own rules apply, in its own words (spec section 5); a script shows them below the fields, and puts all
 * fields into the message for a chat. No field has a `maxlength`: browsers would silently cut what is pasted.
 */
export function ContactForm({ form, action }: Props) {
  const opensChat = action.method === 'get'
  const chat = { target: '_blank', rel: 'noopener' }
  const attributes = {
    [data.form]: '',
    ...(opensChat && { ...chat, [data.formMessage]: form.chatMessage }),
  }
  return (
    <form className="form" action={action.url} method={action.method} {...attributes}>
      <div className="form__face">
        <div>
          <label>
            {form.name}
            <input className="field" name="name" type="text" autoComplete="name" required />
          </label>
          <FieldError />
          <label>
            {form.email}
            <input className="field" name="email" type="email" autoComplete="email" required />
          </label>
          <FieldError />
          <label>
            {form.phone}
            <input className="field" name="phone" type="tel" autoComplete="tel" />
          </label>
        </div>
        <div>
          <label>
            {form.message}
            {/* Without script, the chat takes the message as `text`; a script gives the field its own name. */}
            <textarea className="field" name={opensChat ? 'text' : 'message'} rows={5} required />
          </label>
          <FieldError />
          {opensChat && <Counter form={form} />}
        </div>
      </div>
      <div className="form__stub">
        <p>{form.text}</p>
        <button className="button button--primary" type="submit">
          {form.submit}
        </button>
        <p
          className="form__status"
          role="status"
          {...{ [data.formDone]: form.done, [data.formFailed]: form.failed }}
        />
        {opensChat && (
          <a href={action.url} {...chat} hidden {...{ [data.formChat]: '' }}>
            {form.openChat}
          </a>
        )}
      </div>
    </form>
  )
}

/** The place of the browser's message about the field before it. */
const FieldError = () => (
  <p className="form__error" hidden>
    <Icon name="circle-alert" />
    <span />
  </p>
)

/** How long a message for the chat may still be; a longer one is sent whole. */
function Counter({ form }: Pick<Props, 'form'>) {
  return (
    <p
      className="form__counter needs-script"
      aria-live="polite"
      {...{
        [data.counter]: chatLimit,
        [data.counterLeft]: form.charactersLeft,
        [data.counterOver]: form.charactersOver,
      }}
    >
      {fillBlanks(form.charactersLeft, { count: String(chatLimit) })}
    </p>
  )
}
