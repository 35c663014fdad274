import { Icon } from '../../src/render/Icon.tsx'
import type { Data } from '../content.ts'
import * as data from './attributes.ts'
import { chatLink } from './chatLink.ts'
import { linkTo } from './link.ts'

interface Props {
  words: Pick<Data['words'], 'share' | 'shareCopied' | 'shareByHand'>
  /** Shared: the title of the page and its full address. */
  title: string
  url: string
}

/** Shares the page: a button with script, a link to a chat without. */
export function ShareButton({ words, title, url }: Props) {
  return (
    <>
      <a className="link-button without-script" {...linkTo(chatLink('https://wa.me/', `${title} ${url}`))}>
        <Icon name="share-2" />
        {words.share}
      </a>{' '}
      <button className="link-button needs-script" type="button" {...{ [data.share]: words.shareCopied }}>
        <Icon name="share-2" />
        {words.share}
      </button>
    </>
  )
}

/** Says that the address is copied, or shows it where that is not possible. */
export function ShareStatus({ words, url }: Pick<Props, 'words' | 'url'>) {
  return (
    <>
      <p className="share-status" role="alert" {...{ [data.shareStatus]: '' }} />
      <label className="share-address" hidden {...{ [data.shareAddress]: '' }}>
        {words.shareByHand}
        <input className="field" readOnly value={url} />
      </label>
    </>
  )
}
