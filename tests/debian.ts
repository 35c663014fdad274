/** Programs that tests need, from Debian's packages on Debian. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const hasApt = existsSync('/usr/bin/apt-get')

export const isDebianRoot = hasApt && process.getuid?.() === 0

/** Runs a program with its output on the terminal. @returns whether it succeeded */
export const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0
