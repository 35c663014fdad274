/** Mistakes in the names of files, and files that are not what their names say. */
import type { Mistake } from './mistake.ts'
import { second } from './second.ts'

const bytesOf = (file: string) => second.files.get(file) ?? new Uint8Array()

/** A file under another name. */
const renamed = (from: string, to: string): Mistake => ({
  name: `${from} under the name ${to}`,
  file: to,
  to: bytesOf(from),
  also: { file: from },
})

const pointer = new TextEncoder().encode(
  'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 132735\n',
)

export const fileMistakes: Mistake[] = [
  renamed('posts/choosing-a-fighting-game-pad.md', 'posts/Index.md'),
  renamed('packages.yaml', 'packages.yml'),
  renamed('packages.yaml', 'packages.txt'),
  renamed('site.yaml', 'Site.yaml'),
  renamed('facts.yaml', 'fact.yaml'),
  renamed('pages/faq.yaml', 'pages/faq.yaml.txt'),
  renamed('pages/pricing.yaml', 'pages/rates.yaml'),
  renamed('images.yaml', 'images/images.yaml'),
  renamed('facts.yaml', 'posts/facts.yaml'),
  {
    name: 'a photograph with the name of another one but for its capitals',
    file: 'images/Lagoon-Row.JPG',
    to: bytesOf('images/chaya-balcony.jpg'),
  },
  {
    name: 'the same in the list of photographs',
    file: 'images.yaml',
    from: 'images:\n',
    to: 'images:\n  - file: Lagoon-Row.jpg\n    alt: The second row of desks, seen from the door.\n',
  },
  ...['~$choosing.docx', '~$choosing.md', 'choosing.md.bak', 'choosing.docx'].map(
    (file): Mistake => ({
      name: `posts/${file}`,
      file: `posts/${file}`,
      to: bytesOf('posts/choosing-a-fighting-game-pad.md'),
    }),
  ),
  { name: 'an empty photograph', file: 'images/lagoon-row.jpg', to: new Uint8Array(), inSite: true },
  {
    name: 'a photograph in a folder within images',
    file: 'images/2026/lagoon-row.jpg',
    to: bytesOf('images/chaya-balcony.jpg'),
  },
  {
    name: 'a photograph that is listed, in a folder within images',
    file: 'images/2026/hall-at-night.jpg',
    to: bytesOf('images/chaya-balcony.jpg'),
    also: {
      file: 'images.yaml',
      from: 'images:\n',
      to: 'images:\n  - file: hall-at-night.jpg\n    alt: The hall at night, with both lamps lit.\n',
    },
  },
  {
    name: 'a photograph that is listed with a folder within images',
    file: 'images.yaml',
    from: 'file: lagoon-row.jpg',
    to: 'file: 2026/lagoon-row.jpg',
  },
  {
    name: 'a guide whose name is that of another one but for its capitals',
    file: 'posts/Choosing a fighting game pad.md',
    to: bytesOf('posts/choosing-a-fighting-game-pad.md'),
  },
  {
    name: 'a long text whose name is that of another one but for its capitals',
    file: 'seo/Home.md',
    to: bytesOf('seo/home.md'),
  },
  {
    name: 'a photograph that Git LFS has not fetched',
    file: 'images/lagoon-row.jpg',
    to: pointer,
    inSite: true,
  },
]
