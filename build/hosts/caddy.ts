/**
 * What Caddy needs to know, as a file to be imported into the site's block of the one who runs it
 * (caddyserver.com/docs/caddyfile). Caddy gets the certificate by itself.
 */
import type { Content } from '../content/types.ts'
import { decodedPath, type Site } from '../site/site.ts'
import { type HeaderRule, hasIndex, headersAt } from './headers.ts'
import { mediaTypesIn } from './mediaType.ts'
import { redirectsToTheLetter, unknownGuide } from './redirectRules.ts'
import { serverFolder } from './serverFolder.ts'

export const caddyPath = `${serverFolder}Caddyfile`

/** Pages and folders by names that need no care in a `Location` header. */
const plainName = '/[\\w/.-]*[\\w-]'

/** Every page has one address; what was asked behind it stays. */
const leadOn = (where: string, address: string) => `		@${where}-asked {
			${whereIs(where)}
			expression {query} != ""
		}
		@${where}-plain {
			${whereIs(where)}
		}
		redir @${where}-asked ${address}?{query} 301
		redir @${where}-plain ${address} 301
`

const whereIs = (where: string) => `file {re.${where}.1}.html`

/** @param site the finished site; its media types are told to Caddy, which knows those of its machine */
export const caddyConfiguration = (
  site: Site,
  content: Content,
  rules: readonly HeaderRule[],
): string => `# Made with the site; do not edit. Import it into your site's block, after root:
#
#   ${new URL(content.site.url).hostname} {
#     root * /var/www/site
#     import /var/www/site${caddyPath}
#   }

route {
	header {
${headerLines(headersAt(rules, '/*'), '\t\t')}	}
${rules
  .filter(({ pattern }) => pattern !== '/*')
  .map(({ pattern, headers }) => `	header ${pattern} {\n${headerLines(headers, '\t\t')}	}\n`)
  .join('')}
${mediaTypes(site)}
	# A site is only read.
	@writing not method GET HEAD
	header @writing Allow "GET, HEAD"
	error @writing 405

	# Names that no file system takes.
	@no-name path_regexp [[:cntrl:]]|[^/]{250}
	error @no-name 404

	# Files for servers, and whatever else begins with a dot.
	@server {
		path /_headers /_headers/* /_redirects /_redirects/* /.* /404.html
		not path /.well-known/*
	}
	error @server 404

${redirectsToTheLetter(content)
  .map(({ from, to, status }) => `	redir ${quoted(decodedPath(from))} ${quoted(target(to))} ${status}\n`)
  .join('')}
	redir /index.html / 301
${rules
  .filter(({ pattern }) => pattern !== '/*' && hasIndex(pattern, site))
  .map(({ pattern }) => `	redir ${pattern.slice(0, -2)} ${pattern.slice(0, -1)} 301\n`)
  .join('')}	@ending path_regexp ending ^(${plainName})\\.html$
	route @ending {
${leadOn('ending', '{re.ending.1}')}	}
	@slash path_regexp slash ^(${plainName})/$
	route @slash {
${leadOn('slash', '{re.slash.1}')}	}
	@unknown-guide {
		path ${unknownGuide.folder}*
		not file {path} {path}.html
	}
	redir @unknown-guide ${unknownGuide.to} ${unknownGuide.status}

	try_files {path} {path}.html {path}/index.html
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

handle_errors {
	header {
${headerLines(headersAt(rules, '/*'), '\t\t')}	}
	@missing expression {http.error.status_code} == 404
	route @missing {
		header Content-Type "text/html; charset=utf-8"
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
        `\t@type-${ending} path *.${ending}\n\theader @type-${ending} Content-Type ${quoted(type)}\n`,
    )
    .join('')

const headerLines = (headers: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} ${quoted(value)}\n`)
    .join('')

/** Braces hold Caddy's own values; in an address they may be written as their codes. */
const target = (to: string) => to.replaceAll('{', '%7B').replaceAll('}', '%7D')

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`
