/** Imported first: React reads this variable when it is loaded. Its development build takes twice as long. */
process.env.NODE_ENV ??= 'production'
