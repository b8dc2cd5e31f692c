import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { ROOT } from './processes.ts'
import { runStep } from './runStep.ts'

const SOURCES = ['web/src', 'web/server', 'web/build', 'web/messages', 'web/public', 'web/i18n', 'schema'] as const
const MADE_BY_BUILD = 'web/src/i18n/__generated__'
const SOURCE_FILES = ['pnpm-lock.yaml', 'THIRD-PARTY-NOTICES'] as const
const STAMP = join(ROOT, 'web/dist/.sources')

/** Builds the storefront when there is no build, or when a source has changed since. */
export async function buildWebIfStale(): Promise<void> {
  const digest = digestSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return
  console.log('Building the storefront…')
  await runStep({ name: 'build', command: [process.execPath, 'build.ts'], cwd: 'web' })
  writeFileSync(STAMP, digest)
}

function digestSources(): string {
  const hash = createHash('sha256')
  const configuration = readdirSync(join(ROOT, 'web')).filter((name) => /\.(ts|json)$/.test(name))
  const files = [
    ...SOURCES.filter((folder) => existsSync(join(ROOT, folder))).flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && isWritten(entry.parentPath))
        .map((entry) => join(entry.parentPath, entry.name)),
    ),
    ...configuration.map((name) => join(ROOT, 'web', name)),
    ...SOURCE_FILES.map((name) => join(ROOT, name)),
  ]
  for (const file of files.sort()) hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Returns whether a folder holds sources: no installed packages, and no output of the build. */
function isWritten(folder: string): boolean {
  return !folder.split(sep).includes('node_modules') && !folder.endsWith(MADE_BY_BUILD)
}

if (import.meta.main) await buildWebIfStale()
