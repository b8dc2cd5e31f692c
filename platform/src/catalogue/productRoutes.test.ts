import { expect, test } from 'vitest'
import { pluck } from '../testing/pluck.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()

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
