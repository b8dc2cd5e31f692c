import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const DRAFT = '.part'
const DRAFT_MAX_AGE_MS = 3_600_000

export type BoundedFolder = Readonly<{
  /** The content of a file; null when there is none. */
  read: (name: string) => Promise<Buffer | null>
  /** Writes a whole file, then removes those used longest ago until all fit. Rejects when the disk refuses. */
  write: (name: string, bytes: Buffer) => Promise<void>
}>

/** A flat folder of files that may take so many bytes. Files that are there already count, by the time of their last use. */
export function createBoundedFolder(directory: string, maxBytes: number): BoundedFolder {
  /** Bytes of each file, the one used longest ago first. */
  const sizes = new Map<string, number>()
  let bytes = 0
  const note = (name: string, size: number) => {
    bytes += size - (sizes.get(name) ?? 0)
    sizes.delete(name)
    sizes.set(name, size)
  }
  const forget = (name: string) => {
    bytes -= sizes.get(name) ?? 0
    sizes.delete(name)
  }
  const trim = async (): Promise<void> => {
    for (const name of sizes.keys()) {
      if (bytes <= maxBytes) return
      forget(name)
      await rm(join(directory, name), { force: true })
    }
  }
  let opened: Promise<void> | null = null
  const open = async () => {
    for (const { name, size, usedAt } of await filesByUse(directory)) {
      if (!name.endsWith(DRAFT)) note(name, size)
      // Left by a process that ended while it wrote; a young one may be another process's.
      else if (usedAt < Date.now() - DRAFT_MAX_AGE_MS) await rm(join(directory, name), { force: true })
    }
    await trim()
  }
  const ready = () => (opened ??= open())
  return {
    read: async (name) => {
      await ready()
      const content = await readFile(join(directory, name)).catch(() => null)
      if (content === null) forget(name)
      else {
        note(name, content.length)
        const now = new Date()
        // Passes the order of last use on to the next process. If the disk refuses, the order is slightly out of date.
        await utimes(join(directory, name), now, now).catch(() => undefined)
      }
      return content
    },
    write: async (name, content) => {
      await ready()
      if (content.length > maxBytes) return
      await writeWhole(directory, name, content)
      note(name, content.length)
      await trim()
    },
  }
}

/** Written beside and renamed, so that a reader or a crash never meets half a file. */
async function writeWhole(directory: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true })
  const draft = join(directory, `${name}.${randomUUID()}${DRAFT}`)
  try {
    await writeFile(draft, bytes)
    await rename(draft, join(directory, name))
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}

async function filesByUse(directory: string) {
  const names = await readdir(directory).catch(() => [])
  const files: Readonly<{ name: string; size: number; usedAt: number }>[] = []
  for (const name of names) {
    const file = await stat(join(directory, name)).catch(() => null)
    if (file?.isFile()) files.push({ name, size: file.size, usedAt: file.mtimeMs })
  }
  return files.sort((one, other) => one.usedAt - other.usedAt)
}
