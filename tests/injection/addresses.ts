/** Addresses with characters that have a meaning in some configuration language. */
import fc from 'fast-check'

/** Signs, their codes, and words of the languages of Apache, Netlify, policies, XML and calendars. */
const parts = [
  ...'*{}$";\\\'`\n\r\t#?:/@=+,!&~^|<>()[]% .-_aBé',
  ...[
    '%2A',
    '%7B',
    '%24',
    '%22',
    '%3B',
    '%5C',
    '%0A',
    '%0d%0a',
    '%23',
    '%3F',
    '%3A',
    '%2F',
    '%25',
    '%00',
    '%20',
  ],
  ...['${x}', '${PATH}', '$0', '$1', '%1', '%%', '%{HTTP_HOST}', '%{ENV:PATH}', '\\x41', '-'],
  ...[
    ':splat',
    ':guide',
    '/*',
    '..',
    '%2e%2e',
    './',
    '//',
    '.html',
    '.br',
    'index',
    'About',
    'ख',
    '%E0%A4%96',
    '😀',
  ],
  ...[
    '" [P] #',
    '" 200\n\t"',
    '\n</IfModule>\nHeader set X "x"\n',
    '" env=x',
    '200!',
    'Country=in',
    ']]>',
    '-->',
    '&#x202E;',
    '\u202e',
  ],
  ...[
    '\ufffe',
    '%E2%80%AE',
    '%c3%28',
    'xn--',
    'evil.invalid',
    'https://',
    '127.0.0.1',
    '[::1]',
    ':8443',
    'user:pw@',
  ],
]

const hostileText = fc
  .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 8 })
  .map((all) => all.join(''))

/** Paths of old addresses. */
export const hostilePath = hostileText.map((text) => `/${text}`)
/** Paths and addresses of other sites. */
export const hostileTarget = fc.oneof(
  hostilePath,
  hostileText.map((text) => `https://${text}`),
  fc.tuple(hostileText, hostileText).map(([host, path]) => `https://${host}.example.in/${path}`),
  hostileText.map((path) => `https://shop.example.in/${path}`),
)
/** Words of any field. */
export { hostileText }
