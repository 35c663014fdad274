/**
 * Files for S3 and CloudFront: commands that upload the site with the right metadata, response headers policies for the AWS
 * command line, and a CloudFront function that maps addresses to files.
 */
import { isHashed } from '../assets/hashedName.ts'
import type { Content } from '../content/types.ts'
import { decodedPath, type Site } from '../site.ts'
import { inScript, inShell } from './escape.ts'
import { forEver, type HeaderRules, type HeaderValues, revalidated, serverFolder } from './headers.ts'
import { mediaTypeOf } from './mediaType.ts'

export const functionPath = `${serverFolder}cloudfront-function.js`

/** CloudFront compresses texts by itself. */
export function s3Files(site: Site, content: Content, { all, others }: HeaderRules): Site {
  const name = new URL(content.site.url).hostname.replaceAll('.', '-')
  const special = others.filter(({ headers }) => Object.keys(headers).join() !== 'Cache-Control')
  const policies = [{ pattern: '/*', headers: {} }, ...special].map(({ pattern, headers }) => {
    const part = pattern === '/*' ? 'pages' : pattern.replaceAll(/\W/g, '')
    const policy = responseHeadersPolicy(`${name}-${part}`, pattern, { ...all, ...headers })
    return [`${serverFolder}response-headers-${part}.json`, json(policy)] as const
  })
  return new Map([
    [`${serverFolder}upload.sh`, uploadScript(site)],
    [functionPath, addressFunction(content)],
    [`${serverFolder}publish-function.sh`, publishScript],
    [`${serverFolder}custom-error-responses.json`, json(customErrorResponses)],
    ...policies,
  ])
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** A bucket that may not be listed answers 403 for a missing file. */
const customErrorResponses = {
  Quantity: 2,
  Items: [403, 404].map((ErrorCode) => ({
    ErrorCode,
    ResponsePagePath: '/404.html',
    ResponseCode: '404',
    ErrorCachingMinTTL: 10,
  })),
}

/** `ResponseHeadersPolicyConfig` has fields for some headers. `Cache-Control` is metadata of each object instead. */
function responseHeadersPolicy(name: string, pattern: string, headers: HeaderValues) {
  const {
    'Cache-Control': _caching,
    'Content-Security-Policy': ContentSecurityPolicy = '',
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': _sniffing,
    'X-Frame-Options': FrameOption = '',
    'Referrer-Policy': ReferrerPolicy = '',
    ...others
  } = headers
  const items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override: true }))
  return {
    Name: name,
    Comment: `Headers for ${pattern}`,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/\d+/.exec(transport)?.[0]),
        IncludeSubdomains: false,
        Preload: false,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption },
      ReferrerPolicy: { Override: true, ReferrerPolicy },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
}

/**
 * Uploads what pages need before the pages. Old files with a hash in their names stay in the bucket, because pages that
 * visitors have open still load them; other files that are no longer part of the site are deleted.
 */
function uploadScript(site: Site): string {
  const commands = new Map<string, number>()
  for (const path of site.keys()) {
    if (path.startsWith(serverFolder) || filesForOtherHosts.includes(path)) continue
    const type = mediaTypeOf(path) ?? 'application/octet-stream'
    const rank = isHashed(path) ? 0 : type.startsWith('text/html') ? 2 : 1
    commands.set(`${rank === 0 ? 'hashed' : 'others'} '${inShell(endingOf(path))}' '${type}'`, rank)
  }
  const sorted = [...commands].sort(([a, rank], [b, other]) => rank - other || (a < b ? -1 : 1))
  return `#!/bin/sh
# Made with the site. Uploads it: sh dist${serverFolder}upload.sh s3://BUCKET
set -eu
site=$(cd "$(dirname "$0")/.." && pwd)
bucket=\${1:?Name the bucket: s3://BUCKET}
hash='${'[0-9a-f]'.repeat(8)}'
up() { aws s3 sync "$site" "$bucket" --no-progress --exclude '*' "$@" --exclude '${serverFolder.slice(1)}*'; }
# Each takes an ending and a media type.
hashed() { up --include "*.$hash$1" --include "*.$hash-*$1" --content-type "$2" --cache-control '${forEver}'; }
others() { up --include "*$1" --exclude "*.$hash$1" --exclude "*.$hash-*$1" --content-type "$2" --cache-control '${revalidated}'; }
${sorted.map(([command]) => `${command}\n`).join('')}# Everything is there by now: this deletes only.
aws s3 sync "$site" "$bucket" --no-progress --size-only --delete --exclude "*.$hash.*" --exclude "*.$hash-*" --exclude '${serverFolder.slice(1)}*' ${filesForOtherHosts.map((path) => `--exclude '${path.slice(1)}'`).join(' ')}
`
}

