import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from './generate.ts'
import { ROOT } from './processes.ts'
import { NOTICES } from './writeNotices.ts'
import { SETTINGS } from './writeSettings.ts'

const GENERATED = [
  'schema/__generated__',
  'schema/operations',
  'gateway/src/__generated__',
  'web/src/__generated__',
  'web/src/i18n/__generated__',
]

/** Regenerates what is generated and committed, and throws with the names of what was not current. */
export async function checkGenerated(): Promise<void> {
  const before = digests()
  await generate()
  const after = digests()
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file))
  if (stale.length > 0) throw new Error(`was not current and is now regenerated, commit it: ${stale.join(', ')}`)
}

function digests(): ReadonlyMap<string, string> {
  const files = GENERATED.filter((folder) => existsSync(join(ROOT, folder))).flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${folder}/${entry.name}`),
  )
  const pages = [NOTICES, SETTINGS].filter((file) => existsSync(join(ROOT, file)))
  return new Map(
    [...files, ...pages].map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(ROOT, file)))
        .digest('hex'),
    ]),
  )
}
