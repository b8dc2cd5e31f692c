import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Settings = Readonly<{ SESSION_SECRET?: readonly string[]; DATA_DIR: string }>

/**
 * Returns the secrets that seal sessions: those of the environment, else one that is generated once and stored in
 * `DATA_DIR`, so that a developer's cart survives a restart.
 */
export function sessionSecrets({ SESSION_SECRET, DATA_DIR }: Settings): readonly string[] {
  if (SESSION_SECRET && SESSION_SECRET.length > 0) return SESSION_SECRET
  const file = join(DATA_DIR, 'session-secret')
  mkdirSync(DATA_DIR, { recursive: true })
  try {
    // Two gateways that start together use the secret of the first.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return [readFileSync(file, 'utf8').trim()]
}
