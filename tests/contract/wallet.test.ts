import { beforeAll, describe, expect, it } from 'vitest'
import { type Answered, asBrowser, codes, newEmail, withForgedSeal } from '../testkit/graph/accountBrowser.ts'
import { buyAs } from '../testkit/shoppers/customerOrder.ts'
import { fillWallet } from '../testkit/shoppers/fillWallet.ts'
import { MUTATIONS, SHIPPING } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'
import { reportProgress } from '../testkit/shoppers/reportProgress.ts'

const { gateway, platform } = sharedShop()

type Browser = ReturnType<typeof asBrowser>
type Entry = {
  kind: string
  amount: { amount: string }
  orderNumber: string | null
  orderId: string | null
  reason: string | null
}
type Wallet = {
  balance: { amount: string; currencyCode: string }
  isBalanceKnown: boolean
  history: { totalCount: number; nodes: Entry[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
}
type Line = { lineId: string; quantity: number }
type Order = {
  id: string
  number: string
  status: string
  total: { amount: string }
  paymentMethodCode: string
  lines: Line[]
}
type Canceled = Answered & { order: Order | null }

const WALLET = `wallet {
  balance { amount currencyCode } isBalanceKnown
  history(first: $first, after: $after) {
    totalCount nodes { kind amount { amount } orderNumber returnNumber orderId reason } pageInfo { hasNextPage endCursor }
  }
}`
const ORDER = 'id number status paymentMethodCode total { amount } lines { lineId quantity }'

let wares: readonly Ware[] = []
beforeAll(async () => {
  wares = await plentifulWares(gateway, 2)
})

async function signedUp(amount = 0, store = 'hogar') {
  const [browser, email] = [asBrowser('', store), newEmail()]
  expect(codes(await browser.signUp(email))).toEqual([])
  if (amount > 0) await fillWallet(platform, { email, amount })
  return { browser, email }
}
const walletOf = async (browser: Browser, page: { first?: number; after?: string } = {}) => {
  const { data } = await browser.send(`query ($first: Int, $after: String) { viewer { customer { ${WALLET} } } }`, page)
  return (data?.['viewer'] as { customer: { wallet: Wallet } | null } | undefined)?.customer?.wallet ?? null
}
const balanceOf = async (browser: Browser) => Number((await walletOf(browser))?.balance.amount)
const orderOf = async (browser: Browser, id: string) =>
  (await browser.send(`query ($id: ID!) { node(id: $id) { ... on Order { ${ORDER} } } }`, { id })).data?.[
    'node'
  ] as Order
const send = async (browser: Browser, name: keyof typeof MUTATIONS, input: object) => {
  const { data } = await browser.send(MUTATIONS[name], { input })
  return (data as { result: { userErrors: { code: string }[]; order?: { id: string } | null; cart: { paymentMethods: { code: string }[] } } }).result // prettier-ignore
}
const cancel = async (browser: Browser, input: object) =>
  (await browser.change('cancelOrder', 'CancelOrderInput', { input: { reason: 'changed_mind', ...input }, select: `order { ${ORDER} }` })) as Canceled // prettier-ignore
/** A cart with two pieces of two wares, shipped; says how it can be paid. */
async function fillCart(browser: Browser): Promise<readonly string[]> {
  for (const { sku } of wares) await browser.add(sku, 2)
  return (await send(browser, 'setCartShipping', SHIPPING)).cart.paymentMethods.map(({ code }) => code)
}
const place = (browser: Browser, clientMutationId = crypto.randomUUID()) =>
  send(browser, 'placeOrder', { email: newEmail(), acceptsTerms: true, clientMutationId })
/** An order that the wallet has paid. */
async function buy(browser: Browser): Promise<Order> {
  expect(await fillCart(browser)).toContain('wallet')
  expect((await send(browser, 'setCartPayment', { methodCode: 'wallet' })).userErrors).toEqual([])
  const { order, userErrors } = await place(browser)
  expect(userErrors).toEqual([])
  return orderOf(browser, order?.id ?? '')
}

describe('a wallet', () => {
  it('is empty, then holds what was booked, page by page', async () => {
    const { browser, email } = await signedUp()
    expect(await walletOf(browser)).toMatchObject({
      balance: { amount: '0.00', currencyCode: 'MXN' },
      isBalanceKnown: true,
      history: { totalCount: 0, nodes: [] },
    })
    for (const amount of [100, 50.5, -20]) await fillWallet(platform, { email, amount, note: `Ajuste ${amount}` })
    const first = await walletOf(browser, { first: 2 })
    expect(first).toMatchObject({ balance: { amount: '130.50' }, history: { totalCount: 3 } })
    expect(first?.history.nodes).toMatchObject([
      { kind: 'BOOKING', amount: { amount: '-20.00' }, reason: 'Ajuste -20', orderNumber: null },
      { amount: { amount: '50.50' } },
    ])
    const rest = await walletOf(browser, { first: 2, after: first!.history.pageInfo.endCursor })
    expect(rest?.history).toMatchObject({ nodes: [{ reason: 'Ajuste 100' }], pageInfo: { hasNextPage: false } })
  })

  it('is of the store’s currency', async () => {
    const { email } = await signedUp(100)
    await fillWallet(platform, { email, amount: 7, storeCode: 'de' })
    const german = asBrowser('', 'de')
    await german.login(email)
    expect((await walletOf(german))?.balance).toEqual({ amount: '7.00', currencyCode: 'EUR' })
  })

  it('is its owner’s alone: not a guest’s, another customer’s, of a cookie that was altered or is past its time', async () => {
    const { browser: ana } = await signedUp(500)
    const { browser: eva } = await signedUp()
    expect(await balanceOf(ana)).toBe(500)
    expect(await balanceOf(eva)).toBe(0)
    const { data } = await ana.send('{ viewer { customer { id } } }')
    const { id } = (data as { viewer: { customer: { id: string } } }).viewer.customer
    const forged = asBrowser(withForgedSeal(ana.cookie()))
    const late = asBrowser(ana.cookie())
    await ana.logout()
    for (const browser of [asBrowser(), forged, late, ana]) expect(await walletOf(browser)).toBeNull()
    const byId = 'query ($id: ID!) { node(id: $id) { ... on Customer { wallet { balance { amount } } } } }'
    for (const browser of [eva, asBrowser(), late]) {
      const { data: found } = await browser.send(byId, { id })
      expect(found).toEqual({ node: null })
    }
    const named = await eva.send('{ viewer { customer { wallet(customerId: 1) { isBalanceKnown } } } }')
    expect(named.errors).toHaveLength(1)
  })
})

describe('an order that a wallet pays', () => {
  it('takes its total, is paid at once, and stands in the history', async () => {
    const { browser } = await signedUp(500_000)
    const order = await buy(browser)
    expect(order).toMatchObject({ status: 'PROCESSING', paymentMethodCode: 'wallet' })
    expect(await balanceOf(browser)).toBeCloseTo(500_000 - Number(order.total.amount), 2)
    expect((await walletOf(browser))?.history.nodes).toMatchObject([
      { kind: 'PAYMENT', amount: { amount: `-${order.total.amount}` }, orderNumber: order.number, orderId: order.id },
      { kind: 'BOOKING' },
    ])
  })

  it('is paid once, however often it is sent', async () => {
    const { browser } = await signedUp(500_000)
    await fillCart(browser)
    await send(browser, 'setCartPayment', { methodCode: 'wallet' })
    const key = crypto.randomUUID()
    const input = { email: newEmail(), acceptsTerms: true, clientMutationId: key }
    const answers = await Promise.all([1, 2, 3].map(() => send(browser, 'placeOrder', input)))
    expect(new Set(answers.map(({ order }) => order?.id)).size).toBe(1)
    expect((await walletOf(browser))?.history.nodes.map(({ kind }) => kind)).toEqual(['PAYMENT', 'BOOKING'])
  })

  it('is not offered to a guest, nor where the wallet holds too little', async () => {
    const { browser } = await signedUp(1)
    for (const shopper of [browser, asBrowser()]) {
      expect(await fillCart(shopper)).not.toContain('wallet')
      expect((await send(shopper, 'setCartPayment', { methodCode: 'wallet' })).userErrors).toMatchObject([
        { code: 'PAYMENT_METHOD_UNAVAILABLE' },
      ])
    }
  })

  it('is refused in words when the money is gone by then; the cart stays, to be paid otherwise', async () => {
    const { browser, email } = await signedUp(500_000)
    await fillCart(browser)
    await send(browser, 'setCartPayment', { methodCode: 'wallet' })
    await fillWallet(platform, { email, amount: -499_990, note: 'Retiro' })
    const refused = await place(browser)
    expect(refused).toMatchObject({ order: null, userErrors: [{ code: 'PAYMENT_METHOD_UNAVAILABLE' }] })
    expect(await balanceOf(browser)).toBe(10)
    await send(browser, 'setCartPayment', { methodCode: 'cashondelivery' })
    expect((await place(browser)).userErrors).toEqual([])
    expect(await balanceOf(browser)).toBe(10)
  })

  it('gives back what is called off of it, line by line and whole, and never more', async () => {
    const { browser } = await signedUp(500_000)
    const order = await buy(browser)
    const [line] = order.lines
    const part = {
      orderId: order.id,
      lines: [{ lineId: line?.lineId, quantity: 1 }],
      clientMutationId: crypto.randomUUID(),
    }
    expect(codes(await cancel(browser, part))).toEqual([])
    const between = await balanceOf(browser)
    expect(between).toBeGreaterThan(500_000 - Number(order.total.amount))
    expect(between).toBeLessThan(500_000)
    await cancel(browser, part)
    expect(await balanceOf(browser)).toBe(between)
    const answers = await Promise.all([1, 2, 3].map(() => cancel(browser, { orderId: order.id })))
    expect(answers.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1)
    expect(await balanceOf(browser)).toBe(500_000)
    expect((await walletOf(browser))?.history.nodes.map(({ kind }) => kind)).toEqual([
      'REFUND',
      'REFUND',
      'PAYMENT',
      'BOOKING',
    ])
  })
})

it('gets what is sent back of an order that was paid otherwise, once the shop has it', async () => {
  const { browser } = await signedUp()
  const { id, number } = await buyAs(browser, [wares[0]!.sku], 2)
  const put = (of: string, status: string) => reportProgress(platform, of, { status })
  for (const status of ['order sent', 'order delivered']) await put(number, status)
  const [line] = (await orderOf(browser, id)).lines
  const lines = [{ lineId: line?.lineId, quantity: 1, reason: 'damaged', condition: 'opened', resolution: 'refund' }]
  const input = { orderId: id, lines, clientMutationId: crypto.randomUUID() }
  expect(codes(await browser.change('createReturn', 'CreateReturnInput', { input, select: 'customer { id }' }))).toEqual([]) // prettier-ignore
  const asked = 'query ($id: ID!) { viewer { customer { returns(orderId: $id) { number } } } }'
  const { data } = await browser.send(asked, { id })
  const [request] = (data as { viewer: { customer: { returns: { number: string }[] } } }).viewer.customer.returns
  expect(await balanceOf(browser)).toBe(0)
  await put(`returns/${request?.number}`, 'received')
  await put(`returns/${request?.number}`, 'received')
  const held = await walletOf(browser)
  expect(held?.history.nodes).toMatchObject([
    {
      kind: 'RETURN',
      orderNumber: number,
      returnNumber: request?.number,
      reason: 'El reembolso queda en tu monedero.',
    },
  ])
  expect(Number(held?.balance.amount)).toBeGreaterThan(0)
  expect(held?.history.nodes[0]?.amount.amount).toBe(held?.balance.amount)
})