/** `update-function` does not print the new ETag, so `describe-function` does. */
const publishScript = `#!/bin/sh
# Made with the site. Makes the function with the redirects, or replaces it, and publishes it:
# sh dist${serverFolder}publish-function.sh NAME
set -eu
name=\${1:?Name the function}
code=$(cd "$(dirname "$0")" && pwd)/${functionPath.slice(serverFolder.length)}
state() { aws cloudfront describe-function --name "$name" --query ETag --output text; }
send() { aws cloudfront "$@" --name "$name" --function-config Comment=Addresses,Runtime=cloudfront-js-2.0 --function-code "fileb://$code" >/dev/null; }
if before=$(state 2>/dev/null); then send update-function --if-match "$before"; else send create-function; fi
aws cloudfront publish-function --name "$name" --if-match "$(state)"
`

const filesForOtherHosts = ['/_headers', '/_redirects', '/.nojekyll', '/CNAME']

/** `.html`; the name where it has no ending. */
const endingOf = (path: string) => /\.\w+$/.exec(path)?.[0] ?? path.slice(path.lastIndexOf('/') + 1)

/**
 * A function for viewer requests in CloudFront's dialect of JavaScript (runtime 2.0): it answers with redirects, and gives each
 * page one address.
 */
const addressFunction = (
  content: Content,
) => `// Made with the site. A CloudFront function for viewer requests.
const moved = ${inScript(
  Object.fromEntries(
    content.redirects.redirects.map(({ from, to, status }) => [decodedPath(from), [to, status]]),
  ),
)};

function handler(event) {
  const request = event.request;
  let path = request.uri;
  try { path = decodeURIComponent(path); } catch (error) {}
  const query = queryOf(request.querystring);
  const old = path.replace(/\\/$/, '');
  if (Object.prototype.hasOwnProperty.call(moved, old)) return leadOn(withQuery(moved[old][0], query), moved[old][1]);
  const page = /^((?:\\/[\\w.-]+)*\\/)index\\.html$/.exec(path) || /^((?:\\/[\\w.-]+)+?)(?:\\.html|\\/)$/.exec(path);
  if (page && path !== '/admin/') return leadOn(page[1] + query, 301);
  if (path === '/admin') return leadOn('/admin/', 301);
  if (path === '/admin/') request.uri = '/admin/index.html';
  else if (path === '/') request.uri = '/index.html';
  else if (!/\\.\\w+$/.test(path) && path !== '/404') request.uri += '.html';
  return request;
}

function leadOn(address, status) {
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: address } } };
}

function withQuery(address, query) {
  const place = (address + '#').indexOf('#');
  return address.indexOf('?') < 0 ? address.slice(0, place) + query + address.slice(place) : address;
}

function queryOf(querystring) {
  const pairs = [];
  for (const name in querystring) {
    const entry = querystring[name];
    const values = entry.multiValue || [entry];
    values.forEach(function (value) { pairs.push(name + '=' + value.value); });
  }
  return pairs.length ? '?' + pairs.join('&') : '';
}
`
