/**
 * The parts of GitHub's API (docs.github.com/rest and /graphql) that the form editor uses, in front of files in memory. A
 * request to any other host is refused and remembered.
 */
import { createHash } from 'node:crypto'
import type { Page, Request, Route } from 'playwright/test'

export type Files = Map<string, Buffer>

export interface Repository {
  branches: Map<string, Files>
  pullRequests: { title: string; branch: string; isDraft: boolean; labels: string[] }[]
  /** The commits of the editor, each with the files that it wrote. */
  commits: { branch: string; files: Files }[]
  /** Requests that the stub cannot answer, and those to other hosts. */
  unknown: string[]
  elsewhere: string[]
}

interface Query {
  query: string
  variables: { input?: Partial<NewBranch & NewCommit> }
}

interface NewBranch {
  /** With `refs/heads/` before it. */
  name: string
}

interface NewCommit {
  branch: { branchName: string }
  /** In Base64. */
  fileChanges: { additions: { path: string; contents: string }[] }
}

/** The token that is accepted. */
export const acceptedToken = 'github_pat_of_a_test'

const name = 'our/cafe'
const at = '2026-11-20T10:00:00Z'

const shaOf = (file: Buffer) => createHash('sha1').update(file).digest('hex')

/**
 * Answers `https://api.github.com` for the repository `our/cafe` and refuses all other hosts but `site`.
 *
 * @param site the origin of the site, which is answered elsewhere
 * @param files the files of the branch `main`
 */
export async function stubGitHub(page: Page, site: string, files: Files): Promise<Repository> {
  const repository: Repository = {
    branches: new Map([['main', files]]),
    pullRequests: [],
    commits: [],
    unknown: [],
    elsewhere: [],
  }
  await page.route(
    (url) => url.origin !== site && /^https?:$/.test(url.protocol),
    async (route) => {
      const request = route.request()
      if (new URL(request.url()).origin === 'https://api.github.com')
        return answer(route, request, repository)
      repository.elsewhere.push(request.url())
      return route.abort()
    },
  )
  return repository
}

async function answer(route: Route, request: Request, repository: Repository): Promise<void> {
  const { pathname } = new URL(request.url())
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Allow-Methods': '*',
  }
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
  if ((await request.headerValue('authorization')) !== `token ${acceptedToken}`)
    return route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } })
  const found =
    pathname === '/graphql'
      ? { data: graphql(request.postDataJSON(), repository) }
      : rest(`${request.method()} ${pathname.replace(`/repos/${name}/`, '')}`, request, repository)
  if (found instanceof Buffer) return route.fulfill({ headers, body: found })
  if (found === undefined) repository.unknown.push(`${request.method()} ${pathname}`)
  return route.fulfill({ status: found ? 200 : 404, headers, json: found ?? { message: 'Not Found' } })
}

/** @returns the answer as data, or the bytes of a file; undefined for what the stub does not know */
function rest(call: string, request: Request, { branches, pullRequests }: Repository) {
  const files = branches.get('main') ?? new Map<string, Buffer>()
  if (call === 'GET /user')
    return { id: 1, login: 'asha', name: 'Asha', email: 'asha@cafe.example', avatar_url: '', html_url: '' }
  if (call === 'GET collaborators/asha') return {}
  if (call.startsWith('GET git/trees/'))
    return {
      tree: [...files].map(([path, file]) => ({ type: 'blob', path, sha: shaOf(file), size: file.length })),
    }
  if (call.startsWith('GET git/blobs/')) return [...files.values()].find((file) => call.endsWith(shaOf(file)))
  if (call === 'POST pulls') {
    const { title, head, draft } = request.postDataJSON()
    const number = pullRequests.push({ title, branch: head, isDraft: draft, labels: [] })
    return { number, node_id: `PR${number}`, title, html_url: '', created_at: at, updated_at: at, head: {} }
  }
  const [, number] = /^POST issues\/(\d+)\/labels$/.exec(call) ?? []
  if (number === undefined) return undefined
  pullRequests[Number(number) - 1]?.labels.push(...request.postDataJSON().labels)
  return []
}

/** The editor asks for many files in one query, each under an alias: `content_0: object(oid: "…") { … }`. */
function graphql({ query, variables: { input } }: Query, repository: Repository) {
  const files = repository.branches.get('main') ?? new Map<string, Buffer>()
  const aliases = (pattern: RegExp, read: (key: string) => unknown) =>
    Object.fromEntries([...query.matchAll(pattern)].map(([, alias = '', key = '']) => [alias, read(key)]))
  if (query.includes('createRef')) {
    repository.branches.set(input?.name?.replace('refs/heads/', '') ?? '', new Map(files))
    return { createRef: { ref: { name: input?.name } } }
  }
  if (query.includes('createCommitOnBranch')) {
    const written = commit(repository, input)
    const shas = aliases(/(file_\d+): file\(path: "([^"]+)"/g, (path) => ({
      oid: shaOf(written.get(path) ?? Buffer.of()),
    }))
    return { createCommitOnBranch: { commit: { oid: 'commit', committedDate: at, ...shas } } }
  }
  if (query.includes('base: repository'))
    return { fork: { id: 'repository' }, base: { ref: { target: { oid: 'head' } } } }
  if (query.includes('pullRequests(')) return { repository: { pullRequests: { nodes: [], totalCount: 0 } } }
  const texts = aliases(/(content_\d+): object\(oid: "(\w+)"/g, (sha) => {
    const file = [...files.values()].find((file) => shaOf(file) === sha)
    return { text: file?.toString(), isTruncated: false }
  })
  const author = { name: 'Asha', email: 'asha@cafe.example', user: { id: 1, login: 'asha' } }
  const target = {
    oid: 'head',
    history: { nodes: [{ oid: 'head', message: '', author, committedDate: at }] },
  }
  const commits = aliases(/(commit_\d+): (ref)/g, () => ({ target }))
  return { repository: { ref: { target }, defaultBranchRef: { name: 'main' }, ...texts, ...commits } }
}

function commit({ branches, commits }: Repository, { branch, fileChanges }: Partial<NewCommit> = {}): Files {
  const { branchName = '' } = branch ?? {}
  const additions = fileChanges?.additions ?? []
  const files = new Map(additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]))
  for (const [path, file] of files) branches.get(branchName)?.set(path, file)
  commits.push({ branch: branchName, files })
  return files
}
