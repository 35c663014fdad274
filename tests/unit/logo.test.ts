/** The logo in the header: a drawing called logo.svg, or nothing with a message. */
import { expect, test } from 'vitest'
import { readLogo } from '../../src/assets/siteIcons.ts'
import { Messages } from '../../src/diagnostics/messages.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 40"><path d="M0 0h180v40z"/></svg>'

/** What is read of some files of `public/`, and the messages about them. */
function read(files: Record<string, string>) {
  const messages = new Messages()
  const logo = readLogo(new Map(Object.entries(files)), 'public', messages)
  return { logo, messages: messages.all.map(({ file, reason }) => `${file}: ${reason}`) }
}

test('logo.svg is read with its size', () => {
  expect(read({ '/logo.svg': drawing, '/logo.png': '' })).toEqual({
    logo: { src: '/logo.svg', width: 180, height: 40 },
    messages: [],
  })
})

test.each(['/logo.png', '/logo.jpg', '/Logo.svg'])('%s alone is reported', (path) => {
  expect(read({ [path]: drawing })).toEqual({
    logo: undefined,
    messages: [`public${path}: This logo is not shown: it is read from logo.svg alone.`],
  })
})

test('other files of public are no logo', () => {
  expect(read({ '/favicon.svg': drawing })).toEqual({ logo: undefined, messages: [] })
})
