import type { Html } from '../../src/content/schema/fields.ts'
import { Photo, type Picture } from './Picture.tsx'
import { Prose } from './Prose.tsx'

interface Props {
  heading: string
  intro: Html
  picture?: Picture | undefined
  children?: React.ReactNode
}

/** The top of every page but home: its one h1, an introduction, and a photograph behind them. */
export function PageHeader({ heading, intro, picture, children }: Props) {
  return (
    <header className="page-header">
      {picture && <Photo className="page-header__photo" picture={picture} sizes="100vw" main />}
      <div className="page-header__text">
        <h1>{heading}</h1>
        <Prose text={intro} />
        {children}
      </div>
    </header>
  )
}
