/** Mistakes in the names of files, and files that are not what their names say. */
import type { Mistake } from './mistake.ts'
import { second } from './second.ts'

const bytesOf = (file: string) => second.files.get(file) ?? new Uint8Array()

/** A file under another name. */
const renamed = (from: string, to: string, remedy: RegExp): Mistake => ({
  name: `${from} under the name ${to}`,
  file: to,
  to: bytesOf(from),
  also: { file: from },
  says: /^Nothing reads a file of this name, and .* is missing/,
  remedy,
})

const pointer = new TextEncoder().encode(
  'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 132735\n',
)

export const fileMistakes: Mistake[] = [
  renamed('packages.yaml', 'packages.yml', /^Rename it to packages\.yaml\.$/),
  renamed('packages.yaml', 'packages.txt', /^Rename it to packages\.yaml\.$/),
  renamed('site.yaml', 'Site.yaml', /^Rename it to site\.yaml\.$/),
  renamed('facts.yaml', 'fact.yaml', /^Should its name be facts\.yaml\?$/),
  renamed('pages/faq.yaml', 'pages/faq.yaml.txt', /^Rename it to pages\/faq\.yaml\.$/),
  {
    name: 'a photograph with the name of another one but for its capitals',
    file: 'images/Lagoon-Row.JPG',
    to: bytesOf('images/chaya-balcony.jpg'),
    says: /not listed in images\.yaml/,
    remedy: /^Rename it to lagoon-row-2\.jpg \(lagoon-row\.jpg is another photograph\)/,
  },
  {
    name: 'the same in the list of photographs',
    file: 'images.yaml',
    from: 'images:\n',
    to: 'images:\n  - file: Lagoon-Row.jpg\n    alt: The second row of desks, seen from the door.\n',
    at: 'Lagoon-Row',
    says: /cannot be the address of a photograph/,
    remedy: /Write lagoon-row-2\.jpg here.*lagoon-row\.jpg is another photograph/,
    corrected: '  - file: lagoon-row-2.jpg',
  },
  {
    name: 'a guide whose name is that of another one but for its capitals',
    file: 'posts/Choosing a fighting game pad.md',
    to: bytesOf('posts/choosing-a-fighting-game-pad.md'),
    says: /cannot be an address/,
    remedy: /such as choosing-a-fighting-game-pad-2\.md\. There is another guide/,
  },
  {
    name: 'a long text whose name is that of another one but for its capitals',
    file: 'seo/Home.md',
    to: bytesOf('seo/home.md'),
    says: /No page shows a text of the name “Home”/,
    remedy: /^If it is a copy of seo\/home\.md, make the change there/,
  },
  {
    name: 'a photograph that Git LFS has not fetched',
    file: 'images/lagoon-row.jpg',
    to: pointer,
    inSite: true,
    says: /pointer of Git LFS/,
    remedy: /git lfs pull.*lfs: true/,
  },
]
