import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceHash } from '../web/build/sourceHash.ts'
import { ROOT } from './processes.ts'
import { runStep } from './runStep.ts'

const STAMP = join(ROOT, 'web/dist/.sources')

/** Builds the storefront when there is no build, or when a source has changed since. */
export async function buildWebIfStale(): Promise<void> {
  const hash = sourceHash(ROOT)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  console.log('Building the storefront…')
  await runStep({ name: 'build', command: [process.execPath, 'build.ts'], cwd: 'web' })
  writeFileSync(STAMP, hash)
}

if (import.meta.main) await buildWebIfStale()
