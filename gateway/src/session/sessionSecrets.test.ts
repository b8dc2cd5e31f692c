import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sessionSecrets } from './sessionSecrets.ts'

it('takes those of the environment', () => {
  expect(sessionSecrets({ SESSION_SECRET: ['a', 'b'], DATA_DIR: '/nowhere' })).toEqual(['a', 'b'])
})

it('creates one that outlives a restart, readable by its owner alone', () => {
  const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'secrets-')), 'not', 'there', 'yet')
  const [secret = ''] = sessionSecrets({ DATA_DIR })
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(sessionSecrets({ DATA_DIR })).toEqual([secret])
  expect(statSync(join(DATA_DIR, 'session-secret')).mode & 0o077).toBe(0)
})
