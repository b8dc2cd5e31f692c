import { expect, test } from 'vitest'
import { pluck } from '../testing/pluck.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()

test('check by query or path', async () => {
  const byQuery = await platform.get('/api/stock/check?sku=LAMP')
  expect(byQuery.body).toMatchObject({
    code: 200,
    result: {
      product_id: 4,
      product_sku: 'LAMP',
      qty: 20,
      is_in_stock: true,
      manage_stock: true,
      is_qty_decimal: false,
    },
  })
  expect((await platform.get('/api/stock/check/LAMP')).body).toEqual(byQuery.body)
})

test('a list comes in the requested order, without duplicates and unknown skus', async () => {
  const { body } = await platform.get('/api/stock/list?skus=RARO,NOPE,LAMP,RARO')
  expect(pluck(body.result, 'product_sku')).toEqual(['RARO', 'LAMP'])
})

test.each([
  ['no sku', '/api/stock/check', 400, 'sku parameter is required'],
  ['an unknown sku', '/api/stock/check/NOPE', 404, 'The Product with the "NOPE" SKU doesn\'t exist.'],
  ['no skus', '/api/stock/list?skus=', 400, 'skus parameter is required'],
  [
    'too many skus',
    `/api/stock/list?skus=${Array.from({ length: 16 }, (_, n) => `S${n}`).join(',')}`,
    400,
    'At most 15 skus may be asked for at once',
  ],
])('%s is refused', async (...[, url, code, result]) => {
  const answer = await platform.get(url)
  expect(answer).toMatchObject({ status: code, body: { code, result } })
})

test('fifteen are not too many', async () => {
  expect(
    (await platform.get(`/api/stock/list?skus=${Array.from({ length: 15 }, (_, n) => `S${n}`).join(',')}`)).status,
  ).toBe(200)
})
