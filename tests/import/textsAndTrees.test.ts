import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Guest, asGuest } from '../testkit/graph/guest.ts'
import { PAYMENT, SHIPPING, done } from '../testkit/shoppers/purchase.ts'
import { type ImportedShop, startImportedShop } from '../testkit/servers/startImportedShop.ts'

const CHILDREN = 250
/** SKUs as other shops have them. */
const ODD_SKUS = [
  'A,B', 'C%20D', 'E/F', 'G H', '"comillas"', "O'B", 'ñandú', '🛋️-1', 'x&y=z#w?', '50%', 'a:b', `L${'x'.repeat(254)}`,
] // prettier-ignore

const product = (id: number, fields: object) => ({
  id, sku: `P-${id}`, name: `Mesa ${id}`, type_id: 'simple', price: 100, status: 1, visibility: 4, category_ids: ['mesas'], stock: { qty: 50, is_in_stock: true }, ...fields,
}) // prettier-ignore
const variant = (at: number) => ({
  sku: `V250-${at}`, id: 10_000 + at, price: 100 + at, status: 1, custom_attributes: [{ attribute_code: 'color', value: String(1_000 + at) }],
}) // prettier-ignore
const RECORDS = [
  { id: 'raiz', name: 'Root Catalog', level: 1, is_active: true, children_data: [] },
  { id: 'mesas', name: 'Mesas', level: 2, parent_id: 'raiz', is_active: true, description: 'Ver {{widget type="a"}}<a href="{{store url="sillas"}}">sillas</a>', children_data: [] },
  { id: 'sillas', name: 'Sillas', level: 2, parent_id: 'raiz', is_active: true, children_data: [] },
  { attribute_id: 93, attribute_code: 'color', default_frontend_label: 'Color', options: Array.from({ length: CHILDREN }, (_, at) => ({ label: `Tono ${at}`, value: String(1_000 + at) })) },
  { id: 5, identifier: 'envios', type: 'cms_block', title: 'Envíos', content: '<p>Enviamos a todo el país</p>', is_active: true },
  ...ODD_SKUS.map((sku, at) => product(100 + at, { sku })),
  product(300, { sku: 'TEXTO', description: '<p>Mesa. {{block id="envios"}} {{media url="a.jpg"}} <img src="{{media url="b.jpg"}}"></p>', category_ids: ['sillas'] }),
  product(400, { sku: 'V250', type_id: 'configurable', configurable_options: [{ attribute_id: '93', attribute_code: 'color', label: 'Color', values: Array.from({ length: CHILDREN }, (_, at) => ({ value_index: 1_000 + at })) }], configurable_children: Array.from({ length: CHILDREN }, (_, at) => variant(at)) }),
  ...Array.from({ length: CHILDREN }, (_, at) => product(10_000 + at, { sku: `V250-${at}`, visibility: 1, price: 100 + at, color: 1_000 + at })),
] // prettier-ignore

let shop: ImportedShop
let guest: Guest
beforeAll(async () => {
  shop = await startImportedShop(RECORDS)
  guest = asGuest(shop.gateway, 'viu')
})
afterAll(() => shop?.stop())

const open = async (address: string) => {
  const response = await fetch(`${shop.web}/viu/${address}`)
  return { status: response.status, html: await response.text() }
}

describe('an import', () => {
  it('takes the root of a tree with text ids for the store itself', async () => {
    const { store } = await guest.run('{ store { rootCategory { name children { name productCount link } } } }')
    const { rootCategory } = store as { rootCategory: { children: { name: string; link: string }[] } }
    expect(rootCategory.children.map(({ name }) => name)).toEqual(['Mesas', 'Sillas'])
    for (const { name, link } of rootCategory.children) expect((await open(link.slice(1))).html).toContain(`>${name}<`)
  })

  it('shows no directive of the texts that it brings', async () => {
    const { product: found } = await guest.run('{ product(by: { sku: "TEXTO" }) { description urlPath } }')
    const { description, urlPath } = found as { description: string; urlPath: string }
    expect(description).toContain('Enviamos a todo el país')
    expect(description + (await open(urlPath)).html).not.toMatch(/\{\{|media url/)
  })
})

describe(`a product with ${CHILDREN} variants`, () => {
  it('has them all, each found by its SKU and bought', async () => {
    const answer = await guest.run(
      '{ product(by: { sku: "V250-240" }) { sku ... on ConfigurableProduct { variants { sku } options { values { label } } } } }',
    )
    const { product: found } = answer as {
      product: { sku: string; variants: object[]; options: { values: object[] }[] }
    }
    expect([found.sku, found.variants.length, found.options[0]?.values.length]).toEqual(['V250', CHILDREN, CHILDREN])
    const { status, html } = await open('p/V250-249/x')
    expect([status, html.includes('Tono 249')]).toEqual([200, true])
    const { cart } = await done(guest, 'addCartLines', { lines: [{ sku: 'V250-249' }] })
    expect(cart?.lines.map(({ sku }) => sku)).toEqual(['V250-249'])
  })
})

describe.each(ODD_SKUS)('the SKU %s', (sku) => {
  it('is shown and stocked, with its delivery, recommendations and reviews', async () => {
    const found = await guest.run(
      `query ($sku: String!) {
        product(by: { sku: $sku }) { sku urlPath stock { status } deliveryEstimate { earliest }
          recommendations(first: 2) { sku } reviews(first: 2) { totalCount } }
        }`,
      { sku },
    )
    expect(found).toMatchObject({
      product: {
        sku,
        stock: { status: 'OK' },
        deliveryEstimate: { earliest: expect.any(String) },
        recommendations: expect.any(Array),
        reviews: { totalCount: 0 },
      },
    })
    const { urlPath } = (found['product'] ?? {}) as { urlPath: string }
    expect((await open(urlPath)).status).toBe(200)
    expect((await open(`p/${encodeURIComponent(sku)}/x`)).status).toBe(200)
  })

  it('is bought, and its order has it', async () => {
    const shopper = asGuest(shop.gateway, 'viu')
    const lines = [{ sku, quantity: 2 }]
    expect((await done(shopper, 'addCartLines', { lines })).cart?.lines).toMatchObject(lines)
    await done(shopper, 'setCartShipping', { ...SHIPPING })
    await done(shopper, 'setCartPayment', { ...PAYMENT })
    const { order } = await done(shopper, 'placeOrder', {
      email: 'ana@example.mx',
      clientMutationId: crypto.randomUUID(),
    })
    expect(order?.lines).toMatchObject([{ sku, quantity: 2, product: { sku } }])
  })
})
