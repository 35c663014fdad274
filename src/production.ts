/** Imported first: React reads this when it is loaded, and its development build takes twice as long. */
process.env.NODE_ENV ??= 'production'
