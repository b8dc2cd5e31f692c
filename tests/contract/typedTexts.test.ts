import { expect, it } from 'vitest'
import { asBrowser, newEmail } from '../testkit/graph/accountBrowser.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { mailsTo } from '../testkit/shoppers/mailbox.ts'
import { MUTATIONS, PAYMENT, SHIPPING } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { SKUS } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()

const ENGRAVING = 'A<B>C & <i>D &lt; E'
const LINES = 'lines { options { value } }'
type Lines = { lines: { options: { value: string }[] }[] }

const valuesOf = ({ lines }: Lines) => lines.flatMap(({ options }) => options.map(({ value }) => value))

async function engraved() {
  const shopper = asBrowser('', 'hogar', gateway)
  const { data } = await shopper.send(
    'query ($sku: String!) { product(by: { sku: $sku }) { ... on SimpleProduct { customOptions { optionId kind } } } }',
    { sku: SKUS.customisable },
  )
  const { product } = data as { product: { customOptions: { optionId: string; kind: string }[] } }
  const { optionId } = product.customOptions.find(({ kind }) => kind === 'TEXT')!
  const line = { sku: SKUS.customisable, quantity: 1, customOptions: [{ optionId, value: ENGRAVING }] }
  await shopper.done('addCartLines', { lines: [line] })
  await shopper.done('setCartGift', { gift: { to: 'Eva <3', from: 'Ana', message: 'Uno\n<b>Dos', hidesPrices: true } })
  return shopper
}

it('an engraving with angle brackets is as typed in the cart, a shared cart, a quote, the order and its mail', async () => {
  const shopper = await engraved()
  const read = async (query: string) => (await shopper.send(query)).data as Record<string, never>
  const { viewer } = (await read(`{ viewer { cart { ${LINES} } } }`)) as unknown as { viewer: { cart: Lines } }
  expect(valuesOf(viewer.cart)).toEqual([ENGRAVING])

  const shared = await shopper.change('shareCart', 'ShareCartInput', { input: {}, select: `sharedCart { ${LINES} }` })
  expect(valuesOf((shared as unknown as { sharedCart: Lines }).sharedCart)).toEqual([ENGRAVING])
  const saved = await shopper.change('saveQuote', 'SaveQuoteInput', {
    input: { name: 'Regalo' },
    select: `quote { ${LINES} }`,
  })
  expect(valuesOf((saved as unknown as { quote: Lines }).quote)).toEqual([ENGRAVING])

  const email = newEmail()
  const run = async (name: keyof typeof MUTATIONS, input: object) => {
    const { data, text } = await shopper.send(MUTATIONS[name], { input })
    const { result } = (data ?? {}) as { result: { userErrors: object[]; order?: { id: string } } }
    expect(result.userErrors, text).toEqual([])
    return result.order
  }
  await run('setCartShipping', SHIPPING)
  await run('setCartPayment', PAYMENT)
  const placed = await run('placeOrder', { email, acceptsTerms: true, clientMutationId: crypto.randomUUID() })
  const query = `query ($id: ID!) { node(id: $id) { ... on Order { ${LINES} } } }`
  const own = asGuest(gateway, 'hogar', shopper.cookie())
  const { node } = (await own.run(query, { id: placed?.id })) as unknown as { node: Lines }
  expect(valuesOf(node)).toEqual([ENGRAVING])
  const [mail] = await mailsTo(email)
  expect(mail?.body).toContain('Eva &lt;3')
  expect(mail?.body).toContain('Uno<br>&lt;b&gt;Dos')
  expect(mail?.body).toContain('A&lt;B&gt;C &amp; &lt;i&gt;D &amp;lt; E')
})
