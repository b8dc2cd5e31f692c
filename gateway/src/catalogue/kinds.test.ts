import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toGlobalId } from '../graph/globalId.ts'
import type { StoreSettings } from '../stores/storeSettings.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
const clients: ReturnType<typeof createGraphClient>[] = []
let logged: string[] = []
beforeEach(async () => {
  platform = await startFakePlatform()
  logged = []
})
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()))
  await platform.close()
})

const ask = async (
  selection: string,
  { sku = 'SOFA', ...settings }: Partial<StoreSettings> & { sku?: string } = {},
) => {
  const client = createGraphClient(platform.url, undefined, {
    settings: { hogar: settings },
    log: (line) => logged.push(line),
  })
  clients.push(client)
  const { data, errors, calls } = await client.query(`{ product(by: { sku: "${sku}" }) { __typename ${selection} } }`)
  expect(errors).toEqual([])
  return { ...data.product, calls }
}
const soldOut = (...skus: string[]) => {
  for (const sku of skus) platform.stock.set(sku, { product_sku: sku, qty: 0, is_in_stock: false })
}
const LINK = { link_type: 'service', linked_product_sku: 'SERVICE', position: 1 }
const skusOf = (items: { sku: string }[]) => items.map(({ sku }) => sku)

describe('variants', () => {
  const VARIANTS = '... on ConfigurableProduct { variants { sku stock { status } } }'
  const variant = (selection: string) => `... on ConfigurableProduct { variant(selection: [${selection}]) { sku } }`

  test('that are out of stock stay to be seen as that', async () => {
    soldOut('SOFA-GRY')
    expect((await ask(VARIANTS)).variants).toEqual([
      { sku: 'SOFA-GRY', stock: { status: 'OUT_OF_STOCK' } },
      { sku: 'SOFA-BLU', stock: { status: 'OK' } },
    ])
  })

  test('that are out of stock are left out, and never chosen, where such products are not listed', async () => {
    soldOut('SOFA-GRY')
    const { variants, calls } = await ask(VARIANTS, { listsOutOfStock: false })
    expect(skusOf(variants)).toEqual(['SOFA-BLU'])
    expect(calls.stockList).toBe(1)
    const chosen = await ask(variant('{ attributeCode: "sku", value: "SOFA-GRY" }'), { listsOutOfStock: false })
    expect(chosen.variant).toEqual({ sku: 'SOFA-BLU' })
  })

  test('stay where stock cannot be read', async () => {
    platform.faults.set('/api/stock', 503)
    const { variants } = await ask('... on ConfigurableProduct { variants { sku } }', { listsOutOfStock: false })
    expect(skusOf(variants)).toEqual(['SOFA-GRY', 'SOFA-BLU'])
  })

  test.each([
    ['{ attributeCode: "color", value: "50" }', 'SOFA-BLU'],
    ['{ attributeCode: "sku", value: "SOFA-BLU" }, { attributeCode: "color", value: "52" }', 'SOFA-BLU'],
    // The cheaper of both.
    ['', 'SOFA-GRY'],
  ])('selected by [%s] resolve to %s', async (selection, sku) => {
    expect((await ask(variant(selection))).variant).toEqual({ sku })
  })

  test('the first that is in stock stands in for a choice that none meets, unless the store wants none', async () => {
    const unmet = variant('{ attributeCode: "color", value: "99" }')
    soldOut('SOFA-GRY')
    expect((await ask(unmet)).variant).toEqual({ sku: 'SOFA-BLU' })
    expect((await ask(unmet, { firstVariantAsFallback: false })).variant).toBeNull()
    soldOut('SOFA-BLU')
    expect((await ask(unmet)).variant).toBeNull()
  })
})

