import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['src', 'messages', 'package.json']
const HASH_CHARACTERS = 16

/** Returns the name of a build by a hash of its sources: the same on every machine. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesBelow(join(root, source))).sort()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, HASH_CHARACTERS)
}

function filesBelow(path: string): string[] {
  if (path.endsWith('.json')) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
