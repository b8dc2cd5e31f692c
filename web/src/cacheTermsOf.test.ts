import { STORES } from '@hogar/schema/stores.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL_ROUTES } from './allRoutes.ts'
import { cacheTermsOf } from './cacheTermsOf.ts'

const [MAIN] = STORES
const readOf = (path: string, query: string) =>
  [...new URLSearchParams(query)].filter(([name, value]) => cacheTermsOf(path, MAIN)?.reads(name, value)).map(String)

test.each(['/salas', '/c/salas'])('a list is kept by what it reads: %s', (path) => {
  expect(readOf(path, 'color=52&price=1-9&marca=Nogal&price-from=5&sort=price-low&page=3&after=abc')).toHaveLength(7)
})

test.each([
  'utm_source=a&gclid=1&fbclid=2&hsa_cam=3&ref=42',
  'x=y&color=azul&price=9-1&price-from=much',
  'sort=best&page=1&page=-1&page=1e2&page=201&page=x',
  'after=&after=%00&q=sofa&variant=&childSku=',
])('a list is not kept by what means nothing to it: %s', (query) => {
  expect(readOf('/salas', query)).toEqual([])
})

test.each(['/', '/p/SOFA/sofa', '/i/about', '/contact', '/page-not-found'])('%s is kept by its path alone', (path) => {
  expect(cacheTermsOf(path, MAIN)?.tags).toBeDefined()
  expect(readOf(path, 'color=52&page=2&x=1&ids=1')).toEqual([])
})

test.each(['/salas/sofa-oslo', '/p/SOFA/sofa'])('a product is kept by its variant: %s', (path) => {
  expect(readOf(path, 'childSku=SOFA-R&x=azul')).toEqual(['childSku,SOFA-R'])
  expect(readOf(path, 'variant=SOFA-R')).toEqual(['variant,SOFA-R'])
})

test('a list of posts is kept by the post that it begins after, a post by its path', () => {
  expect(readOf('/blog', 'after=YXQ6OQ&page=2&x=1')).toEqual(['after,YXQ6OQ'])
  expect(readOf('/blog/category/2', 'after=YXQ6OQ&page=2')).toEqual(['after,YXQ6OQ'])
  expect(readOf('/blog/post/1', 'after=YXQ6OQ&page=2')).toEqual([])
  expect(cacheTermsOf('/blog/post/1', MAIN)?.tags).toEqual(['blog', 'post'])
})

test('a comparison is kept by its products', () => {
  expect(readOf('/compare', 'ids=a,b&x=1')).toEqual(['ids,a,b'])
})

test.each(['/checkout/cart', '/checkout', '/catalogsearch/result'])('%s is not kept', (path) => {
  expect(cacheTermsOf(path, MAIN)).toBeNull()
})

const CACHED = ALL_ROUTES.pages.filter(({ cacheTags }) => cacheTags !== undefined)

test('the query of a cached page reads what its key holds, and nothing else', () => {
  const parameter = fc.tuple(
    fc.constantFrom(
      'page',
      'sort',
      'after',
      'price',
      'price-from',
      'price-to',
      'color',
      'marca',
      'category',
      'department',
      'ids',
      'cp',
      'abierto',
      'servicio',
      'childSku',
      'utm_source',
    ),
    fc.constantFrom(
      '',
      ' ',
      'x',
      '0',
      '1',
      '01',
      '2',
      '+2',
      '0x2',
      '1e1',
      '2.0',
      '7',
      '99',
      '200',
      '201',
      '999',
      '-5',
      '52',
      'newest',
      'best',
      'abc',
      'a b',
      'ñ',
      '9-1',
      '1-9',
      'salas',
      'a'.repeat(300),
    ),
  )
  fc.assert(
    fc.property(fc.constantFrom(...CACHED), fc.array(parameter, { maxLength: 5 }), (route, parameters) => {
      const { readsParameter: reads = () => false, variables } = route
      const variablesOf = (given: [string, string][]) =>
        variables({ path: '/', params: {}, search: new URLSearchParams(given) })
      expect(variablesOf(parameters.filter(([name, value]) => reads(name, value)))).toEqual(variablesOf(parameters))
    }),
    { numRuns: 3_000 },
  )
})