describe('what cannot be bought says why', () => {
  const reasonOf = async (sku: string) => (await ask('unavailable { code sku message }', { sku })).unavailable

  test('of a product without a variant in stock', async () => {
    soldOut('SOFA-GRY')
    expect(await reasonOf('SOFA')).toBeNull()
    soldOut('SOFA-BLU')
    expect(await reasonOf('SOFA')).toEqual({
      code: 'NO_VARIANT_AVAILABLE',
      sku: 'SOFA',
      message: 'No hay ninguna variante disponible de Sofá Oslo.',
    })
  })

  test.each([
    ['SKU-1', ['SKU-1']],
    ['PLAN-PDF', ['PLAN-PDF']],
    ['BED-KIT', ['SKU-1', 'SKU-2']],
    ['SET-SILLAS', ['SKU-1', 'GONE']],
  ])('%s is out of stock when none of %j is left', async (sku, parts) => {
    soldOut(...parts.slice(1))
    expect(await reasonOf(sku)).toBeNull()
    soldOut(...parts)
    expect(await reasonOf(sku)).toMatchObject({ code: 'OUT_OF_STOCK', sku })
  })

  test('of what the platform finds something wrong with, in its words', async () => {
    const lamp = platform.documents.product!.find(({ sku }) => sku === 'SKU-1')!
    lamp.errors = { recall: 'Retirado del mercado' }
    expect(await reasonOf('SKU-1')).toEqual({ code: 'REFUSED', sku: 'SKU-1', message: 'Retirado del mercado' })
  })

  test('but nothing is said of stock that cannot be read', async () => {
    platform.faults.set('/api/stock', 503)
    expect(await reasonOf('SOFA')).toBeNull()
  })

  test('of 50 products without a call for each', async () => {
    const client = createGraphClient(platform.url)
    clients.push(client)
    const { calls } = await client.query('{ search(term: "producto", first: 50) { nodes { unavailable { code } } } }')
    // The products, and the tax rules of their prices, which a gateway reads once a minute.
    expect(calls).toEqual({ catalogueSearch: 2, stockList: 4 })
  })
})

test('a download shows its files and its extracts in order', async () => {
  const files = `... on DownloadableProduct {
    downloads { title downloadsAllowed sampleUrl } samples { title url } }`
  const { __typename, downloads, samples, stock } = await ask(`${files} stock { quantity }`, { sku: 'PLAN-PDF' })
  expect(__typename).toBe('DownloadableProduct')
  expect(downloads).toEqual([
    { title: 'Plano', downloadsAllowed: 3, sampleUrl: 'https://files.example/a.pdf' },
    { title: 'Lista de cortes', downloadsAllowed: null, sampleUrl: null },
  ])
  // A file without an address could not be opened.
  // A path is below the service that has the pictures; nothing else that looks like one is.
  expect(samples).toEqual([
    { title: 'Extracto', url: 'https://files.example/b.pdf' },
    { title: 'De la tienda', url: 'http://shop.example/img/samples/hogar/PLAN-PDF.pdf' },
  ])
  expect(stock).toEqual({ quantity: 50 })
})

test('a step up is apart from what goes with a product', async () => {
  const { related, upsell, calls } = await ask('related { sku } upsell { sku }')
  expect([skusOf(related), skusOf(upsell)]).toEqual([['SKU-2', 'SKU-1'], ['SKU-3']])
  expect(calls).toEqual({ catalogueSearch: 2 })
})

test('the services of a product are apart from what goes with it, and a missing one is left out', async () => {
  const { related, services, calls } = await ask('related { sku } services { sku stock { status } }')
  expect(skusOf(related)).toEqual(['SKU-2', 'SKU-1'])
  expect(services).toEqual([{ sku: 'SERVICE', stock: { status: 'OK' } }])
  expect(calls).toEqual({ catalogueSearch: 2, stockList: 1 })
  expect((await ask('services { price { final { amount } } }')).services).toEqual([
    { price: { final: { amount: '116.00' } } },
  ])
})

test('a service says its kind and the categories of its products; another product says nothing', async () => {
  const SERVICE = '... on VirtualProduct { service { kind categories { name } } }'
  const { service } = await ask(SERVICE, { sku: 'SERVICE' })
  expect(service).toEqual({ kind: 'ASSEMBLY', categories: [{ name: 'Sofás' }] })
  const document = platform.documents.product!.find(({ sku }) => sku === 'SERVICE')!
  document.service_kind = 'gardening'
  delete document.service_category_ids
  expect((await ask(SERVICE, { sku: 'SERVICE' })).service).toEqual({ kind: 'OTHER', categories: [] })
  delete document.service_kind
  expect((await ask(SERVICE, { sku: 'SERVICE' })).service).toBe(null)
})

test('a product of a series leads to the list of it', async () => {
  const sofa = platform.documents.product!.find(({ sku }) => sku === 'SOFA')!
  const SERIES = 'series { value label path }'
  expect((await ask(SERIES)).series).toBe(null)
  sofa.series = 801
  expect((await ask(SERIES)).series).toEqual({ value: '801', label: 'Siena', path: '/todo?series=801' })
  sofa.series = 802
  expect((await ask(SERIES)).series).toBe(null)
})

