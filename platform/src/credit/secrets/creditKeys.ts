import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const KEY_BYTES = 32
const OWNER_ONLY = 0o600

/** Keys of personal data in credit, each of 32 bytes: the first one seals. */
export type CreditKeys = readonly [Buffer, ...Buffer[]]

/** Parses a comma-separated list of keys in base64. Returns null when one of them is not 32 bytes, or there is none. */
export function parseCreditKeys(text: string): CreditKeys | null {
  const [first, ...rest] = text.split(',').map((part) => Buffer.from(part.trim(), 'base64'))
  if (first === undefined || [first, ...rest].some(({ length }) => length !== KEY_BYTES)) return null
  return [first, ...rest]
}

/** Returns the key in a file, for development; makes it, readable by its owner alone, where there is none. */
export async function readOrMakeCreditKey(path: string): Promise<CreditKeys> {
  await mkdir(dirname(path), { recursive: true })
  // Several processes may start at once: the first one's key is whole when the others read it.
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: OWNER_ONLY })
  await link(draft, path).catch(ignoreExisting)
  await rm(draft)
  const keys = parseCreditKeys(await readFile(path, 'utf8'))
  if (keys === null) throw new Error(`${path} holds no key of ${KEY_BYTES} bytes in base64`)
  return keys
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}
