/** The hosts that the build writes files for. Without one, it writes files that are harmless together (`hostFiles`). */
export const hosts = ['netlify', 'cloudflare', 'github', 'apache'] as const

export type Host = (typeof hosts)[number]
