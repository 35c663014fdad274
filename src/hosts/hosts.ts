/** The hosts that the build writes files for. Without one, it writes files that are harmless together (`hostFiles`). */
export const hosts = ['netlify', 'cloudflare', 'github', 'nginx', 'caddy', 's3'] as const

export type Host = (typeof hosts)[number]

/**
 * The folder of configuration files for servers. It is inside the site, because a build replaces the site in one step: a
 * policy beside it could come from another build, and its hashes would block the pages' styles. Nothing in it is secret,
 * and the servers do not serve it.
 */
export const serverFolder = '/.host/'
