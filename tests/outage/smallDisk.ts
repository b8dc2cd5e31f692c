import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = Readonly<{
  directory: string
  /** Leaves no byte free. */
  fill(): void
  /** Makes room again. */
  empty(): void
  remove(): void
}>

/** Mounts a disk that is small enough to be filled. Throws where this process may not. */
export function mountSmallDisk(): SmallDisk {
  const directory = mkdtempSync(join(tmpdir(), 'hogar-disk-'))
  const remove = () => {
    spawnSync('umount', ['-l', directory])
    rmSync(directory, { recursive: true, force: true })
  }
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'none', directory]).status !== 0) {
    rmSync(directory, { recursive: true, force: true })
    throw new Error('this process may not mount a disk')
  }
  const filler = join(directory, 'filler')
  return {
    directory,
    fill: () => {
      const { bavail, bsize } = statfsSync(directory)
      writeFileSync(filler, Buffer.alloc(bavail * bsize))
    },
    empty: () => rmSync(filler),
    remove,
  }
}

/** Whether this process may mount a disk. */
export function canMount(): boolean {
  try {
    mountSmallDisk().remove()
    return true
  } catch {
    return false
  }
}
