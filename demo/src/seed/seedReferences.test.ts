import { describe, expect, test } from 'vitest'
import { tableAttributeCodes } from './documents/attributeDocuments.ts'
import { seedRedirects } from './seedCatalogue.ts'
import { seededStore, storeOf, TEST_DAY } from './testing/seededStore.ts'
import type { ProductSource } from './testing/seededStore.ts'

const stores = (['hogar', 'viu', 'mavi', 'de', 'it'] as const).map((code) => ({ code, ...seededStore(code) }))

type CategorySource = {
  id: number
  parent_id: number
  product_count: number
  level: number
  is_link: string
  children_count: string
  url_path: string
  children_data: CategorySource[]
}

type ServiceSource = { service_kind: string; service_category_ids: number[] }
const ARMADO = 'SERVICIO-ARMADO'

describe.each(stores)('references of $code', ({ products, listed, sources }) => {
  const skus = new Map(products.map((product) => [product.sku, product]))
  const categories = sources('category') as CategorySource[]
  const options = new Map(
    sources('attribute').map((attribute) => [
      String(attribute.attribute_code),
      new Set((attribute.options as { value: string; label: string }[]).map((option) => option.value)),
    ]),
  )

  test('products stand in categories that exist', () => {
    const ids = new Set(categories.map((category) => category.id))
    for (const product of products) {
      expect(product.category_ids.length, product.sku).toBeGreaterThanOrEqual(2)
      expect(
        product.category_ids.filter((id) => !ids.has(id)),
        product.sku,
      ).toEqual([])
      expect(product.category.map((category) => category.category_id)).toEqual(product.category_ids)
    }
  })

  test('a category counts what is in it and below it', () => {
    for (const category of categories.filter(({ level, is_link }) => level > 1 && is_link === '0')) {
      const inside = listed.filter((product) => product.category_ids.includes(category.id))
      expect(category.product_count, category.url_path).toBe(inside.length)
      expect(inside.length, category.url_path).toBeGreaterThan(0)
    }
    expect(categories[0]?.product_count).toBe(listed.length)
  })

  test('the tree in the root is the whole tree', () => {
    const flatten = (category: CategorySource): number[] => [category.id, ...category.children_data.flatMap(flatten)]
    const [root] = categories
    expect(root && flatten(root)).toHaveLength(categories.length)
    expect(new Set(root && flatten(root))).toEqual(new Set(categories.map((category) => category.id)))
    for (const category of categories) {
      expect(category.children_count).toBe(String(category.children_data.length))
      for (const child of category.children_data) expect(child.parent_id).toBe(category.id)
    }
  })

  test('links point to products of the same store', () => {
    for (const product of listed) {
      for (const link of product.product_links) {
        const target = skus.get(link.linked_product_sku)
        expect(target?.type_id, `${product.sku} -> ${link.linked_product_sku}`).toBe(link.linked_product_type)
        expect(link.linked_product_sku).not.toBe(product.sku)
        if (link.link_type === 'associated') expect(target?.type_id).toBe('simple')
      }
    }
  })

  test('services are offered with what they are for, and cost much less', () => {
    const offers = listed.flatMap((product) =>
      product.product_links
        .filter(({ link_type: type }) => type === 'service')
        .map((link) => ({ product, service: skus.get(link.linked_product_sku) as ProductSource & ServiceSource })),
    )
    const kinds = Map.groupBy(offers, ({ service }) => service.service_kind)
    expect([...kinds.keys()].toSorted()).toEqual(['assembly', 'installation', 'removal', 'warranty'])
    for (const { product, service } of offers) {
      const isInside = service.service_category_ids.some((id) => product.category_ids.includes(id))
      expect([product.sku, service.sku, service.type_id, isInside]).toEqual([product.sku, service.sku, 'virtual', true])
      expect(service.final_price, product.sku).toBeLessThan(product.final_price)
    }
    const assembled = (sku: string) =>
      offers.some(({ product, service }) => product.sku === sku && service.sku === ARMADO)
    expect(assembled('SOFA-SIENA')).toBe(true)
    const whole = listed.filter(({ sku }) => sku.startsWith('MOTO-') || sku.startsWith('PANTALLA-'))
    expect(whole.filter(({ sku }) => assembled(sku))).toEqual([])
  })

  test('series are of furniture that shares a name', () => {
    const members = Map.groupBy(
      listed.filter((product) => 'series' in product),
      (product) => String((product as ProductSource & { series: string }).series),
    )
    expect(members.size).toBeGreaterThan(5)
    for (const [option, furniture] of members) {
      expect(options.get('series')?.has(option), option).toBe(true)
      const [first] = furniture
      const model = first?.sku.split('-').at(-1)
      expect(furniture.filter(({ sku }) => !sku.endsWith(`-${model}`)).map(({ sku }) => sku)).toEqual([])
    }
  })

  test('bundles offer simple products, exactly one of them by default', () => {
    for (const product of listed.filter((candidate) => candidate.type_id === 'bundle')) {
      for (const option of product.bundle_options ?? []) {
        expect(option.product_links.filter((link) => link.is_default).length).toBe(1)
        for (const link of option.product_links) expect(skus.get(link.sku)?.type_id, link.sku).toBe('simple')
      }
    }
  })

  test('attribute values are options of their attribute', () => {
    const codes = ['color', 'size', 'material', 'marca', ...tableAttributeCodes]
    for (const product of products) {
      for (const code of codes.filter((candidate) => (options.get(candidate)?.size ?? 0) > 0)) {
        const value = product[code]
        if (value === null || value === undefined) continue
        const option = typeof value === 'string' ? value : JSON.stringify(value)
        expect(options.get(code)?.has(option), `${product.sku} ${code} ${option}`).toBe(true)
      }
    }
  })

  test('children are documents of their own, distinguished by the choices of their parent', () => {
    for (const parent of listed.filter((product) => product.type_id === 'configurable')) {
      const axes = (parent.configurable_options ?? []).map((option) => option.attribute_code)
      expect(axes.length, parent.sku).toBeGreaterThan(0)
      const children = parent.configurable_children ?? []
      const chosen = children.map((child) =>
        axes.map((axis) => String((child as Record<string, unknown>)[axis])).join(),
      )
      expect(new Set(chosen).size, parent.sku).toBe(children.length)
      for (const child of children) {
        const own = skus.get(child.sku)
        expect([own?.visibility, own?.id, own?.final_price], child.sku).toEqual([1, child.id, child.final_price])
      }
      for (const option of parent.configurable_options ?? []) {
        for (const value of option.values)
          expect(options.get(option.attribute_code)?.has(String(value.value_index))).toBe(true)
      }
    }
  })
})

/** Pages of the storefront itself that old addresses redirect to. */
const PAGES = ['blog', 'credilana', 'payments', 'promotions', 'sucursales']

test.each(stores)('old addresses of $code redirect to new ones of the same store', ({ code, products, sources }) => {
  const pages = sources('cms_page').map(({ identifier }) => `i/${String(identifier)}`)
  const live = new Set([...[...products, ...sources('category')].map((source) => source.url_path), ...pages, ...PAGES])
  const redirects = seedRedirects(storeOf(code), TEST_DAY)
  expect(redirects.length).toBeGreaterThan(5)
  expect(new Set(redirects.map(({ path }) => path)).size).toBe(redirects.length)
  for (const { path, target } of redirects) {
    expect(live.has(target), target).toBe(true)
    expect(live.has(path), path).toBe(false)
  }
})
