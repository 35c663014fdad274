/**
 * One function for each language of configuration, for every value that is printed in it. A sign that the language cannot
 * escape is percent-encoded, which means the same in an address; no other value can contain such a sign.
 */
const percent = (text: string, signs: RegExp) =>
  text.replaceAll(signs, (sign) =>
    [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  )

/**
 * Inside double quotes of Apache's configuration, where `${` begins a variable and cannot be escaped
 * (httpd.apache.org/docs/2.4/configuring.html).
 *
 * @param percentSign how the directive writes a percent sign, which begins a variable or a part of the request: `%%` in Header
 *   (mod_headers), `\%` in the target of RewriteRule (mod_rewrite)
 */
export const inApache = (text: string, percentSign: '%%' | '\\%') =>
  percent(text, /["\\$\p{Cc}]|\P{ASCII}/gu).replaceAll('%', percentSign)

/** A text in a regular expression of Apache, which compares bytes: each that could have a meaning by its code. */
export const inExpression = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte)
      return /[\w/-]/.test(sign) ? sign : `\\x${byte.toString(16).padStart(2, '0')}`
    })
    .join('')

/** A word of `_redirects` (Netlify, Cloudflare Pages), where `*` and `:name` are placeholders, and a space ends the word. */
export const inRedirects = (text: string) => percent(text, /[\s*\p{Cc}]|:(?=[a-z])/giu)

/** A value of `_headers` (Netlify, Cloudflare Pages), which ends with its line. */
export const inHeaders = (text: string) => percent(text, /\p{Cc}|:(?=\w*splat)/gu)

/** A source expression of a content security policy (CSP3, section 2.3: a space, `;` or `,` would end it). */
export const inPolicy = (text: string) => percent(text, /[\s;,\p{Cc}]|\P{ASCII}/gu)

/** A value of an HTML attribute in double quotes. */
export const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
