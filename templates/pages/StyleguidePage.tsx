import { FirstScreenEnd } from '../components/FirstScreen.tsx'
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
      <h1 className="section">{heading}</h1>
      <FirstScreenEnd />
      {examples.map(([name, drawn]) => (
        <Section key={name} heading={name}>
          {drawn}
        </Section>
      ))}
    </>
  )
}
