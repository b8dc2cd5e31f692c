import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

const FOLDERS = ['web/src', 'web/server', 'web/build', 'web/messages', 'web/public', 'web/i18n', 'schema']
const FILES = ['pnpm-lock.yaml', 'THIRD-PARTY-NOTICES']
const MADE_BY_BUILD = 'web/src/i18n/__generated__'
const HASH_CHARACTERS = 16

/**
 * Returns the name of a build by a hash of all that it is made from, which is the same on every machine: sources,
 * settings, and the versions of its libraries. Pages that a cache holds under one name request the files of that build.
 *
 * @param repository Root folder of the repository.
 */
export function sourceHash(repository: string): string {
  const hash = createHash('sha256')
  const settings = readdirSync(join(repository, 'web')).filter((name) => /\.(ts|json)$/.test(name))
  const files = [
    ...FOLDERS.flatMap((folder) => filesBelow(join(repository, folder))),
    ...settings.map((name) => join(repository, 'web', name)),
    ...FILES.map((name) => join(repository, name)).filter(existsSync),
  ]
  for (const file of files.sort()) hash.update(file.slice(repository.length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, HASH_CHARACTERS)
}

/** Lists the sources below a folder: no installed packages, and no output of the build. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .filter(({ parentPath }) => !parentPath.split(sep).includes('node_modules') && !parentPath.endsWith(MADE_BY_BUILD))
    .map((entry) => join(entry.parentPath, entry.name))
}
