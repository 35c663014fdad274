/**
 * The configuration of Caddy, to be imported into the site's block of a Caddyfile (caddyserver.com/docs/caddyfile). Caddy
 * gets the certificate by itself.
 */
import type { Content } from '../content/types.ts'
import { decodedPath, type Site } from '../site.ts'
import { inCaddy } from './escape.ts'
import { type HeaderRules, type HeaderValues, hasIndex, serverFolder } from './headers.ts'
import { compressedText, mediaTypesIn } from './mediaType.ts'
import { plainName, redirectsToTheLetter, unknownGuide, withQuery } from './redirectRules.ts'

export const caddyPath = `${serverFolder}Caddyfile`

/** The query of the request with its question mark; empty where there is none. */
const query = '{vars.query}'

const unknownGuides = `	@unknown-guide {
		path ${unknownGuide.folder}*
		not path */
		not file {path} {path}.html
	}
	redir @unknown-guide ${withQuery(unknownGuide.to, query)} ${unknownGuide.status}
`

/** @param site the finished site; its media types are listed, because Caddy knows only those of its machine */
export const caddyConfiguration = (
  site: Site,
  content: Content,
  { all, others }: HeaderRules,
): string => `# Made with the site; do not edit. Import it into your site's block, after root:
#
#   ${new URL(content.site.url).hostname} {
#     root * /var/www/site
#     import /var/www/site${caddyPath}
#   }

route {
	header {
${headerLines(all, '\t\t')}	}
${others
  .map(({ pattern, headers }) => `	header ${pattern} {\n${headerLines(headers, '\t\t')}	}\n`)
  .join('')}
${mediaTypes(site)}
	# A site is only read.
	@writing not method GET HEAD
	header @writing Allow "GET, HEAD"
	error @writing 405

	@asked expression {query} != ""
	vars query ""
	vars @asked query ?{query}

	# A map compares exactly; a path matcher ignores case, and knows wildcards.
	map {path} {moved} {status} {
${redirectsToTheLetter(content)
  .map(
    ({ from, to, status }) =>
      `\t\t"${inCaddy(decodedPath(from))}" "${withQuery(inCaddy(to), query)}" ${status}\n`,
  )
  .join('')}		default "" ""
	}
	@moved not vars {moved} ""
	redir @moved {moved} {status}

	# Names that no file system takes.
	@no-name path_regexp [[:cntrl:]]|[^/]{250}
	error @no-name 404

	# Files for servers, and whatever else begins with a dot.
	@server {
		path /_headers /_headers/* /_redirects /_redirects/* /.* /404 /404.html
		not path /.well-known/*
	}
	error @server 404

	# Compressed texts are sent in place of the texts, and have no address.
	@compressed path_regexp ${compressedText}
	error @compressed 404

	redir /index.html /${query} 301
${others
  .filter(({ pattern }) => hasIndex(pattern, site))
  .map(({ pattern }) => `	redir ${pattern.slice(0, -2)} ${pattern.slice(0, -1)} 301\n`)
  .join('')}	@page path_regexp page ^(${plainName})(\\.html|/)$
	route @page {
		@there file {re.page.1}.html
		redir @there {re.page.1}${query} 301
	}
${content.pages.blog ? unknownGuides : ''}
	try_files {path} {path}.html {path}/index.html
	# The file server adds this only to compressed responses.
	@text file {path}.gz
	header @text {
		Vary Accept-Encoding
		defer
	}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

handle_errors {
	header {
${headerLines(all, '\t\t')}	}
	@missing expression {http.error.status_code} == 404
	route @missing {
		header Content-Type "text/html; charset=utf-8"
		header {
			Vary Accept-Encoding
			defer
		}
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`

const mediaTypes = (site: Site) =>
  mediaTypesIn(site)
    .map(
      ([ending, type]) =>
        `\t@type-${ending} path *.${ending}\n\theader @type-${ending} Content-Type "${inCaddy(type)}"\n`,
    )
    .join('')

const headerLines = (headers: HeaderValues, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${inCaddy(value)}"\n`)
    .join('')
