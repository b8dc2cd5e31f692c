import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Document } from '../testing/productDocuments.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeAll(async () => {
  platform = await startFakePlatform()
  const { category } = platform.documents as Record<string, Document[]>
  const shelf = { parent_id: 2, level: 2, is_active: true, product_count: 3 }
  category!.push(
    { ...shelf, id: 40, name: 'Sofá cama' },
    { ...shelf, id: 41, name: 'Sofá vacío', product_count: 0 },
    { ...shelf, id: 42, name: 'Sofá cerrado', is_active: false },
    { ...shelf, id: 43, parent_id: 42, name: 'Sofá detrás de lo cerrado' },
  )
  category!.find(({ id }) => id === 2)!.name = 'Todo Sofá'
  shopper = createGraphClient(platform.url)
  // The tree is held for a minute: what is counted below is the suggestions alone.
  await shopper.query('{ store { rootCategory { name } } }')
  // This platform refuses the search engine's own language, which is remembered.
  await shopper.query('{ suggestions(term: "zzz") { totalCount } }')
})
afterAll(async () => {
  await shopper.close()
  await platform.close()
})
beforeEach(() => void (platform.seen.length = 0))

const suggest = async (given: string, selection: string) => {
  const { data, errors, calls } = await shopper.query(`{ suggestions(${given}) { ${selection} } }`)
  return { errors, calls, ...data?.suggestions }
}
const entities = () => platform.seen.map(({ path }) => path.split('/').at(-2) ?? '').toSorted()

describe('suggestions', () => {
  test('are products and categories, by one call each, side by side', async () => {
    const answer = await suggest('term: "sofá"', 'totalCount products { name } categories { name }')
    expect(answer).toMatchObject({ errors: [], totalCount: 1, products: [{ name: 'Sofá Oslo' }] })
    expect(entities()).toEqual(['category', 'product'])
  })

  test('name active categories with products, not the shop itself', async () => {
    const { categories } = await suggest('term: "sofá"', 'categories { name }')
    expect(categories.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Sofá cama', 'Sofás'])
  })

  test('are as many as asked, and ask for the selected fields alone', async () => {
    const { products } = await suggest('term: "producto", products: 3', 'products { name }')
    expect(products).toHaveLength(3)
    expect(platform.seen.map(({ query }) => [query.get('size'), query.get('_source_include')])).toEqual([
      ['3', 'id,name,sku,status,type_id,visibility'],
    ])
  })

  test('say that the last word may be unfinished; a search does not', async () => {
    await suggest('term: "Sofá Os"', 'products { name } categories { name }')
    await shopper.query('{ search(term: "Sofá Os") { totalCount } }')
    const types = platform.seen.map(({ body }) => String(JSON.parse(body)._searchType))
    expect(types.toSorted()).toEqual(['prefix', 'prefix', 'undefined'])
  })

  test('make no upstream call for what is not selected', async () => {
    await suggest('term: "Lámpara"', 'categories { name }')
    expect(entities()).toEqual(['category'])
    platform.seen.length = 0
    await suggest('term: "Lámpara", categories: 0', 'totalCount categories { name }')
    expect(entities()).toEqual(['product'])
  })

  test('of what others typed are answered again without a call', async () => {
    const ask = () => suggest('term: "Recámara"', 'products { name } categories { name }')
    expect((await ask()).calls).toEqual({ catalogueSearch: 2 })
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect((await ask()).calls).toEqual({})
  })

  test('are products alone when categories cannot be read', async () => {
    platform.faults.set('/api/catalog/vue_storefront_catalog/category', 500)
    const answer = await suggest('term: "Armado"', 'products { name } categories { name }')
    platform.faults.clear()
    expect(answer).toMatchObject({ products: [{ name: 'Armado' }], categories: null })
    expect(answer.errors).toMatchObject([{ path: ['suggestions', 'categories'] }])
  })

  test.each([
    'term: "so"',
    'term: "  so  "',
    `term: "${'a'.repeat(101)}"`,
    'term: "sofá", products: 0',
    'term: "sofá", products: 21',
    'term: "sofá", categories: -1',
    'term: "sofá", categories: 11',
  ])('refuse %s', async (given) => {
    const { errors, calls } = await suggest(given, 'totalCount')
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
    expect(calls).toEqual({})
  })

  test('take null for the usual numbers, as nothing', async () => {
    const { totalCount, errors } = await suggest('term: "sofá", products: null, categories: null', 'totalCount')
    expect([errors, totalCount]).toEqual([[], 1])
  })
})
