/** Files with passwords and keys. */
import type { Finding } from '../diagnostics/messages.ts'

/** Those of shells, servers, registries and key stores, and lists of people, by their names. */
const names =
  /(^|\/)(\.env(\.[^/]*)?|\.npmrc|\.netrc|\.htpasswd|id_(rsa|dsa|ecdsa|ed25519)|[^/]+\.(pem|key|p12|pfx|jks|keystore|kdbx)|([^/]*[-_ ])?(passwords?|credentials|logins?|secrets?)\.txt)$/i

/** Reports a file whose name is that of a secret, or that holds a private key (RFC 7468). */
export const secretIn = (path: string, bytes: Uint8Array): Finding | undefined =>
  names.test(path) || /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----/.test(Buffer.from(bytes).toString('latin1'))
    ? {
        rule: 'secret',
        reason: 'This file is for passwords or keys, and everyone could read it on the site.',
        remedy:
          'Delete it, and replace the passwords and keys in it with new ones: the history of the repository still has them.',
      }
    : undefined
