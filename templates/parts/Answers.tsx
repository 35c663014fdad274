import type { Html } from '../../src/content/schema/fields.ts'
import { languageOf } from '../../src/markdown/languages.ts'
import { Prose } from './Prose.tsx'

interface Props {
  /** The name of the group: one of its answers is open at a time. */
  name: string
  items: ReadonlyArray<{ id?: string; question: string; answer: Html }>
  /** Whether the first answer is open until someone opens another one. */
  isFirstOpen?: boolean
  /** Data attributes for a client script. */
  dataAttributes?: Record<string, string>
  /** Below the last one. */
  children?: React.ReactNode
}

/** Questions that open one at a time: `details` with one name, which needs no script. */
export function Answers({ name, items, isFirstOpen = false, dataAttributes, children }: Props) {
  return (
    <div className="answers" {...dataAttributes}>
      {items.map(({ id, question, answer }, index) => (
        <details key={question} id={id} name={name} open={isFirstOpen && index === 0}>
          <summary>
            <h3 lang={languageOf(question)}>{question}</h3>
          </summary>
          <Prose text={answer} />
        </details>
      ))}
      {children}
    </div>
  )
}
