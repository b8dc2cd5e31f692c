import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { simple } from '../testing/productDocuments.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { routePath } from './routePath.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeAll(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
  const rules = {
    'catalogo-2019': { target: 'salas/sofas?sort=latest', status: 301 },
    'catalogo-2018': { target: '/catalogo-2019', status: 302 },
    'al-carrito': { target: '/checkout/cart', status: 301 },
    redonda: { target: '/redonda-2', status: 301 },
    'redonda-2': { target: '/redonda/', status: 301 },
    afuera: { target: '//evil.example/x', status: 301 },
  }
  for (const [path, rule] of Object.entries(rules)) platform.redirects.set(path, rule)
  platform.documents.product?.push(
    { ...simple(997), url_path: 'salas/retirado', status: 2, url_key: 'retirado' },
    { ...simple(996), url_path: 'salas/mesa-baja', url_key: 'mesa-baja' },
  )
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
  ['Salas/SOFAS', { __typename: 'Redirect', target: '/salas/sofas', statusCode: 301 }],
  ['category/sofas', { __typename: 'Category', name: 'Sofás' }],
  ['category/sofas-11', { __typename: 'Category', name: 'Sofás' }],
  ['category/11', { __typename: 'Category', name: 'Sofás' }],
  ['category/nowhere', null],
  ['promotions/aviso', { __typename: 'CmsPage', title: 'Aviso', content: '<h1>Aviso</h1>' }],
  ['promotions/nowhere', null],
  ['catalogo-2019', { __typename: 'Redirect', target: '/salas/sofas?sort=latest', statusCode: 301 }],
  ['catalogo-2018', { __typename: 'Redirect', target: '/salas/sofas?sort=latest', statusCode: 302 }],
  ['al-carrito', { __typename: 'Redirect', target: '/checkout/cart', statusCode: 301 }],
  ['redonda', null],
  ['afuera', null],
  ['salas/retirado', null],
  ['mesa-baja.html', { __typename: 'Redirect', target: '/salas/mesa-baja', statusCode: 301 }],
  ['salas/mesa-baja.html', { __typename: 'Redirect', target: '/salas/mesa-baja', statusCode: 301 }],
  ['salas/nowhere.html', null],
  ['retirado.html', null],
  ['nowhere.html', null],
  ['nowhere', null],
  ['NOWHERE', null],
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

test('a platform that does not answer is an error, not an empty page', async () => {
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
  ['%20', null],
  ['/%20/%09/', null],
])('%s is read as %j', (path, shape) => {
  expect(routePath(path)).toEqual(shape)
})

test('a variant opened directly is not found where the store blocks nothing', async () => {
  const strict = createGraphClient(platform.url, 'strict', { settings: { hogar: { blocksDirectChildAccess: false } } })
  const { data } = await strict.query(`{ route(path: "p/SOFA-GRY/sofa-gris") { ${SELECTION} } }`)
  expect(data.route).toBeNull()
  await strict.close()
})

test('a path without a page is logged, with the reason', async () => {
  const lines: string[] = []
  const heard = createGraphClient(platform.url, 'heard', { log: (line) => lines.push(line) })
  for (const path of ['nowhere', 'i/nowhere', 'salas/retirado'])
    await heard.query(`{ route(path: "${path}") { __typename } }`)
  await heard.query('{ cmsPage(identifier: "nowhere") { title } }')
  expect(lines).toEqual([
    'No mapping found',
    'Route not found',
    'Product query returned empty result product status = 2',
    'No mapping found',
    'CMS query returned empty result',
  ])
  await heard.close()
})

describe('a rule for search engines', () => {
  const SEO = '/api/ext/seo_redirect'
  afterEach(() => {
    platform.seoRedirects.clear()
    platform.faults.clear()
  })
  const routeOf = async (path: string) => {
    const visitor = createGraphClient(platform.url)
    const { data, errors, calls } = await visitor.query(
      `query ($path: String!) { route(path: $path) { ${SELECTION} } }`,
      { path },
    )
    await visitor.close()
    expect(errors).toEqual([])
    return { route: data.route, asked: calls.seoRedirect ?? 0 }
  }
  const leads = (rules: Record<string, unknown>) =>
    Object.entries(rules).forEach(([from, to]) => platform.seoRedirects.set(from, to))
  const moved = (target: string) => ({ __typename: 'Redirect', target, statusCode: 302 })

  test.each([
    ['viejo', 'viejo'],
    ['/viejo/?utm_source=x', 'viejo'],
    ['caf%C3%A9%20&/x%2Fy', 'café &/x/y'],
    ['i/viejo', 'i/viejo'],
    ['p/NADA/x', 'p/NADA/x'],
    ['salas/retirado', 'salas/retirado'],
  ])('redirects from %s, where nothing is shown', async (path, url) => {
    leads({ [url]: '/salas/sofas?sort=latest' })
    expect((await routeOf(path)).route).toEqual(moved('/salas/sofas?sort=latest'))
  })

  test.each(['salas/sofa-oslo', 'i/aviso', 'catalogo-2019', 'Salas/SOFAS', '/'])(
    'is not requested where %s shows something, or is no address',
    async (path) => {
      expect((await routeOf(path)).asked).toBe(0)
    },
  )

  test.each([
    null,
    '',
    7,
    {},
    ['/salas'],
    '//evil.example',
    'https://evil.example/x',
    '/\\evil.example',
    'javascript:x',
  ])('that says %j redirects nowhere', async (said) => {
    leads({ viejo: said })
    expect(await routeOf('viejo')).toEqual({ route: null, asked: 1 })
  })

  test.each([404, 500])('is passed over when the platform answers %i', async (status) => {
    leads({ viejo: '/salas/sofas' })
    platform.faults.set(SEO, status)
    expect((await routeOf('viejo')).route).toBeNull()
  })

  test('is followed to its end, through rules of both kinds, and never in a circle', async () => {
    leads({
      uno: '/dos',
      dos: '/catalogo-2019',
      ida: '/i/vuelta',
      'i/vuelta': '/ida',
      yo: '/yo/',
      sofas: '/salas/sofas',
    })
    leads({ 'salas/sofas': '/uno' })
    expect((await routeOf('uno')).route).toEqual(moved('/salas/sofas?sort=latest'))
    expect((await routeOf('sofas')).route).toEqual(moved('/salas/sofas'))
    for (const path of ['ida', 'i/vuelta', 'yo']) expect((await routeOf(path)).route).toBeNull()
  })
})
