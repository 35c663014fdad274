/**
 * Loaded before a build that only fills the cache of pictures: every share card after the first one is a copy of it.
 * Drawing one takes 0.13 s, which would be nine minutes for 4,000 guides of which nobody looks at one. Photographs and
 * icons must be in the cache already.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const { default: sharp } = await import(
  pathToFileURL(join(process.cwd(), 'node_modules/sharp/dist/index.mjs')).href
)
const toBuffer = sharp.prototype.toBuffer
const firstOf = new Map()
sharp.prototype.toBuffer = function (...args) {
  const { formatOut } = this.options
  if (formatOut !== 'jpeg' && formatOut !== 'png') return toBuffer.apply(this, args)
  if (!firstOf.has(formatOut)) firstOf.set(formatOut, toBuffer.apply(this, args))
  return firstOf.get(formatOut)
}
