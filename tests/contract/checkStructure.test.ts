import { describe, expect, it } from 'vitest'
import {
  FOLDER_FILES_MAX,
  largeFolders,
  serverImports,
  untestedMutations,
  upwardImports,
} from '../../scripts/checkStructure.ts'
import { gatewayFloors } from '../../scripts/structure/gatewayFloors.ts'
import { mutualDomains } from '../../scripts/structure/mutualDomains.ts'
import { namedAfterExport } from '../../scripts/structure/namedAfterExport.ts'
import { platformFoundation } from '../../scripts/structure/platformFoundation.ts'

const files = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/file${index}.ts`)

it('refuses a folder with more source files than a reader can survey', () => {
  expect(largeFolders(files('web/src/cart', FOLDER_FILES_MAX))).toEqual([])
  expect(largeFolders(files('web/src/cart', FOLDER_FILES_MAX + 1))).toEqual([
    'web/src/cart has 26 source files; at most 25. Sort them into parts.',
  ])
  expect(largeFolders(files('web/server', FOLDER_FILES_MAX + 1))).toHaveLength(1)
  expect(largeFolders([...files('platform/src/cart', 20), ...files('platform/src/cart/lines', 20)])).toEqual([])
})

it.each([
  `import { CartPage } from '../cart/CartPage.tsx'`,
  `import type { CartPage } from '../cart/CartPage.tsx'`,
  `const load = () => import('../cart/CartPage.tsx')`,
  `import {\n  CartPage,\n} from '../cart/CartPage.tsx'`,
])('refuses an import of a feature in the foundation: %s', (text) => {
  expect(upwardImports({ path: 'web/src/offline/task.ts', text })).toEqual([
    'web/src/offline/task.ts imports web/src/cart/CartPage.tsx: hand it in from the app instead.',
  ])
})

it.each([
  ['the foundation', `import { isOnline } from '../device/isOnline.ts'`],
  ['a neighbour', `import { task } from './task.ts'`],
  ['a package', `import { useState } from 'react'`],
  ['generated code', `import query from '../__generated__/CartQuery.graphql'`],
])('takes an import of %s', (_name, text) => {
  expect(upwardImports({ path: 'web/src/offline/queue.ts', text })).toEqual([])
})

it.each([
  ['parse/money.ts', '../rest/upstream.ts'],
  ['rest/createUpstream.ts', '../cart/cartClient.ts'],
  ['cart/cartClient.ts', '../http/requestHead.ts'],
  ['http/routeRequest.ts', '../app/resolvers.ts'],
  ['http/routeRequest.ts', '../createGateway.ts'],
])('refuses an import of the gateway that goes up: %s of %s', (file, specifier) => {
  const faultsOf = (text: string) => gatewayFloors({ path: `gateway/src/${file}`, text })
  expect(faultsOf(`import { one } from '${specifier}'`)).toEqual([expect.stringContaining('a floor above')])
  expect(faultsOf(`import type { One } from '${specifier}'`)).toHaveLength(1)
  expect(faultsOf(`import {\n  one,\n} from '${specifier}'`)).toHaveLength(1)
})

it.each([
  ['down', `import { call } from '../rest/upstream.ts'`],
  ['to another domain', `import { readStock } from '../stock/stockClient.ts'`],
  ['for the type of the context', `import type { GraphContext } from '../app/context.ts'`],
  ['for generated types', `import type { Cart } from '../__generated__/schemaTypes.ts'`],
])('takes an import of the gateway that goes %s', (_way, text) => {
  expect(gatewayFloors({ path: 'gateway/src/cart/cartClient.ts', text })).toEqual([])
})

it('takes the numbers of a domain everywhere, and what creates the context in the app alone', () => {
  const path = 'gateway/src/rest/endpoints.ts'
  expect(gatewayFloors({ path, text: `import { STOCK_BATCH_SIZE } from '../stock/limits.ts'` })).toEqual([])
  expect(gatewayFloors({ path, text: `import { createContext } from '../app/context.ts'` })).toHaveLength(1)
})

it('refuses a mutation without a test of its name beside it', () => {
  const path = 'gateway/src/cart/shareCart.ts'
  const sources = [
    { path, text: `export const shareCart: NonNullable<MutationResolvers['shareCart']> = () => null` },
    { path: 'gateway/src/cart/resolvers.ts', text: `export const cartMutations = {} satisfies MutationResolvers` },
  ]
  expect(untestedMutations(sources, [path, 'gateway/src/cart/shareCart.test.ts'])).toEqual([])
  expect(untestedMutations(sources, [path, 'gateway/src/shareCart.test.ts'])).toEqual([
    'gateway/src/cart/shareCart.ts holds a mutation: test it in shareCart.test.ts beside it.',
  ])
})

const PLATFORM: Readonly<Record<string, string>> = {
  'platform/src/stores.ts': `import { PlatformError } from './http/PlatformError.ts'\nimport type { Kysely } from 'kysely'`,
  'platform/src/http/PlatformError.ts': `import { join } from 'node:path'`,
  'platform/src/cart/cartRepository.ts': `import { query } from '../database/query.ts'`,
  'platform/src/database/query.ts': `import { sql } from 'kysely'`,
}
const readText = (path: string) => PLATFORM[path] ?? ''

it.each([
  `import { stores } from '@hogar/platform/stores.ts'`,
  `import type { Cart } from '@hogar/platform/cart/cartRepository.ts'`,
  `import { text } from '../language.ts'`,
])('takes an import of the demo catalogue that runs no database: %s', (text) => {
  expect(serverImports({ path: 'demo/src/seed/slug.ts', text }, readText)).toEqual([])
})

it('refuses an import of the demo catalogue that would run a database', () => {
  const text = `import {\n  loadCart,\n} from '@hogar/platform/cart/cartRepository.ts'`
  expect(serverImports({ path: 'demo/src/seed/slug.ts', text }, readText)).toEqual([
    'demo/src/seed/slug.ts runs platform/src/cart/cartRepository.ts, which loads kysely: import its types alone.',
  ])
})

it.each([
  ['parse/fields.ts', '../catalogue/product.ts', 1],
  ['http/idempotency.ts', '../catalogue/queries/searchQuery.ts', 1],
  ['http/idempotency.ts', '../parse/fields.ts', 0],
  ['money/formatMoney.ts', '../stores.ts', 0],
  ['secrets/attemptLimit.ts', '../database/schema.ts', 0],
  ['catalogue/product.ts', '../cart/cartTotals.ts', 0],
])('refuses an import of a domain in the foundation of the platform: %s of %s', (file, specifier, count) => {
  const text = `import {\n  type One,\n} from '${specifier}'`
  expect(platformFoundation({ path: `platform/src/${file}`, text })).toHaveLength(count)
})

it.each([
  ['web/server/pages/pageStream.ts', 'export function createPageStream() {}'],
  ['gateway/src/cart/openCart.ts', 'type Cart = {}\nexport async function reachCart() {}'],
  ['platform/src/credit/files/movement.ts', 'export type Frame = Uint8Array\nexport const areDifferent = () => true'],
  ['web/src/home/storeWindows.ts', 'export class StoreWindow {}'],
])('refuses a file of another name than its one export: %s', (path, text) => {
  expect(namedAfterExport({ path, text })).toEqual([expect.stringMatching(`^${path} exports \\w+: name one`)])
})

it.each([
  ['of its name', 'web/src/cart/cartScope.ts', `export const CART_SCOPE = 'cart'`],
  [
    'with a type of its name',
    'web/src/relay/replay/replay.ts',
    'export type Replay = {}\nexport function createReplay() {}',
  ],
  [
    'with several values',
    'web/src/blog/blogPaths.ts',
    `export const BLOG_PATH = '/blog'\nexport function postPath() {}`,
  ],
  ['of a kind', 'platform/src/cart/cartRoutes.ts', 'export function registerCartRoutes() {}'],
  ['whose operation has its name', 'web/src/stock/liveOffer.ts', 'export function readLiveOffer() {}\ngraphql`query`'],
  ['outside of the shop', 'bench/run.ts', 'export function runAll() {}'],
])('takes a file %s', (_what, path, text) => {
  expect(namedAfterExport({ path, text })).toEqual([])
})

describe('domains of the platform', () => {
  const source = (path: string, specifier: string) => ({
    path: `platform/src/${path}`,
    text: `import type { A } from '${specifier}'`,
  })
  const known = new Map([['cart stock', 'a reason']])

  it('that import each other are refused with both imports', () => {
    const sources = [source('cart/lines/a.ts', '../../stock/b.ts'), source('stock/b.ts', '../cart/c.ts')]
    expect(mutualDomains(sources, new Map())).toEqual([
      'platform/src/cart/lines/a.ts imports platform/src/stock/b.ts, and platform/src/stock/b.ts imports platform/src/cart/c.ts: move the rule or type to the domain that it is of.',
    ])
    expect(mutualDomains(sources, known)).toEqual([])
  })

  it('that no longer do leave the list', () => {
    expect(mutualDomains([source('cart/a.ts', '../stock/b.ts')], known)).toEqual([
      'cart stock no longer import each other: take the pair off scripts/structure/mutualDomains.ts.',
    ])
  })

  it('may list tables for the database and import its types', () => {
    expect(
      mutualDomains([source('cart/a.ts', '../database/b.ts'), source('database/b.ts', '../cart/a.ts')], new Map()),
    ).toEqual([])
  })
})
