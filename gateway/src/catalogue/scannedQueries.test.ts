import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeAll(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
})
afterAll(async () => {
  await shopper.close()
  await platform.close()
})

const scan = (code: string) =>
  shopper.query('query ($code: String!) { scannedProduct(code: $code) { sku urlPath } }', { code })

test.each([
  ['LAMP', 'LAMP'],
  ['SOFA-GRY', 'SOFA'],
  ['http://127.0.0.1:3000/salas/sofa-oslo', 'SOFA'],
  ['http://127.0.0.1:3000/salas/sofa-gris', 'SOFA'],
  ['http://127.0.0.1:3000/p/LAMP/lampara', 'LAMP'],
  ['http://127.0.0.1:3000/salas/sofas', null],
  ['http://127.0.0.1:3000/', null],
  ['NOBODY', null],
  ['https://evil.example/salas/sofa-oslo', null],
  ["' OR 1=1 --", null],
  ['../../../api/order', null],
])('the code %j opens %j', async (code, sku) => {
  const { data, errors } = await scan(code)
  expect(errors).toEqual([])
  expect(data.scannedProduct?.sku ?? null).toBe(sku)
})

test.each([
  ['LAMP', 'LAMP', null],
  ['SOFA', 'SOFA', null],
  ['SOFA-GRY', 'SOFA', 'SOFA-GRY'],
  ['sofa-gry', 'SOFA', 'SOFA-GRY'],
  // A variant that stands in its product alone.
  ['SOFA-BLU', 'SOFA', 'SOFA-BLU'],
  ['http://127.0.0.1:3000/salas/sofa-oslo', 'SOFA', null],
  ['http://127.0.0.1:3000/salas/sofa-gris', 'SOFA', 'SOFA-GRY'],
  ['http://127.0.0.1:3000/salas/sofa-oslo?childSku=SOFA-BLU', 'SOFA', 'SOFA-BLU'],
  ['http://127.0.0.1:3000/salas/sofa-oslo?variant=SOFA-BLU', 'SOFA', 'SOFA-BLU'],
  ['http://127.0.0.1:3000/p/SOFA/sofa-oslo/SOFA-BLU', 'SOFA', 'SOFA-BLU'],
  // Disabled, and never there.
  ['http://127.0.0.1:3000/salas/sofa-oslo?childSku=SOFA-RED', 'SOFA', null],
  ['http://127.0.0.1:3000/salas/sofa-oslo?childSku=NOBODY', 'SOFA', null],
])('the code %j means %s, its variant %j', async (code, sku, variant) => {
  const { data, errors } = await shopper.query(
    'query ($code: String!) { scanned(code: $code) { product { sku } variant { sku price { final { amount } } } } }',
    { code },
  )
  expect(errors).toEqual([])
  expect(data.scanned.product.sku).toBe(sku)
  expect(data.scanned.variant?.sku ?? null).toBe(variant)
})

test.each(['NOBODY', 'https://evil.example/salas/sofa-oslo?childSku=SOFA-GRY'])(
  'the code %j means nothing',
  async (code) => {
    const { data } = await shopper.query('query ($code: String!) { scanned(code: $code) { product { sku } } }', {
      code,
    })
    expect(data.scanned).toBeNull()
  },
)

test('a label’s text reaches the platform as one parameter', async () => {
  platform.seen.length = 0
  await scan('A&B=C/D')
  expect(platform.seen).toHaveLength(1)
  expect(platform.seen[0]).toMatchObject({ path: '/api/catalog/vue_storefront_catalog/product/qr' })
  expect(platform.seen[0]!.query.get('sku')).toBe('A&B=C/D')
})

test('a code longer than any label is refused', async () => {
  const { errors } = await scan('x'.repeat(2_001))
  expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
})

test('a platform that cannot be asked is an error, not an unknown label', async () => {
  platform.faults.set('/api/catalog', 503)
  const { errors } = await scan('LAMP-2')
  platform.faults.clear()
  expect(errors).toHaveLength(1)
})
