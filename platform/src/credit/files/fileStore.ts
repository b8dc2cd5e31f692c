import { randomBytes } from 'node:crypto'
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PersonalData } from '../secrets/personalData.ts'
import { FILE_NAME_BYTES } from './limits.ts'

const OWNER_ONLY = 0o600
const OWNER_ONLY_FOLDER = 0o700
/** Names that this store gives: nothing else in the directory is read or removed. */
const NAME = new RegExp(`^[0-9a-f]{${FILE_NAME_BYTES * 2}}$`)

type Place = Readonly<{ creditFileDirectory: string; personalData: PersonalData }>

/** Encrypts a file into the directory of credit files, readable by its owner alone. Returns its random name. */
export async function writeSealed({ creditFileDirectory, personalData }: Place, content: Buffer): Promise<string> {
  await mkdir(creditFileDirectory, { recursive: true, mode: OWNER_ONLY_FOLDER })
  const name = randomBytes(FILE_NAME_BYTES).toString('hex')
  const options = { mode: OWNER_ONLY, flag: 'wx' } as const
  await writeFile(join(creditFileDirectory, name), personalData.seal(content), options)
  return name
}

/** Returns the content of a file. @throws Error for a missing file, and for one that no key opens. */
export async function readSealed({ creditFileDirectory, personalData }: Place, name: string): Promise<Buffer> {
  return personalData.open(await readFile(join(creditFileDirectory, requireName(name))))
}

/** Removes files. One that is not there any more is no error. */
export async function removeSealed(
  { creditFileDirectory }: Pick<Place, 'creditFileDirectory'>,
  names: readonly string[],
) {
  for (const name of names) await rm(join(creditFileDirectory, requireName(name)), { force: true })
}

/** Returns the names of files that were written before an instant. */
export async function listOlder(
  { creditFileDirectory }: Pick<Place, 'creditFileDirectory'>,
  before: Date,
): Promise<readonly string[]> {
  const names = await readdir(creditFileDirectory).catch(() => [])
  const old: string[] = []
  for (const name of names.filter((one) => NAME.test(one))) {
    const known = await stat(join(creditFileDirectory, name)).catch(() => null)
    if (known !== null && known.mtime < before) old.push(name)
  }
  return old
}

function requireName(name: string): string {
  if (NAME.test(name)) return name
  throw new Error('A credit file has a name of another form')
}
