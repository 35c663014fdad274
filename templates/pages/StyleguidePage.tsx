import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Section } from '../components/Section.tsx'

interface Props {
  heading: string
  /** The names of components, with what they draw. */
  examples: ReadonlyArray<readonly [name: string, drawn: React.ReactNode]>
}

/** Every component in its states, for the preview. */
export function StyleguidePage({ heading, examples }: Props) {
  return (
    <>
      <PageHeader heading={heading} />
      <FirstScreenEnd />
      {examples.map(([name, drawn]) => (
        <Section key={name} heading={name}>
          {drawn}
        </Section>
      ))}
    </>
  )
}
