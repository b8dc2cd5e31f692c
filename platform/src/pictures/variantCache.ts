import { createHash } from 'node:crypto'
import { createBoundedFolder } from './boundedFolder.ts'
import { PICTURES_MAX_BYTES } from './limits.ts'

/** Everything that makes one variant of a picture different from all others. */
export type VariantKey = Readonly<{ source: string; width: number; height: number; action: string; format: string }>

export type VariantCache = Readonly<{
  /** The variant from disk, or made now; who asks for the same one meanwhile waits for the same work. */
  get: (key: VariantKey, make: () => Promise<Buffer>) => Promise<Buffer>
}>

type Options = Readonly<{
  /** Bytes that all variants may take on disk; those used longest ago go first. */
  maxBytes?: number | undefined
  /** Called when a variant could not be stored, as on a full disk. */
  onStoreFailure?: ((error: unknown) => void) | undefined
}>

/**
 * Variants of pictures on disk, bounded in bytes: a variant never changes, since its name is the hash of everything it is
 * made from. `get` fails as `make` does, and keeps no failure; a variant that cannot be written is returned all the same.
 */
export function createVariantCache(directory: string, options: Options = {}): VariantCache {
  const { maxBytes = PICTURES_MAX_BYTES, onStoreFailure = () => undefined } = options
  const underway = new Map<string, Promise<Buffer>>()
  const folder = createBoundedFolder(directory, maxBytes)
  const load = async (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = await folder.read(file)
    if (kept) return kept
    const made = await make()
    await folder.write(file, made).catch(onStoreFailure)
    return made
  }
  return {
    get: (key, make) => {
      const file = fileName(key)
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
