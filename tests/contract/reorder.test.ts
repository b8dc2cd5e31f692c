import { expect, it } from 'vitest'
import { asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { MUTATIONS, PAYMENT, SHIPPING } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { SKUS } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()

type Browser = ReturnType<typeof asBrowser>
type Choices = { customOptions: object[]; bundleOptions: object[] }
type Line = { sku: string; quantity: number; optionsChecksum: string | null; options: object[]; choices: Choices }

const CHOICES = 'choices { customOptions { optionId value } bundleOptions { optionId selectionIds quantity } }'
const LINES = `cart { lines { sku quantity optionsChecksum options { label value } ${CHOICES} } }`
const OFFERED = `query ($bundle: String!, $knives: String!) {
  bundle: product(by: { sku: $bundle }) { ... on BundleProduct {
    bundleOptions { optionId selections { selectionId isDefault product { stock { quantity } } } } } }
  knives: product(by: { sku: $knives }) { ... on SimpleProduct { customOptions { optionId values { valueId } } } } }`
type Offered = {
  bundle: { bundleOptions: { optionId: string; selections: Selection[] }[] }
  knives: { customOptions: { optionId: string; values: { valueId: string }[] | null }[] }
}
type Selection = { selectionId: string; isDefault: boolean; product: { stock: { quantity: number | null } | null } }

/** Of each choice of the bundle the last that is in stock, of each option of the knives the last value, or a text. */
async function unusualLines(browser: Browser) {
  const { data } = await browser.send(OFFERED, { bundle: SKUS.bundle, knives: SKUS.customisable })
  const { bundle, knives } = data as unknown as Offered
  const bundleOptions = bundle.bundleOptions.map(({ optionId, selections }) => {
    const sold = selections.filter(({ product }) => (product.stock?.quantity ?? 1) > 1)
    return { optionId, selectionIds: [sold.at(-1)?.selectionId] }
  })
  const customOptions = knives.customOptions.map(({ optionId, values }) => {
    const last = values?.at(-1)
    return { optionId, value: last?.valueId ?? 'Para Ana' }
  })
  return [
    { sku: SKUS.bundle, quantity: 1, bundleOptions },
    { sku: SKUS.customisable, quantity: 2, customOptions },
  ]
}

async function put(browser: Browser, lines: readonly object[]): Promise<readonly Line[]> {
  const answer = await browser.change('addCartLines', 'AddCartLinesInput', { input: { lines }, select: LINES })
  expect(codes(answer)).toEqual([])
  return (answer.cart?.lines ?? []) as unknown as readonly Line[]
}

async function order(browser: Browser): Promise<string> {
  const run = async (name: keyof typeof MUTATIONS, input: object) => {
    const { data, text } = await browser.send(MUTATIONS[name], { input })
    const { result } = (data ?? {}) as { result?: { userErrors: object[]; order?: { id: string } } }
    expect(result?.userErrors, text).toEqual([])
    return result?.order?.id ?? ''
  }
  await run('setCartShipping', SHIPPING)
  await run('setCartPayment', PAYMENT)
  return run('placeOrder', { email: newEmail(), acceptsTerms: true, clientMutationId: crypto.randomUUID() })
}

it('what was chosen for a bundle, and filled in for a product, stands in the order, and makes the same lines again', async () => {
  const ana = asBrowser('', 'hogar', gateway)
  await ana.signUp(newEmail())
  const bought = await put(ana, await unusualLines(ana))
  expect(bought.map(({ optionsChecksum }) => optionsChecksum)).toEqual([expect.any(String), expect.any(String)])
  const id = await order(ana)
  const read = `query ($id: ID!) { node(id: $id) { ... on Order { lines { sku quantity ${CHOICES} } } } }`
  const placed = (await ana.send(read, { id })).data?.['node'] as { lines: readonly Line[] } | undefined
  const lines = placed?.lines ?? []
  expect(lines.map(({ choices }) => choices)).toEqual(bought.map(({ choices }) => choices))
  const again = await put(
    ana,
    lines.map(({ sku, quantity, choices }) => ({ sku, quantity, ...choices })),
  )
  expect(again).toEqual(bought)
})
