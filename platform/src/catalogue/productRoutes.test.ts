import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pluck } from '../testing/pluck.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
type Rendered = { price_info: { extension_attributes: { tax_adjustments: { final_price: number } } } }

test('render-list: prices with tax above, without tax below', async () => {
  const { body } = await platform.get('/api/product/render-list?skus=SOFA,NOPE,LAMP&storeId=5&currencyCode=MXN&token=')
  expect(body.result!.items).toMatchObject([
    {
      id: 1, sku: 'SOFA', type: 'configurable', currency_code: 'MXN', store_id: 5,
      price_info: {
        final_price: 9_280, regular_price: 10_440, special_price: 9_280, max_price: 11_020, max_regular_price: 11_020,
        extension_attributes: { tax_adjustments: { final_price: 8_000, regular_price: 9_000, max_price: 9_500 } },
      },
    },
    { id: 4, sku: 'LAMP', price_info: { final_price: 522, special_price: null, formatted_prices: { final_price: '<span class="price">$522.00</span>' } } },
  ]) // prettier-ignore
})

test('the store decides tax and currency', async () => {
  const { body } = await platform.get('/api/product/render-list?skus=LAMP&storeId=4')
  expect(body.result!.items).toMatchObject([{ currency_code: 'EUR', price_info: { final_price: 549 } }])
})

test('another currency than that of the store is refused', async () => {
  const ask = async (code: string) =>
    (await platform.get(`/api/product/render-list?skus=LAMP&storeId=5&currencyCode=${code}`)).body
  expect(await ask('EUR')).toEqual({ code: 400, result: 'Store hogar has prices in MXN only' })
  for (const code of ['mxn', '']) expect(await ask(code)).toMatchObject({ code: 200 })
})

test('the group of wholesale has its prices in the store of companies, and no other group has any', async () => {
  const tiers = [2, 3].map((group) => ({ customer_group_id: group, qty: 1, value: group * 10 }))
  await sql`update catalogue_document set source = source || ${JSON.stringify({ tier_prices: tiers })}::jsonb
    where sku = 'LAMP' and entity = 'product'`.execute(platform.database().db)
  const net = async (query: string) => {
    const { body } = await platform.get(`/api/product/render-list?skus=LAMP&${query}`)
    const [item] = body.result!.items as unknown as Rendered[]
    return item!.price_info.extension_attributes.tax_adjustments.final_price
  }
  expect(await net('storeCode=mavi&userGroupId=2')).toBe(20)
  const usual = await net('storeCode=mavi')
  expect(usual).toBeGreaterThan(30)
  expect(await net('storeCode=mavi&userGroupId=3')).toBe(usual)
  expect(await net('storeCode=hogar&userGroupId=2')).toBe(usual)
})

test('list: products in the requested order', async () => {
  const { body } = await platform.get('/api/product/list?skus=LAMP,SOFA')
  expect(pluck(body.result!.items, 'id')).toEqual([4, 1])
})

test('skus are required', async () => {
  expect((await platform.get('/api/product/render-list')).body).toEqual({
    code: 400,
    result: 'skus parameter is required',
  })
})
