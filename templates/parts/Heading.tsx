import { longestWordClass } from './longestWord.ts'

interface Props {
  level: 1 | 2 | 3
  className?: string
  /** The end of a headline, in small letters below it. */
  end?: string | undefined
  children: string
}

/**
 * A line of capitals is quick to read, several lines are not: longer headings keep their small letters. Below the first
 * headline, two lines of smaller capitals come before that.
 */
const longest = 32
const longestInSmaller = 40

/** How many letters of a name with an end are in one line, also on phones. */
const lineOfName = 12

/** Whether a word is a long name with a hyphen, such as Stratford-Avonlea, which stays in one line of a headline. */
const isLongName = (word: string) => word.slice(5, -5).includes('-')

export function Heading({ level, className, end, children }: Props) {
  const Tag = `h${level}` as const
  const isLong = children.length > longest
  const isSentence = isLong && (level === 1 || children.length > longestInSmaller)
  const parts = level === 1 && !isSentence ? children.split(/(\s+)/) : []
  const classes = [
    className,
    isSentence ? 'sentence' : isLong && 'long',
    level === 1 && longestWordClass(children, end ? lineOfName : 0),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <Tag className={classes || undefined}>
      {parts.some(isLongName)
        ? parts.map((part) => (isLongName(part) ? <span key={part}>{part}</span> : part))
        : children}
      {end && <small> {end}</small>}
    </Tag>
  )
}
