/**
 * The configuration of nginx, to be included in a `server` block that sets the name, the certificate and the folder
 * (nginx.org/en/docs, modules core, headers, rewrite, gzip_static).
 */
import type { Content } from '../content/types.ts'
import { decodedPath, type Site } from '../site.ts'
import { inNginx } from './escape.ts'
import { type HeaderRules, type HeaderValues, hasIndex, serverFolder } from './headers.ts'
import { compressedText, mediaTypesIn } from './mediaType.ts'
import { plainName, redirectsToTheLetter, unknownGuide, withQuery } from './redirectRules.ts'

export const nginxPath = `${serverFolder}nginx.conf`

/** The query of the request with its question mark; empty where there is none. */
const query = '$is_args$args'

const unknownGuides = `location ${unknownGuide.folder} { try_files $uri $uri.html @unknown-guide; }
location @unknown-guide { return ${unknownGuide.status} ${withQuery(unknownGuide.to, query)}; }
`

/** @param site the finished site; its media types are listed, because nginx does not know all of them */
export const nginxConfiguration = (
  site: Site,
  content: Content,
  { all, others }: HeaderRules,
): string => `# Made with the site; do not edit. Include it in your server block, after root:
#
#   server {
#     server_name ${new URL(content.site.url).hostname};
#     root /var/www/site;
#     include /var/www/site${nginxPath};
#   }

types {
${mediaTypes(site)}}
default_type application/octet-stream;
charset utf-8;
charset_types ${textTypes(site)};

# The build has compressed every text. For Brotli, install its module and write "brotli_static on;" in the server block.
gzip off;
gzip_static on;
gzip_vary on;
server_tokens off;
absolute_redirect off;
autoindex off;
error_page 403 404 =404 /404.html;

# A location that has an add_header inherits none of these, so it repeats them.
${headerLines(all, '')}
# A site is only read.
if ($request_method !~ "^(GET|HEAD)$") { return 405; }
error_page 405 @refused;
location @refused {
${headerLines({ ...all, Allow: 'GET, HEAD' }, '  ')}  return 405;
}

location = /404.html { internal; }
location = /404 { return 404; }
location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html $uri/index.html =404; }

# Files for servers, and whatever else begins with a dot, but for /.well-known/.
location ~ ^/(_headers$|_redirects$|\\.(?!well-known/)) { return 404; }

# Compressed texts are sent in place of the texts, and have no address.
${compressedLocation}

# Every page has one address: without .html, without a slash at its end.
location ~ ^(?<folder>/(?:[\\w/.-]*/)?)index\\.html$ { return 301 $folder${query}; }
location ~ ^(?<page>${plainName})\\.html$ {
  if (-f $document_root$page.html) { return 301 $page${query}; }
  return 404;
}
location ~ ^(?<page>${plainName})/$ {
  if (-f $document_root$page.html) { return 301 $page${query}; }
  try_files $page/index.html =404;
}

${content.pages.blog ? unknownGuides : ''}${others
  .map(({ pattern, headers }) => locationOf(pattern, { ...all, ...headers }, site))
  .join('')}${redirectsToTheLetter(content)
  .map(
    ({ from, to, status }) =>
      `location = "${inNginx(decodedPath(from))}" { return ${status} "${withQuery(inNginx(to), query)}"; }\n`,
  )
  .join('')}`

const locationOf = (pattern: string, headers: HeaderValues, site: Site) =>
  pattern.endsWith('*') ? folderLocation(pattern, headers, site) : pageLocation(pattern, headers)

const pageLocation = (path: string, headers: HeaderValues) => `
location = ${path} {
${headerLines(headers, '  ')}  try_files $uri.html =404;
}
`

const folderLocation = (pattern: string, headers: HeaderValues, site: Site) => `
${hasIndex(pattern, site) ? `location = ${pattern.slice(0, -2)} { return 301 ${pattern.slice(0, -1)}; }\n` : ''}location ^~ ${pattern.slice(0, -1)} {
${headerLines(headers, '  ')}  try_files $uri $uri/index.html =404;
  ${compressedLocation}
}
`

const compressedLocation = `location ~ ${compressedText} { return 404; }`

/** `always`: errors and redirects have the headers too. */
const headerLines = (headers: HeaderValues, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${inNginx(value)}" always;\n`)
    .join('')

const textTypes = (site: Site) =>
  mediaTypesIn(site)
    .flatMap(([ending, type]) =>
      ending !== 'html' && type.includes('charset') ? [type.replace(/;.*/, '')] : [],
    )
    .join(' ')

/** nginx adds the character set by itself. */
const mediaTypes = (site: Site) =>
  mediaTypesIn(site)
    .map(([ending, type]) => `  ${type.replace(/;.*/, '')} ${ending};\n`)
    .join('')
