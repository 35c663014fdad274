import type { Pages } from '../../src/content/types.ts'
import { fillBlanks } from '../blanks.ts'
import * as data from '../dataAttributes.ts'
import { Icon } from './Icon.tsx'

interface Props {
  form: Pages['contact']['form']
  /** A chat with the café takes one text by GET; a form service takes all fields by POST. */
  action: { url: string; method: 'get' | 'post' }
  /** Contents for the styleguide: a message, and the status after sending. */
  shown?: { message: string; status?: string }
}

/** Characters of nine bytes each, such as encoded Devanagari, with room for the other fields in 8,000 bytes (RFC 9110, section 4.1). */
const chatLimit = 800

/**
 * Only the browser's own rules apply, in its own words (spec section 5); a script shows them below the fields. The chat takes a
 * message as `text`: a script puts all fields into it, and without script a form of its own has a field of that name.
 */
export function ContactForm({ form, action, shown }: Props) {
  const opensChat = action.method === 'get'
  const chat = { target: '_blank', rel: 'noopener' }
  const attributes = {
    [data.form]: '',
    ...(opensChat && { ...chat, [data.formMessage]: form.chatMessage }),
  }
  return (
    <>
      <form
        className={opensChat ? 'form needs-script' : 'form'}
        action={action.url}
        method={action.method}
        {...attributes}
      >
        <Fields form={form} message={shown?.message} />
        {opensChat && <Counter form={form} left={chatLimit - (shown?.message.length ?? 0)} />}
        <Submit form={form} />
        <p
          className="form__status"
          role="status"
          {...{ [data.formStatus]: '', [data.formDone]: form.done, [data.formFailed]: form.failed }}
        >
          {shown?.status}
        </p>
      </form>
      {opensChat && (
        <noscript>
          <form className="form" action={action.url} method={action.method} {...chat}>
            <Fields form={form} messageName="text" />
            <Submit form={form} />
          </form>
        </noscript>
      )}
    </>
  )
}

interface FieldsProps extends Pick<Props, 'form'> {
  messageName?: string
  message?: string | undefined
}

/** No field has a `maxlength`: browsers would silently cut what is pasted. */
const Fields = ({ form, messageName = 'message', message }: FieldsProps) => (
  <>
    <p>{form.text}</p>
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
    <label>
      {form.message}
      <textarea className="field" name={messageName} rows={5} required defaultValue={message} />
    </label>
    <FieldError />
  </>
)

/** The place of the browser's message about the field before it. */
const FieldError = () => (
  <p className="form__error" hidden>
    <Icon name="circle-alert" />
    <span />
  </p>
)

/** How long a message for the chat may still be; a longer one is sent whole. */
function Counter({ form, left }: Pick<Props, 'form'> & { left: number }) {
  const isTooLong = left < 0
  return (
    <p
      className="form__counter"
      aria-live="polite"
      {...{
        [data.counter]: chatLimit,
        ...(isTooLong && { [data.exceeded]: '' }),
        [data.counterLeft]: form.charactersLeft,
        [data.counterOver]: form.charactersOver,
      }}
    >
      {fillBlanks(isTooLong ? form.charactersOver : form.charactersLeft, { count: String(Math.abs(left)) })}
    </p>
  )
}

const Submit = ({ form }: Pick<Props, 'form'>) => (
  <button className="button button--primary" type="submit">
    {form.submit}
  </button>
)
