/**
 * `.htaccess` for Apache 2.4 and LiteSpeed, as shared hosting has them (httpd.apache.org/docs/2.4/howto/htaccess.html).
 *
 * It needs `AllowOverride FileInfo Indexes`, and none of `Options`, `AuthConfig` and `Limit`: a directive that a host does not
 * allow makes it answer every request with 500. A directive of a module is inside `<IfModule>` for the same reason. ErrorDocument,
 * FilesMatch and ForceType belong to the core.
 *
 * LiteSpeed reads the same file, and passes over what it does not know. It knows `<If>` only in part (litespeedtech.com/support,
 * “Apache <If>, <ElseIf>, <Else> not supported?”), so there is none here. It gets no compressed files, because it compresses
 * texts by itself. Flags, variables and escapes of the rules are those that the source of OpenLiteSpeed knows
 * (src/http/rewriterule.cpp); it finds a query only behind a question mark that is written in the rule (rewriteengine.cpp).
 */
import type { Content } from '../content/types.ts'
import { decodedPath, type Site } from '../siteFiles.ts'
import { inApache, inExpression } from './escape.ts'
import type { HeaderRules, HeaderValues } from './headers.ts'
import { compressedText, isText, mediaTypesIn, textFile } from './mediaType.ts'
import { type Redirect, redirectsToTheLetter, unknownGuide, withQuery } from './redirectRules.ts'

export const apachePath = '/.htaccess'

/** @param site the finished site; its media types are listed, because servers do not know all of them */
export function apacheConfiguration(site: Site, content: Content, headers: HeaderRules): string {
  return `# Made with the site; do not edit. It belongs in the folder of the domain, beside index.html.

ErrorDocument 403 /404.html
ErrorDocument 404 /404.html

${mediaTypes(site)}
${inModule('dir', 'DirectorySlash Off\n')}${inModule('autoindex', 'IndexIgnore *\n')}${inModule('expires', 'ExpiresActive Off\n')}
${inModule('headers', headerLines(headers))}
${inModule('rewrite', addressRules(content))}`
}

/** Directives of a module that a host may lack (core, “IfModule”). */
const inModule = (name: string, directives: string) => `<IfModule mod_${name}.c>\n${directives}</IfModule>\n`

const forFiles = (pattern: string, directives: string) =>
  `<FilesMatch "${pattern}">\n${directives}</FilesMatch>\n`

const orCompressed = '(?:\\.(?:br|gz))?'

/** The host's own types would take `about.html.gz` for an archive. */
const mediaTypes = (site: Site) =>
  mediaTypesIn(site)
    .map(([ending, type]) =>
      forFiles(`\\.${ending}${isText(`.${ending}`) ? orCompressed : ''}$`, `ForceType "${type}"\n`),
    )
    .join('')

/**
 * A rule for a folder or a page applies where SetEnvIf finds its path: `<Location>` is not allowed in this file. On Apache, the
 * path is that of the file which the rules for addresses have found, on LiteSpeed that of the request.
 */
const headerLines = ({ all, others }: HeaderRules) => {
  const special = others.map(({ pattern, headers }, index) => {
    const path = inExpression(pattern.replace('*', ''))
    const end = pattern.endsWith('*') ? '' : `(?:(?:index)?\\.html${orCompressed})?$`
    return `SetEnvIf Request_URI "^${path}${end}" path_${index}\n${setHeaders(headers, ` env=path_${index}`)}`
  })
  const vary = 'Header unset Vary\nHeader always set Vary Accept-Encoding\n'
  // A host may set some of these as well, in the other of Apache's two lists of headers (mod_headers, “Header”).
  const unset = Object.keys(all).map((name) => `Header unset ${name}\n`)
  return [
    ...unset,
    setHeaders(all, ''),
    setHeaders({ Allow: 'GET, HEAD' }, ' env=refused'),
    special.length > 0 ? inModule('setenvif', special.join('')) : '',
    forFiles(`${textFile}${orCompressed}$`, vary),
  ].join('')
}

/** `always`: errors and redirects have the headers too. */
const setHeaders = (headers: HeaderValues, condition: string) =>
  Object.entries(headers)
    .map(([name, value]) => `Header always set ${name} "${inApache(value, '%%')}"${condition}\n`)
    .join('')

