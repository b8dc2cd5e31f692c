import { afterEach, beforeEach, expect } from 'vitest'
import { createGraphClient } from './createGraphClient.ts'
import { startFakePlatform } from './startFakePlatform.ts'

/** Fake platform of the running test, with the shopper who shares a cart and the one who takes it over. */
export let platform: Awaited<ReturnType<typeof startFakePlatform>>
export let giver: ReturnType<typeof createGraphClient>
export let taker: ReturnType<typeof createGraphClient>

/** Starts a fake platform with two shoppers before each test of the file that calls it. */
export function sharingForEachTest(): void {
  beforeEach(async () => {
    platform = await startFakePlatform()
    giver = createGraphClient(platform.url, 'giver')
    taker = createGraphClient(platform.url, 'taker')
  })
  afterEach(async () => {
    await giver.close()
    await taker.close()
    await platform.close()
  })
}

const SHARED =
  'code expiresAt lines { sku optionsChecksum quantity name unitPrice { amount currencyCode } choices { customOptions { optionId value } bundleOptions { optionId selectionIds quantity } } options { label value } product { sku } variant { sku } }'
export const add = (client: typeof giver, ...lines: string[]) =>
  client.query(`mutation { addCartLines(input: { lines: [${lines.join()}] }) { userErrors { code } } }`)
export const share = async (key = '') => {
  const given = key && `clientMutationId: "${key}"`
  const { data } = await giver.query(
    `mutation { shareCart(input: { ${given} }) { sharedCart { ${SHARED} } userErrors { code } clientMutationId } }`,
  )
  return data.shareCart
}
export const look = (code: string) => taker.query(`{ sharedCart(code: "${code}") { ${SHARED} } }`)
export const takeOver = async (code: string, key = '') => {
  const { data, errors, calls } = await taker.query(
    `mutation { takeOverSharedCart(input: { code: "${code}", clientMutationId: ${key ? `"${key}"` : 'null'} }) {
      cart { lines { sku quantity optionsChecksum } } userErrors { code field sku } } }`,
  )
  expect(errors).toEqual([])
  return { ...data.takeOverSharedCart, calls }
}
export const LAMP = '{ sku: "LAMP", quantity: 2, customOptions: [{ optionId: "13", value: "31" }] }'
