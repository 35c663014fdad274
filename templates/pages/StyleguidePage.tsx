import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Section } from '../components/Section.tsx'

interface ExampleProps {
  /** The components and the state that it shows. */
  name: string
  /** True for what is as wide as the page. */
  isWide?: boolean
  /** Nothing where the content for it is absent. */
  children: React.ReactNode
}

export const Example = ({ name, isWide, children }: ExampleProps) =>
  children && (
    <div>
      <Section heading={name}>{!isWide && children}</Section>
      {isWide && children}
    </div>
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
