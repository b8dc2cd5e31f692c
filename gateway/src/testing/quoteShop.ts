import { afterEach, beforeEach, expect } from 'vitest'
import { createGraphClient } from './createGraphClient.ts'
import { startFakePlatform } from './startFakePlatform.ts'

/** Fake platform of the running test, with two shoppers. */
export let platform: Awaited<ReturnType<typeof startFakePlatform>>
export let shopper: ReturnType<typeof createGraphClient>
export let stranger: ReturnType<typeof createGraphClient>

/** Starts a fake platform with two shoppers before each test of the file that calls it. */
export function quotesForEachTest(): void {
  beforeEach(async () => {
    platform = await startFakePlatform()
    shopper = createGraphClient(platform.url, 'shopper-session-0001')
    stranger = createGraphClient(platform.url, 'stranger-session-001')
  })
  afterEach(async () => {
    await shopper.close()
    await stranger.close()
    await platform.close()
  })
}

type Client = typeof shopper

const QUOTE = `id name savedAt validUntil totalThen { amount currencyCode } totalNow { amount }
  lines { sku quantity name optionsChecksum unitPriceThen { amount } unitPriceNow { amount } product { sku } variant { sku }
    choices { customOptions { optionId value } } }`
export const add = (client: Client, ...lines: string[]) =>
  client.query(`mutation { addCartLines(input: { lines: [${lines.join()}] }) { userErrors { code } } }`)
export const save = async (name = 'Sala', key = '') => {
  const { data, errors } = await shopper.query(
    `mutation ($input: SaveQuoteInput!) { saveQuote(input: $input) { quote { ${QUOTE} } userErrors { code field } notices { code message } } }`,
    { input: { name, ...(key && { clientMutationId: key }) } },
  )
  expect(errors).toEqual([])
  return data.saveQuote
}
export const list = async (client: Client) =>
  (await client.query(`{ viewer { quotes { nodes { ${QUOTE} } } } }`)).data.viewer.quotes.nodes
export const restore = async (client: Client, id: string, mode = 'MERGE') => {
  const { data, errors } = await client.query(
    `mutation ($input: RestoreQuoteInput!) { restoreQuote(input: $input) {
      cart { lines { sku quantity optionsChecksum } } userErrors { code sku } } }`,
    { input: { id, mode, clientMutationId: `${id}${mode}` } },
  )
  expect(errors).toEqual([])
  return data.restoreQuote
}
export const drop = async (client: Client, id: string) =>
  (await client.query(`mutation { deleteQuote(input: { id: "${id}" }) { deletedQuoteId userErrors { code } } }`)).data
    .deleteQuote
export const units = ({ cart }: { cart: { lines: { sku: string; quantity: number }[] } }) =>
  cart.lines.map(({ sku, quantity }) => `${sku} ${quantity}`)

export const LAMP = '{ sku: "LAMP", quantity: 2, customOptions: [{ optionId: "13", value: "31" }] }'

/** Returns the errors of a change that the platform fails. */
export const errorsOf = async (source: string) =>
  (await shopper.query(source)).errors.map(({ path, message }) => ({ path, message }))
