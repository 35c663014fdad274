/** Imported first: React reads this variable when it is loaded. Its development build takes twice as long. */
process.env.NODE_ENV ??= 'production'

/** Libraries read calendar strings in the time zone of the machine. In UTC, no clock changes alter them. */
process.env.TZ = 'UTC'
