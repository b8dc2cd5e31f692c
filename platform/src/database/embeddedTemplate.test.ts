import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testSeed } from '../testing/testSeed.ts'
import { loadOrMakeTemplate, readTemplate } from './embeddedTemplate.ts'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'templates-'))
})
afterEach(() => rm(directory, { recursive: true }))

test('a template is made once, and old ones go when a new one is kept', async () => {
  const dayAgo = (days: number) => new Date(Date.UTC(2026, 0, 30 - days))
  for (const days of [1, 2, 3, 4]) {
    const old = join(directory, `hogar-platform-old-${days}.tar.gz`)
    await writeFile(old, 'old')
    await utimes(old, dayAgo(days), dayAgo(days))
  }
  await writeFile(join(directory, 'another-program.tar.gz'), 'not ours')
  expect(await readTemplate(directory, testSeed.key)).toBeNull()
  const made = await loadOrMakeTemplate(directory, testSeed)
  expect((await readdir(directory)).toSorted()).toEqual([
    'another-program.tar.gz',
    'hogar-platform-old-1.tar.gz',
    'hogar-platform-old-2.tar.gz',
    `hogar-platform-${testSeed.key}.tar.gz`,
  ])
  const catalogue = () => {
    throw new Error('seeded twice')
  }
  const again = await loadOrMakeTemplate(directory, { ...testSeed, catalogue })
  expect(again.size).toBe(made.size)
})
