import { expect } from 'vitest'
import { createGraphClient } from './createGraphClient.ts'
import { platform, shopper } from './shop.ts'
import { inputTypeOf } from './inputTypeOf.ts'

/** Selection on a payload with a cart. */
export const CART = `cart { id hash totalQuantity isVirtual coupon { code discount { amount } }
  lines { id sku optionsChecksum quantity unitPrice { amount } options { label value } product { sku } variant { sku } } totals { grandTotal { amount } } }
  userErrors { code message field sku availableQuantity } notices { code } clientMutationId`
const LINES: Record<string, string> = {
  addCartLines: 'lines { sku quantity }',
  updateCartLines: 'lines { sku quantity }',
  removeCartLines: 'removedLineIds',
  syncCart: 'diff { party status sku clientQuantity serverQuantity }',
}

/** Runs a change of the cart with the selection of everything that it answers. */
export const mutate = async (name: string, input: object, client = shopper) => {
  const { data, errors, calls } = await client.query(
    `mutation ($input: ${inputTypeOf(name)}!) { ${name}(input: $input) { ${LINES[name] ?? ''} ${CART} } }`,
    { input },
  )
  expect(errors).toEqual([])
  return { ...data[name], calls }
}
export const add = (...lines: object[]) => mutate('addCartLines', { lines })
/** Returns the lines on the platform, `SKU quantity`. */
export const inCart = () => [...platform.carts.carts.values()].flat().map(({ sku, qty }) => `${sku} ${qty}`)

/**
 * Makes a change, then once more under its key by way of a gateway that knows nothing of it. Returns the refusals of the
 * second time.
 */
export const twice = async (name: string, input: object) => {
  const keyed = { ...input, clientMutationId: 'lost' }
  expect((await mutate(name, keyed)).userErrors).toEqual([])
  const restarted = createGraphClient(platform.url, shopper.id)
  restarted.state.data = shopper.state.data
  const { userErrors } = await mutate(name, keyed, restarted)
  await restarted.close()
  return userErrors
}
