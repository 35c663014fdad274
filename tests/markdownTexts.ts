/** Correct and mistyped Markdown, for property-based tests. */
import fc from 'fast-check'

const someOf = (separated: string) => fc.constantFrom(...separated.split('¦'))
const mostly = <Value>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: rare })

const slip = someOf(
  '*¦_¦[¦]¦(¦)¦<¦>¦&¦`¦|¦#¦-¦+¦.¦!¦:¦~¦^¦\\¦ ¦\t¦\n¦\r¦0¦1¦9¦"¦\'¦a¦é¦=¦$¦@¦%¦,¦;¦/¦?¦{¦}¦\u00a0¦\u2028¦\0¦**¦\n\n¦\r\n¦🎮¦](/¦- ¦> ¦## ¦1. ¦ |¦  ¦://¦www.¦\n---\n',
)
const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const ways = {
  insert: (sign: string, one: string, two: string) => sign + one + two,
  replace: (sign: string, _one: string, two: string) => sign + two,
  delete: (_sign: string, _one: string, two: string) => two,
  swap: (_sign: string, one: string, two: string) => two + one,
  double: (_sign: string, one: string, two: string) => one + one + two,
}

/** One to three signs of a text put in, taken out, exchanged or doubled. */
export const slips = fc
  .array(fc.tuple(place, slip, fc.constantFrom(...Object.values(ways))), { minLength: 1, maxLength: 3 })
  .map(
    (all) => (text: string) =>
      all.reduce((now, [share, sign, way]) => {
        const at = Math.floor(share * now.length)
        return (
          now.slice(0, at) + way(sign, now.slice(at, at + 1), now.slice(at + 1, at + 2)) + now.slice(at + 2)
        )
      }, text),
  )

const plainWords = someOf(
  'word¦two words¦é¦नमस्ते¦🎮¦₹1,099¦**strong**¦*em*¦**a *b* c**¦(**x**)¦**y:**¦“*z*”¦`code`¦[link](/a)¦**[l](#b)**¦[l **s**](https://a.example/?b=c&d=%20)¦“q”¦"q"¦Q&A¦&¦<10ms¦<¦>¦a_b¦12¦(x)¦+91¦@a',
)
const oddWords = someOf(
  '*¦**¦***¦****¦_¦__¦_x_¦`¦``¦``x``¦[¦]¦](/x)¦](¦(¦)¦<b>¦<a@b.example>¦<5@b.example>¦<https://a.example>¦&amp;¦&#35;¦&copy¦\\*¦\\¦!¦![x](/y)¦|¦~¦~~x~~¦#¦##¦-¦+¦=¦:¦\t¦\u00a0¦\u2028¦\u3000¦\ud83c¦•¦$¦€¦://¦www.a.example¦http://a.example¦[^1]¦[a]: /b¦[a][b]¦[](/a)¦[a](/b "c")¦[a](</b>)¦[a](b)¦[a](/b%2)¦[a](/b*c*)¦[a [b](/c)](/d)¦*a **b* c**¦**a*¦` x `¦1.¦1)¦\0¦',
)
const gap = mostly(someOf(' ¦ ¦ ¦, '), someOf('¦  ¦*¦\n¦**¦_¦\r\n'))
const words = fc
  .array(fc.tuple(mostly(plainWords, oddWords), gap), { minLength: 1, maxLength: 4 })
  .map((all) => all.flat().slice(0, -1).join(''))

const row = (columns: number) =>
  fc
    .tuple(
      fc.array(words, { minLength: columns, maxLength: columns }),
      mostly(someOf('| ¦|'), someOf('¦ | ¦||')),
      mostly(someOf(' | ¦|'), someOf('||¦')),
      mostly(someOf(' |¦|'), someOf('¦ | ¦  |  ¦||')),
    )
    .map(([cells, before, between, after]) => before + cells.join(between) + after)
const delimiter = mostly(someOf('-¦---¦:-¦-:¦:-:¦ --- ¦ ---: '), someOf('¦=¦--:-¦:'))
const table = fc
  .tuple(fc.integer({ min: 1, max: 3 }), mostly(fc.constant(0), fc.constant(1)))
  .chain(([columns, more]) =>
    fc
      .tuple(
        fc.array(row(columns), { minLength: 1, maxLength: 3 }),
        fc.array(delimiter, { minLength: columns + more, maxLength: columns + more }),
      )
      .map(([[head, ...rows], delimiters]) => [head, `|${delimiters.join('|')}|`, ...rows].join('\n')),
  )

const plainMark = someOf('¦¦¦## ¦## ¦- ¦- ¦1. ¦2. ¦10. ¦> ')
const oddMark = someOf(
  '# ¦##¦##  ¦#### ¦-¦-  ¦* ¦+ ¦*¦1) ¦01. ¦0. ¦1234567890. ¦>¦> > ¦> - ¦- - ¦- ## ¦- > ¦ ¦  ¦    ¦```¦~~~¦\u00a0¦- [ ] ¦[a]: ¦•¦- •¦<b>¦| ¦\t¦:¦--- ',
)
const line = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(mostly(plainMark, oddMark), words).map((parts) => parts.join('')) },
  { weight: 2, arbitrary: table },
  {
    weight: 1,
    arbitrary: mostly(fc.constant('---'), someOf('***¦- - -¦===¦--¦```¦|¦||¦| |¦<!-- a -->¦-¦1.¦##¦>¦:-')),
  },
)
const lineEnd = mostly(
  someOf('\n\n¦\n\n¦\n\n¦\n'),
  someOf(' \n¦  \n¦\n \n¦\n  \n¦\n\n\n¦\n    ¦\n  ¦\r\n¦\\\n¦ ## \n'),
)

/** Texts of one to five blocks, mostly of the plain kind. */
export const texts = fc
  .tuple(
    fc.array(fc.tuple(line, lineEnd), { minLength: 1, maxLength: 5 }),
    mostly(fc.constant('\n'), fc.constant('\r\n')),
  )
  .map(([lines, end]) => lines.flat().join('').replaceAll('\n', end))
