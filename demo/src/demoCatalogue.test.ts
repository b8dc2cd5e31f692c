import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STORING_SOURCES } from '@hogar/platform/database/sourceHash.ts'
import { loadCatalogueSource } from '@hogar/platform/loadCatalogueSource.ts'
import { expect, test } from 'vitest'
import { createSource } from './demoCatalogue.ts'

const SOURCE = import.meta.dirname
const PLATFORM_SOURCE = join(SOURCE, '../../platform/src')
const options = { now: new Date('2026-11-20T15:30:00Z'), listedProducts: null }

/** Modules of the platform whose changes make no other documents. */
const WITHOUT_EFFECT = ['database/sourceHash.ts', 'pictures/pictureSource.ts', 'parse/fields.ts']

test('the platform loads it by its file, and no file gives none', async () => {
  const source = await loadCatalogueSource(join(SOURCE, 'demoCatalogue.ts'), options)
  expect(source?.seed.key).toBe(createSource(options).seed.key)
  expect(source?.seed.key).toMatch(/^[0-9a-f]{16}-2026-11$/)
  expect(await loadCatalogueSource(null, options)).toBeNull()
  await expect(loadCatalogueSource(join(SOURCE, 'seed/limits.ts'), options)).rejects.toThrow('does not export')
})

test('a larger catalogue has another key', () => {
  const { seed } = createSource({ ...options, listedProducts: 100_000 })
  expect(seed.key).toMatch(/^[0-9a-f]{16}-2026-11-\d+$/)
})

test('the key follows every file of the platform that documents are made from', () => {
  const files = globSync('**/*.ts', { cwd: SOURCE }).filter((name) => !/\.test\.ts$|testing\//.test(name))
  const run = files.flatMap((file) =>
    [
      ...readFileSync(join(SOURCE, file), 'utf8').matchAll(
        /^import (?!type\b)[^']* from '@hogar\/platform\/([^']+)'/gm,
      ),
    ].map(([, name = '']) => name),
  )
  const hashed = new Set(globSync(STORING_SOURCES, { cwd: PLATFORM_SOURCE }))
  expect(run.length).toBeGreaterThan(50)
  expect([...new Set(run)].filter((name) => !hashed.has(name) && !WITHOUT_EFFECT.includes(name))).toEqual([])
})