test('the services of a whole list are read by one search', async () => {
  for (const document of platform.documents.product!) document.product_links = [LINK, { ...LINK, position: 2 }]
  const client = createGraphClient(platform.url)
  clients.push(client)
  const { data, calls } = await client.query('{ search(term: "producto", first: 50) { nodes { services { sku } } } }')
  expect(data.search.nodes).toHaveLength(50)
  expect(data.search.nodes[49].services).toEqual([{ sku: 'SERVICE' }])
  expect(calls).toEqual({ catalogueSearch: 2 })
})

test('parts and companions that are out of stock are left out where such are not listed', async () => {
  const hide = (sku: string) => {
    const document = platform.documents.product!.find((candidate) => candidate.sku === sku)!
    document.stock = [{ is_in_stock: '0' }]
  }
  hide('SKU-1')
  const parts = `related { sku } ... on GroupedProduct { items { product { sku } } }
    ... on BundleProduct { bundleOptions { selections { product { sku } } } }`
  const hidden = { listsOutOfStock: false }
  expect(skusOf((await ask(parts, hidden)).related)).toEqual(['SKU-2'])
  expect((await ask(parts, { sku: 'SET-SILLAS', ...hidden })).items).toEqual([])
  expect((await ask(parts, { sku: 'BED-KIT', ...hidden })).bundleOptions[0].selections).toEqual([
    { product: { sku: 'SKU-2' } },
  ])
  expect((await ask(parts, { sku: 'SET-SILLAS' })).items).toHaveLength(1)
})

test('a text that costs something says what it adds', async () => {
  const lamp = platform.documents.product!.find(({ sku }) => sku === 'LAMP')!
  const [text, ...others] = lamp.custom_options as object[]
  lamp.custom_options = [{ ...text, price: 50, price_type: 'fixed' }, ...others]
  const { customOptions } = await ask(
    '... on SimpleProduct { customOptions { title priceDelta { amount } values { priceDelta { amount } } } }',
    { sku: 'LAMP' },
  )
  expect(customOptions).toEqual([
    { title: 'Grabado', priceDelta: { amount: '58.00' }, values: [] },
    {
      title: 'Foco',
      priceDelta: null,
      values: [{ priceDelta: { amount: '23.20' } }, { priceDelta: { amount: '11.60' } }],
    },
  ])
})

test('a part that is gone is left out, and the log says which', async () => {
  const { items } = await ask('... on GroupedProduct { items { product { sku } } }', { sku: 'SET-SILLAS' })
  expect(items).toEqual([{ product: { sku: 'SKU-1' } }])
  expect(logged).toEqual(['Product not found'])
})

describe('what is not shown', () => {
  const productOf = async (sku: string, settings = {}) => (await ask('sku', { sku, ...settings })).sku

  test('a variant opens its product where the store blocks direct access to variants, else nothing', async () => {
    expect(await productOf('SOFA-GRY')).toBe('SOFA')
    expect(logged).toEqual([])
    expect(await productOf('SOFA-GRY', { blocksDirectChildAccess: false })).toBeUndefined()
    expect(logged).toEqual(['Product query returned empty result product visibility = 1'])
  })

  test('a disabled product is not found, and the log says why', async () => {
    expect(await productOf('OLD-1')).toBeUndefined()
    expect(logged).toEqual(['Product query returned empty result product status = 2'])
  })

  test('a category below the root fails without a call', async () => {
    const client = createGraphClient(platform.url, undefined, { log: (line) => logged.push(line) })
    clients.push(client)
    const categoryOf = (id: number) =>
      client.query(`{ category(by: { id: "${toGlobalId('Category', 'hogar', String(id))}" }) { name } }`)
    const below = await categoryOf(1)
    expect([below.data.category, below.calls]).toEqual([null, {}])
    expect((await categoryOf(999)).data.category).toBeNull()
    await client.query('{ category(by: { slug: "nowhere" }) { name } }')
    expect(logged).toEqual([
      `Category query returned empty result id = ${toGlobalId('Category', 'hogar', '1')}`,
      `Category query returned empty result id = ${toGlobalId('Category', 'hogar', '999')}`,
      'Category query returned empty result slug = nowhere',
    ])
    expect((await categoryOf(2)).data.category).toEqual({ name: 'Todo' })
  })
})
