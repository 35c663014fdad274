/** Loaded before a build: every folder lists its files in another order, as other file systems do. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

function shuffled(entries) {
  for (let index = entries.length - 1; index > 0; index--) {
    const other = Math.floor(Math.random() * (index + 1))
    ;[entries[index], entries[other]] = [entries[other], entries[index]]
  }
  return entries
}

const { readdirSync } = fs
const { readdir } = fs.promises
fs.readdirSync = (...args) => shuffled(readdirSync(...args))
fs.promises.readdir = async (...args) => shuffled(await readdir(...args))
syncBuiltinESMExports()
