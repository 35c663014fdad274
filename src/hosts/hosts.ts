/**
 * The folder of configuration files for servers. It is inside the site, because a build replaces the site in one step: a
 * policy beside it could come from another build, and its hashes would block the pages' styles. Nothing in it is secret,
 * and the servers do not serve it.
 */
export const serverFolder = '/.host/'
