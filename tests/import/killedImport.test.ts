import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../../scripts/processes.ts'
import { startPlatform } from '../testkit/servers/startPlatform.ts'

const NEW_PRODUCTS = 6_000
const product = (id: number, name: string) =>
  JSON.stringify({
    id, sku: `P-${id}`, name: `${name} ${id}`, type_id: 'simple', price: 100, status: 1, visibility: 4, category_ids: [30], description: name.repeat(100), stock: { qty: 5, is_in_stock: true },
  }) // prettier-ignore

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hogar-killed-'))
  const category = JSON.stringify({ id: 30, name: 'Mesas', level: 2, parent_id: 2, is_active: true, children_data: [] })
  await writeFile(join(directory, 'old.jsonl'), [category, product(1, 'Antes'), product(2, 'Antes')].join('\n'))
  const many = Array.from({ length: NEW_PRODUCTS }, (_, at) => product(100 + at, 'Después'))
  await writeFile(join(directory, 'new.jsonl'), [category, ...many].join('\n'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const env = { DATABASE_URL: '', SEED_PRODUCTS: '5' }

type End = 'by itself' | 'killed while it stores'

/** Runs the import to its end, or kills it when it has written its first products. Its exit code, null for a killed one. */
function runImport(file: string, end: End = 'by itself'): Promise<number | null> {
  const main = join(ROOT, 'platform/src/import/main.ts')
  const child = spawn(process.execPath, [main, join(directory, file), '--store', 'viu', '--replace'], {
    env: { ...process.env, ...env, DATA_DIR: directory },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr.on('data', (text: Buffer) => {
    if (end === 'killed while it stores' && text.includes('products handled')) child.kill('SIGKILL')
  })
  return new Promise((resolve) => child.once('exit', resolve))
}

async function skus(): Promise<readonly string[]> {
  const platform = await startPlatform(directory, env)
  try {
    const url = `${platform.url}/api/catalog/vue_storefront_catalog_viu/product/_search?request_format=search-query&size=50`
    const body = JSON.stringify({ _appliedFilters: [], _availableFilters: [], _appliedSort: [], _searchText: '' })
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { hits } = (await response.json()) as { hits: { hits: { _source: { sku: string } }[] } }
    // The platform itself adds the gift cards of the store when it starts.
    return hits.hits
      .map(({ _source }) => _source.sku)
      .filter((sku) => sku.startsWith('P-'))
      .toSorted()
  } finally {
    await platform.stop()
  }
}

it('that is killed while it replaces a store leaves the store as it was', async () => {
  expect(await runImport('old.jsonl')).toBe(0)
  expect(await runImport('new.jsonl', 'killed while it stores')).toBeNull()
  expect(await skus()).toEqual(['P-1', 'P-2'])
  expect(await runImport('new.jsonl')).toBe(0)
  expect(await skus()).not.toContain('P-1')
}, 300_000)
