/** Full and read-only disks, if the machine lets the tests mount some. */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/** Whether these tests may mount a disk: as root on Linux, and not in every container. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && mountWorks()

function mountWorks(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Mounts a small disk in memory while a function runs.
 *
 * @param folder where; it is made if it is missing
 * @param size as mount takes it, such as `2m`
 * @param use gets a function that changes the options, such as `ro`
 */
export async function withDisk(
  folder: string,
  size: string,
  use: (remount: (options: string) => void) => Promise<void>,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  try {
    await use((options) => execFileSync('mount', ['-o', `remount,${options}`, folder]))
  } finally {
    execFileSync('umount', [folder])
  }
}
