import { beforeAll, describe, expect, test } from 'vitest'
import { asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const ask = (query: string) => platform.get(`/api/ext/recommendations?publicKey=pk-test&${query}`)
const recommended = async (sku: string, more = '') => {
  const { body } = await ask(`skus=${sku}${more}`)
  return (body.result as unknown as { sku: string; recommended: string[] }[]).find((one) => one.sku === sku)
    ?.recommended
}

beforeAll(async () => {
  for (const sku of ['FOCO', 'RARO']) await platform.put(`/api/stock/${sku}`, { qty: 9 })
})

async function order(id: string, ...skus: string[]) {
  const guest = await asGuest(platform)
  for (const sku of skus) await guest.add(sku)
  expect(await guest.order({ order_id: id, products: skus.map((sku) => ({ sku, qty: 1, price: 1 })) })).toMatchObject({
    status: 200,
  })
}

describe('what is recommended', () => {
  test('is of the same category and in stock, never the product itself', async () => {
    expect(await recommended('FOCO')).toEqual(['LAMP'])
  })

  test('is first what several customers bought together', async () => {
    await order('r-1', 'FOCO', 'RARO')
    expect(await recommended('FOCO')).toEqual(['LAMP'])
    await order('r-2', 'FOCO', 'RARO')
    expect(await recommended('FOCO')).toEqual(['RARO', 'LAMP'])
    expect(await recommended('RARO')).toEqual(['FOCO'])
    expect(await recommended('FOCO', '&size=1')).toEqual(['RARO'])
  })

  test('was bought in the same store', async () => {
    expect(await recommended('FOCO', '&storeCode=viu')).toEqual(['LAMP'])
  })

  test('is listed for each SKU of a list; unknown SKUs are left out', async () => {
    const { body } = await ask('skus=FOCO,NOPE,LAMP')
    expect(body).toMatchObject({ code: 200, result: [{ sku: 'FOCO' }, { sku: 'LAMP', recommended: ['FOCO'] }] })
  })
})

test.each([
  ['another key', 403, '/api/ext/recommendations?publicKey=nope&skus=FOCO'],
  ['no key', 403, '/api/ext/recommendations?skus=FOCO'],
  ['no skus', 400, '/api/ext/recommendations?publicKey=pk-test'],
  [
    'too many',
    400,
    `/api/ext/recommendations?publicKey=pk-test&skus=${Array.from({ length: 16 }, (_, n) => n).join()}`,
  ],
  ['a size of nothing', 400, '/api/ext/recommendations?publicKey=pk-test&skus=FOCO&size=0'],
  ['an unknown store', 400, '/api/ext/recommendations?publicKey=pk-test&skus=FOCO&storeCode=nope'],
])('%s is refused', async (_name, status, url) => {
  expect((await platform.get(url)).status).toBe(status)
})
