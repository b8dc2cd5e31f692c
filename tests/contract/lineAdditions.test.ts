import { expect, it } from 'vitest'
import { asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { MUTATIONS, PAYMENT, SHIPPING } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()

const LINES = 'lines { sku quantity warranty deliveryOption }'
type Lines = { lines: readonly object[] }

it('a warranty and a delivery option go with a line to the account at sign-in, and into the order', async () => {
  const [ware] = await plentifulWares(gateway, 1)
  const sku = ware?.sku ?? ''
  const email = newEmail()
  await asBrowser().signUp(email)
  const ana = asBrowser('', 'hogar', gateway)
  const line = { sku, quantity: 1, warranty: '24 meses', deliveryOption: 'DOMICILIO' }
  const added = await ana.change('addCartLines', 'AddCartLinesInput', {
    input: { lines: [line] },
    select: `cart { ${LINES} }`,
  })
  expect(codes(added)).toEqual([])
  await ana.login(email)
  const { data } = await ana.send(`{ viewer { customer { email } cart { ${LINES} } } }`)
  expect(data?.['viewer']).toEqual({ customer: { email }, cart: { lines: [line] } })
  const run = async (name: keyof typeof MUTATIONS, input: object) => {
    const answer = await ana.send(MUTATIONS[name], { input })
    const { result } = (answer.data ?? {}) as { result?: { userErrors: object[]; order?: { id: string } } }
    expect(result?.userErrors, answer.text).toEqual([])
    return result?.order?.id
  }
  await run('setCartShipping', SHIPPING)
  await run('setCartPayment', PAYMENT)
  const id = await run('placeOrder', { email, acceptsTerms: true, clientMutationId: crypto.randomUUID() })
  const read = `query ($id: ID!) { node(id: $id) { ... on Order { ${LINES} } } }`
  const order = (await ana.send(read, { id })).data?.['node'] as Lines | undefined
  expect(order?.lines).toEqual([line])
})
