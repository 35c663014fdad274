import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Section } from '../components/Section.tsx'

type Drawn = Readonly<Record<string, React.ReactNode>>

/** Components, each in a state that its name says; those as wide as the page last. One without content is left out. */
export const examples = (drawn: Drawn, wide: Drawn = {}) =>
  Object.entries({ ...drawn, ...wide }).map(
    ([name, example]) =>
      example && (
        <div key={name}>
          <Section heading={name}>{!(name in wide) && example}</Section>
          {name in wide && example}
        </div>
      ),
  )

interface Props {
  heading: string
  /** Shows the states of matches. */
  script: string
  /** The examples. */
  children: React.ReactNode
}

/** Every component in its states, for the preview. */
export const StyleguidePage = ({ heading, script, children }: Props) => (
  <>
    <PageHeader heading={heading} />
    <FirstScreenEnd />
    {children}
    <script dangerouslySetInnerHTML={{ __html: script }} />
  </>
)
