import type { Html } from '../../src/content/schema/fields.ts'
import { Heading } from './Heading.tsx'
import { Prose } from './Prose.tsx'

interface Props {
  /** The anchor under which links reach this section. */
  id?: string
  heading: string
  /** Only for screen readers, where the headline of the page says the same. */
  isHeadingHidden?: boolean
  intro?: Html | undefined
  /** 2 for a part of a page, 3 for a part of such a part. */
  level?: 2 | 3
  className?: string
  /** Data attributes for a client script. */
  dataAttributes?: Record<string, string> | undefined
  children: React.ReactNode
}

export function Section(props: Props) {
  const { id, heading, isHeadingHidden, intro, level = 2, className = '', dataAttributes, children } = props
  return (
    <section id={id} className={`section ${className}`.trim()} {...dataAttributes}>
      <Heading level={level} className={isHeadingHidden ? 'visually-hidden' : 'section__heading'}>
        {heading}
      </Heading>
      {intro && <Prose text={intro} className="prose section__intro" />}
      {children}
    </section>
  )
}
