import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/processes.ts'

const KEPT = join(ROOT, '.cache/pictures')
/** Folders with what draws and what encodes. */
const DRAWING = ['demo/src/pictures/**/*.ts', 'platform/src/pictures/**/*.ts', 'tests/testkit/servers/drawPlainly.ts']
const NAME_LENGTH = 16

/**
 * Folder of the pictures that all shops of all runs have drawn: one takes up to a second, and they are the same in each. A
 * change of how they are drawn begins another one, and removes those of before.
 */
export async function sharedPictures(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of globSync(DRAWING, { cwd: ROOT }).sort()) hash.update(readFileSync(join(ROOT, file)))
  const name = hash.digest('hex').slice(0, NAME_LENGTH)
  await mkdir(join(KEPT, name), { recursive: true })
  const old = (await readdir(KEPT)).filter((known) => known !== name)
  await Promise.all(old.map((known) => rm(join(KEPT, known), { recursive: true, force: true })))
  return join(KEPT, name)
}
