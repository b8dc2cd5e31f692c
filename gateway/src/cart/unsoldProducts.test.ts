import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const refusalsOf = async (sku: string) => {
  const fields = 'lines { sku } userErrors { code message sku field }'
  const { data } = await shopper.query(
    `mutation ($sku: String!) { addCartLines(input: { lines: [{ sku: $sku }] }) { ${fields} } }`,
    { sku },
  )
  expect(data.addCartLines.lines).toEqual([])
  return data.addCartLines.userErrors
}

test('what the platform finds something wrong with is refused, in its words', async () => {
  const lamp = platform.documents.product!.find(({ sku }) => sku === 'SKU-1')!
  lamp.errors = { recall: 'Retirado del mercado' }
  expect(await refusalsOf('SKU-1')).toEqual([
    { code: 'REFUSED', message: 'Retirado del mercado', sku: 'SKU-1', field: ['lines', '0', 'sku'] },
  ])
  expect([...platform.carts.carts.values()].flat()).toEqual([])
})

test('nobody is asked to choose where no variant is left', async () => {
  for (const sku of ['SOFA-GRY', 'SOFA-BLU']) {
    platform.stock.set(sku, { product_sku: sku, qty: 0, is_in_stock: false, manage_stock: true })
  }
  expect(await refusalsOf('SOFA')).toMatchObject([
    { code: 'NO_VARIANT_AVAILABLE', sku: 'SOFA', field: ['lines', '0', 'sku'] },
  ])
})
