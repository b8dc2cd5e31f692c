import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOrMakeCreditKey } from './creditKeys.ts'

const newPath = () => join(mkdtempSync(join(tmpdir(), 'hogar-key-')), 'data', 'credit.key')

test('a key is made once, for its owner alone, also by processes that start together', async () => {
  const path = newPath()
  const made = await Promise.all([readOrMakeCreditKey(path), readOrMakeCreditKey(path)])
  expect(await readOrMakeCreditKey(path)).toEqual(made[0])
  expect(made[1]).toEqual(made[0])
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('a file that holds something else stops the start', async () => {
  const path = newPath()
  await readOrMakeCreditKey(path)
  writeFileSync(path, 'no key')
  await expect(readOrMakeCreditKey(path)).rejects.toThrow('holds no key of 32 bytes')
})
