import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Section } from '../components/Section.tsx'

export interface Example {
  /** The components and the state that it shows. */
  name: string
  /** Nothing where the content for it is absent. */
  drawn: React.ReactNode
  /** True for what is as wide as the page. */
  isWide?: boolean
}

interface Props {
  heading: string
  examples: readonly Example[]
  /** Shows the states of matches. */
  script: string
}

/** Every component in its states, for the preview. */
export function StyleguidePage({ heading, examples, script }: Props) {
  return (
    <>
      <PageHeader heading={heading} />
      <FirstScreenEnd />
      {examples.map(({ name, drawn, isWide }) => (
        <div key={name}>
          <Section heading={name}>{!isWide && drawn}</Section>
          {isWide && drawn}
        </div>
      ))}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  )
}
