/** The servers that answer the same requests in the same way. */
import { serve } from '../../src/preview/serve.ts'
import { anyPort } from '../cafes.ts'
import { findApache } from './findApache.ts'
import { type HostSettings, startApache } from './startApache.ts'

/** A host that allows little, and configures the same things as the site in another way. */
const ownSettings: HostSettings = {
  allowOverride: 'FileInfo Indexes',
  more: `TraceEnable Off
AddDefaultCharset ISO-8859-1
AddType application/x-gzip .gz
AddOutputFilterByType BROTLI_COMPRESS text/html text/css text/javascript text/xml image/svg+xml
AddOutputFilterByType DEFLATE text/html text/css text/javascript text/xml image/svg+xml
ExpiresActive On
ExpiresDefault "access plus 1 month"
Header set X-Frame-Options SAMEORIGIN
Header set Cache-Control "private, max-age=60"
<DirectoryMatch "/site/">
  Options +MultiViews
  DirectoryIndex index.php index.html
</DirectoryMatch>`,
}

export const apache = findApache()
/** By the settings of an Apache; without any, that of `npm start`. */
export const servers: { name: string; settings: HostSettings | undefined }[] = [
  { name: 'Apache', settings: {} },
  { name: 'Apache with settings of its host', settings: ownSettings },
  { name: 'npm start', settings: undefined },
]

/** Starts the server for a site that was built for Apache. */
export async function start(site: string, settings: HostSettings | undefined) {
  if (apache && settings) return startApache(apache, site, settings)
  const { server, url } = await serve(site, anyPort)
  return {
    port: Number(new URL(url).port),
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
