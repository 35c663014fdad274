/** Takes a folder away. With thousands of files that takes a while, in which a program of the system works beside this one. */
import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'

/** @returns when it is gone, or cannot be removed: then the next build tries again */
export function removeFolder(path: string): Promise<void> {
  return new Promise((resolve) => {
    if (!existsSync(path)) return resolve()
    const finish = () => {
      try {
        rmSync(path, { recursive: true, force: true })
      } catch {}
      resolve()
    }
    if (process.platform === 'win32') return finish()
    spawn('rm', ['-rf', '--', path], { stdio: 'ignore' }).once('error', finish).once('exit', finish)
  })
}
