import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { routePath } from './routePath.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeAll(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
})
afterAll(async () => {
  await shopper.close()
  await platform.close()
})

const SELECTION =
  '__typename ... on Product { sku } ... on Category { name } ... on CmsPage { title content } ... on Redirect { target statusCode }'

test.each([
  ['salas/sofa-oslo', { __typename: 'ConfigurableProduct', sku: 'SOFA' }],
  ['/salas/sofa-oslo?utm_source=x', { __typename: 'ConfigurableProduct', sku: 'SOFA' }],
  ['salas/sofas', { __typename: 'Category', name: 'Sofás' }],
  ['aviso', { __typename: 'CmsPage', title: 'Aviso', content: '<h1>Aviso</h1>' }],
  ['otro', null],
  ['salas/sofa-gris', { __typename: 'Redirect', target: '/salas/sofa-oslo?childSku=SOFA-GRY', statusCode: 301 }],
  ['p/SOFA/sofa-oslo', { __typename: 'ConfigurableProduct', sku: 'SOFA' }],
  ['p/SOFA-GRY/sofa-gris', { __typename: 'Redirect', target: '/salas/sofa-oslo?childSku=SOFA-GRY', statusCode: 301 }],
  ['p/SOFA/sofa-oslo/SOFA-GRY', { __typename: 'ConfigurableProduct', sku: 'SOFA' }],
  ['c/sofas-11', { __typename: 'Category', name: 'Sofás' }],
  ['i/aviso', { __typename: 'CmsPage', title: 'Aviso', content: '<h1>Aviso</h1>' }],
  ['nowhere', null],
  ['', null],
  ['/', null],
  ['%E0%A4%A', null],
  ['salas/sofa%00oslo', null],
  ['p/SOFA%00/x', null],
  ['x'.repeat(2_000), null],
])('the path %s shows %j', async (path, target) => {
  const { data, errors } = await shopper.query(`query ($path: String!) { route(path: $path) { ${SELECTION} } }`, {
    path,
  })
  expect(errors).toEqual([])
  expect(data.route).toEqual(target)
})

test('a product’s page is one call, and brings only what is selected', async () => {
  platform.seen.length = 0
  const { calls } = await shopper.query('{ route(path: "salas/producto-7") { ... on SimpleProduct { name } } }')
  expect(calls).toEqual({ urlMap: 1 })
  expect(JSON.parse(platform.seen[0]!.body).includeFields).not.toContain('description')
})

test('a platform that cannot be asked is an error, not an empty page', async () => {
  platform.faults.set('/api/catalog', 503)
  const { errors } = await shopper.query(
    '{ route(path: "c/sofas-11") { __typename } cmsPage(identifier: "x") { title } }',
  )
  platform.faults.clear()
  expect(errors.length).toBeGreaterThan(0)
})

test.each([
  ['p/A%2FB/x', { kind: 'product', sku: 'A/B', childSku: null }],
  ['p/A/x/C', { kind: 'product', sku: 'A', childSku: 'C' }],
  ['p/A/x/C/D', { kind: 'mapped', path: 'p/A/x/C/D' }],
  ['c', { kind: 'mapped', path: 'c' }],
  ['//salas//sofas/', { kind: 'mapped', path: 'salas/sofas' }],
])('%s is read as %j', (path, shape) => {
  expect(routePath(path)).toEqual(shape)
})
