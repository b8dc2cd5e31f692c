import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadOrMakeTemplate } from './database/embeddedTemplate.ts'
import { testDatabaseUrl } from './testing/testDatabaseUrl.ts'
import { testSeed } from './testing/testSeed.ts'

const dataDirectory = mkdtempSync(join(tmpdir(), 'hogar-main-'))
const children: ChildProcess[] = []
const SEEDING_TIMEOUT_MS = 300_000
const onServer = testDatabaseUrl() !== null

beforeAll(async () => {
  if (!onServer) await loadOrMakeTemplate(tmpdir(), testSeed)
}, SEEDING_TIMEOUT_MS)
afterAll(() => children.forEach((child) => child.kill('SIGKILL')))

/** The platform as a process of its own, on the embedded database and any free port. */
function startMain(variables: Record<string, string> = {}) {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: dataDirectory,
    PLATFORM_PORT: '0',
    LOG_LEVEL: 'info',
    NODE_ENV: 'test',
    PICTURES_WARM_UP: '0',
    SEED_SOURCE: join(import.meta.dirname, 'testing/testSource.ts'),
    ...variables,
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, output }))
  const listening = async (): Promise<string> => {
    for (;;) {
      const address = /listening at (http:\/\/[\d.:]+)/.exec(output)?.[1]
      if (address !== undefined) return address
      if (child.exitCode !== null) throw new Error(`ended before it listened: ${output}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return { child, ended, listening }
}

// The same process serves both databases; only the embedded one has a directory to guard.
test.skipIf(onServer)('starts seeded, guards its directory, stops cleanly', async () => {
  const first = startMain()
  const address = await first.listening()
  const search = await fetch(
    `${address}/api/catalog/vue_storefront_catalog/product/_search?request_format=search-query&size=1`,
  )
  expect(await search.json()).toMatchObject({ hits: { total: expect.any(Number), hits: [{ _type: 'product' }] } })

  const second = await startMain().ended
  expect(second).toMatchObject({ code: 1, output: expect.stringContaining(`in use by process ${first.child.pid}`) })

  first.child.kill('SIGTERM')
  expect(await first.ended).toMatchObject({ code: 0 })
  expect(existsSync(join(dataDirectory, 'database.lock'))).toBe(false)
})

test('a bad variable ends it before anything is opened', async () => {
  const { code, output } = await startMain({ PLATFORM_PORT: 'many' }).ended
  expect(code).toBe(1)
  expect(output).toBe('PLATFORM_PORT: got "many", expected a port, 0 to 65535\n')
})

test.skipIf(onServer)('without a source it serves the catalogue that is there, and draws nothing', async () => {
  const { child, listening, ended } = startMain({ SEED_SOURCE: 'none' })
  const address = await listening()
  const search = await fetch(
    `${address}/api/catalog/vue_storefront_catalog/product/_search?request_format=search-query&size=1`,
  )
  expect(await search.json()).toMatchObject({ hits: { hits: [{ _type: 'product' }] } })
  expect((await fetch(`${address}/img/80/80/fit/placeholder/bicycle.jpg`)).status).toBe(400)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0 })
})

test('a source that is not there ends it before anything is opened', async () => {
  const { code, output } = await startMain({ SEED_SOURCE: '/nowhere/source.ts' }).ended
  expect(code).toBe(1)
  expect(output).toBe('SEED_SOURCE: there is no file /nowhere/source.ts\n')
})

test('a database that cannot be reached ends it with the reason in one line', async () => {
  const { code, output } = await startMain({ DATABASE_URL: 'postgresql://shop:secret@127.0.0.1:1/hogar' }).ended
  expect(code).toBe(1)
  expect(output).toMatch(/^DATABASE_URL: the database is not available: .*ECONNREFUSED.*\n$/)
  expect(output).not.toContain('secret')
})
