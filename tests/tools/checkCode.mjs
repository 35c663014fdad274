/** Runs the parts of `npm run check:code` at the same time, and prints the output of each when it ends. Fails if one of them does. */
import { exec } from 'node:child_process'

const parts = [
  'tsc --incremental --tsBuildInfoFile .cache/tests/types.json',
  'tsc -p src',
  'biome check',
  'knip',
  'depcruise --config tests/tools/importRules.mjs src templates client build.ts',
  'node --import tsx tests/tools/expressions.ts',
]

for (const part of parts)
  exec(part, (error, stdout, stderr) => {
    process.stdout.write(stdout + stderr)
    if (!error) return
    console.error(`“${part}” has failed.`)
    process.exitCode = 1
  })
