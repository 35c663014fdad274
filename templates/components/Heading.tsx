interface Props {
  level: 1 | 2 | 3
  className?: string
  /** The end of a headline, in small letters below it. */
  end?: string | undefined
  children: string
}

/** A line of capitals is quick to read, several lines are not: longer headings keep their small letters. */
const longest = 32

export function Heading({ level, className, end, children }: Props) {
  const Tag = `h${level}` as const
  const classes = [className, children.length > longest && 'sentence'].filter(Boolean).join(' ')
  return (
    <Tag className={classes || undefined}>
      {children}
      {end && <small> {end}</small>}
    </Tag>
  )
}
