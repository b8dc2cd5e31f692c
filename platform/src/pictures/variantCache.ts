import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Everything that makes one variant of a picture different from all others. */
export type VariantKey = Readonly<{ source: string; width: number; height: number; action: string; format: string }>

export type VariantCache = Readonly<{
  /** The variant from disk, or made now; who asks for the same one meanwhile waits for the same work. */
  get: (key: VariantKey, make: () => Promise<Buffer>) => Promise<Buffer>
}>

/**
 * Variants of pictures, kept on disk for as long as the directory lives: a variant never changes, since its name is the
 * hash of everything it is made from. `get` fails as `make` does, and keeps no failure.
 */
export function createVariantCache(directory: string): VariantCache {
  const underway = new Map<string, Promise<Buffer>>()
  const load = async (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = await readIfThere(file)
    if (kept) return kept
    const made = await make()
    await writeWhole(directory, file, made)
    return made
  }
  return {
    get: (key, make) => {
      const file = join(directory, fileName(key))
      const known = underway.get(file)
      if (known) return known
      const work = load(file, make).finally(() => underway.delete(file))
      underway.set(file, work)
      return work
    },
  }
}

function fileName(key: VariantKey): string {
  const text = JSON.stringify([key.source, key.width, key.height, key.action])
  return `${createHash('sha256').update(text).digest('hex').slice(0, 40)}.${key.format}`
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch {
    // Missing or unreadable: it is made anew either way.
    return null
  }
}

/** Written beside and renamed, so that a reader or a crash never meets half a file. */
async function writeWhole(directory: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true })
  const draft = `${file}.${randomUUID()}.part`
  await writeFile(draft, bytes)
  await rename(draft, file)
}
