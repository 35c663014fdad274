/**
 * What a measurement would have to delete before the next one. Right after many files were deleted, ext4 looks for a free inode
 * past all of them (ext4/ialloc.c, `recently_deleted`), so that writing a thousand files takes ten times as long as in a
 * fresh checkout, which has nothing to delete.
 */
import { existsSync, renameSync, rmSync } from 'node:fs'

const aside: string[] = []

/** Takes a folder away, if it is there, without deleting anything. */
export function putAside(folder: string): void {
  if (!existsSync(folder)) return
  const place = `${folder}.aside-${process.pid}-${aside.length}`
  renameSync(folder, place)
  aside.push(place)
}

/** Deletes everything that was put aside, when nothing is measured any more. */
export function removeAside(): void {
  for (const folder of aside.splice(0)) rmSync(folder, { recursive: true, force: true })
}
