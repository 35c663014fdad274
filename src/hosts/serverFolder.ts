/**
 * Where files for servers lie. In the site's own folder, because a build replaces that folder in one step: a policy beside
 * it could be the one of another build, and its hashes would block the pages' styles. Nothing in it is secret, and the
 * servers that it is for refuse to show it.
 */
export const serverFolder = '/.host/'