/** The path of a page or folder, without its first slash, whose name needs no escaping in a `Location` header; a short match. */
const plainName = '[\\w-](?:[\\w/.-]*?[\\w-])??'

/** A request of a visitor, and not Apache's own one for a file that it found by these rules, or for the page for errors. */
const isFirst = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$\n'

/** The files in the folder of the site. `REQUEST_FILENAME` would find /about.html for /about/more as well. */
const isFile = (name: string) => `RewriteCond "%{DOCUMENT_ROOT}/${name}" -f\n`
const isNoFile = (name: string) => `RewriteCond "%{DOCUMENT_ROOT}/${name}" !-f\n`

/**
 * mod_rewrite runs these rules for the path without its first slash, and again for the file that they find. A host may find
 * /about.html for /about before them (`Options MultiViews`), so those for spellings of an address look at the line of the request.
 */
const addressRules = (content: Content) => `RewriteEngine On
RewriteBase /

# A site is only read.
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [E=refused:1,R=405,L]

${redirectsToTheLetter(content).map(redirectRules).join('')}
# Files for servers, whatever else begins with a dot, and the page for errors.
${isFirst}RewriteRule (?:^|/)\\.(?!well-known/)|^_(?:headers|redirects)(?:/|$)|^404(?:\\.html)?$ - [R=404,L]

# Compressed texts are sent in place of the texts, and have no address.
${isFirst}RewriteCond %{THE_REQUEST} "\\.(?:br|gz)[? ]"
RewriteRule ${compressedText} - [R=404,L]

# Every page has one address: without .html, without a slash at its end.
${isFirst}RewriteCond %{THE_REQUEST} "/index\\.html[? ]"
RewriteRule ^((?:${plainName}/)?)index\\.html$ /$1 [R=301,L]
${isFirst}RewriteCond %{THE_REQUEST} "\\.html[? ]"
${isFile('$1.html')}RewriteRule ^(${plainName})\\.html$ /$1 [R=301,L]
RewriteCond %{THE_REQUEST} !\\.html
${isFile('$1.html')}RewriteRule ^(${plainName})(?:\\.html${orCompressed})?/$ /$1 [R=301,L]
${isFile('$1/index.html')}${isNoFile('$1.html')}RewriteRule ^(${plainName})$ /$1/ [R=301,L]

${isFile('$1.html')}RewriteRule ^(.*[^/])$ $1.html [L]
${isFile('$1index.html')}RewriteRule ^(|.+/)$ $1index.html [L]

# No folder is listed.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,L]
${content.pages.blog ? unknownGuides : ''}
${inModule('headers', inModule('mime', compressedFiles))}`

const unknownGuides = `
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^${unknownGuide.folder.slice(1)}[^/]+$ ${unknownGuide.to} [R=${unknownGuide.status},L]
`

/** Both servers append the query of the request to an address that has neither a query nor a fragment. */
function redirectRules({ from, to, status }: Redirect): string {
  const target = inApache(to, '\\%')
  const rule = (address: string) =>
    `RewriteRule "^${inExpression(decodedPath(from).slice(1))}$" "${address}" [R=${status},NE,L]\n`
  const withItsQuery = withQuery(target, '?%{QUERY_STRING}')
  return to.includes('#') && withItsQuery !== target
    ? `RewriteCond %{QUERY_STRING} .\n${rule(withItsQuery)}${rule(target)}`
    : rule(target)
}

/**
 * The compressed form of a text, for a browser that accepts it. AddEncoding names the form, and keeps the host from compressing
 * it again (mod_deflate, “Serving pre-compressed content”).
 */
const compressedFiles = Object.entries({ br: 'br', gz: 'gzip' })
  .map(
    ([ending, encoding]) => `RewriteCond %{SERVER_SOFTWARE} !LiteSpeed
RewriteCond %{HTTP:Accept-Encoding} "(?:^|[, ])${encoding}(?! *; *q=0(?:\\.0*)? *(?:,|$))(?:[;, ]|$)"
${isFile(`$1.${ending}`)}RewriteRule ^(.+${textFile})$ $1.${ending} [L]
${forFiles(`${textFile}\\.${ending}$`, `AddEncoding ${encoding} .${ending}\n`)}`,
  )
  .join('')
