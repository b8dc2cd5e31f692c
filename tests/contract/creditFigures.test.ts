import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asBrowser, newEmail } from '../testkit/graph/accountBrowser.ts'
import { creditApplicant } from '../testkit/shoppers/creditApplicant.ts'
import { type Guest, asGuest } from '../testkit/graph/guest.ts'
import { ADDRESS } from '../testkit/shoppers/purchase.ts'
import { type ImportedShop, startImportedShop } from '../testkit/servers/startImportedShop.ts'

/** Prices with tax around the steps of the weekly payment, and two that nothing is lent on. An export has them without tax. */
const PRICES = [450, 1_000, 3_000, 5_000, 8_253, 8_254, 30_000, 58_001]
/** Fields of the document of the product for 5,000 pesos, as a platform writes them. */
const FIELDS = {
  credit_fee: 152, credit_weeks: 52, credit_last: 123, credit_total: 7_875, credit_interest: 2_875, credit_cat: 134.4,
  credit_fee_puntual: 129.89, credit_price_pago_puntual: 6_725, credit_bonus: 1_150, credit_bonus_percent: 40,
  credit_cat_puntual: 71, credit_late_week: 24.24,
} // prettier-ignore
const RECORDS = [
  { id: 'raiz', name: 'Root Catalog', level: 1, is_active: true, children_data: [] },
  { id: 'mesas', name: 'Mesas', level: 2, parent_id: 'raiz', is_active: true, children_data: [] },
  ...PRICES.map((price, at) => ({
    id: 100 + at, sku: `A-${price}`, name: `Mesa de ${price}`, type_id: 'simple', price: price / 1.16, ...(price === 5_000 ? FIELDS : {}), status: 1, visibility: 4, category_ids: ['mesas'], stock: { qty: 50, is_in_stock: true },
  })),
] // prettier-ignore

/** Development account with a line of which 6,934.23 pesos are free. */
const HOLDER = { accountNumber: 'C10000016', pin: '2580' }
const PLAN = 'payment { amount } lastPayment { amount } total { amount } interest { amount } cat'
const OFFER = `payments amount { amount } contract { ${PLAN} } punctual { ${PLAN} } bonus { amount }`

const amount = (pesos: string) => ({ amount: pesos })
const plan = ([payment = '', last = '', total = '', interest = '', cat = '']: readonly string[]) => ({
  payment: amount(payment),
  lastPayment: amount(last),
  total: amount(total),
  interest: amount(interest),
  cat,
})
/** The offer of goods for 5,000 pesos over a year, to the cent. */
const GOLDEN = {
  payments: 52,
  amount: amount('5000.00'),
  contract: plan(['152.00', '123.00', '7875.00', '2875.00', '134.4']),
  punctual: plan(['129.89', '100.61', '6725.00', '1725.00', '71.0']),
  bonus: amount('1150.00'),
}

let shop: ImportedShop
let guest: Guest
/** Path of the category inside the store. */
let category: string
beforeAll(async () => {
  shop = await startImportedShop(RECORDS)
  guest = asGuest(shop.gateway, 'viu')
  const { store } = await guest.run('{ store { rootCategory { children { link } } } }')
  const { rootCategory } = store as { rootCategory: { children: { link: string }[] } }
  category = rootCategory.children[0]?.link ?? ''
})
afterAll(() => shop?.stop())

/** Text of a page as it is read, spaces as one. */
async function textOf(path: string): Promise<string> {
  const html = await (await fetch(`${shop.web}/viu${path}`)).text()
  const [, body = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? []
  return body
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
}

const LIST = `query ($path: String!, $filters: [FilterInput!], $sort: ProductSort) {
  category(by: { urlPath: $path }) { products(first: 50, filters: $filters, sort: $sort) {
    totalCount nodes { sku urlPath } facets { attribute values { value count } }
  } }
}`
type Listed = Readonly<{
  totalCount: number
  nodes: readonly Readonly<{ sku: string; urlPath: string }>[]
  facets: readonly Readonly<{ attribute: string; values: readonly object[] }>[]
}>
const list = async (variables: object) => {
  const found = (await guest.run(LIST, { path: category.slice(1), ...variables })) as { category: { products: Listed } }
  return found.category.products
}

describe('products by their weekly payment', () => {
  it('up to 250 pesos are those up to 8,253: 8,254 is none of them', async () => {
    const { nodes } = await list({ filters: [{ attribute: 'credit_fee', range: '0-250' }] })
    expect(nodes.map(({ sku }) => sku).toSorted()).toEqual(['A-1000', 'A-3000', 'A-5000', 'A-8253'])
  })

  it('are counted step by step, each with those of the steps before', async () => {
    const { facets } = await list({})
    expect(facets.find(({ attribute }) => attribute === 'credit_fee')?.values).toEqual([
      { value: '0-100', count: 2 },
      { value: '0-250', count: 4 },
      { value: '0-500', count: 5 },
      { value: '0-1000', count: 6 },
    ])
  })

  it('are ordered, lowest first, and what is not lent comes last', async () => {
    const { nodes } = await list({ sort: 'WEEKLY_ASC' })
    expect(nodes.slice(0, 6).map(({ sku }) => sku)).toEqual([
      'A-1000', 'A-3000', 'A-5000', 'A-8253', 'A-8254', 'A-30000',
    ]) // prettier-ignore
    expect(
      nodes
        .slice(6)
        .map(({ sku }) => sku)
        .toSorted(),
    ).toEqual(['A-450', 'A-58001'])
  })
})

describe('goods for 5,000 pesos', () => {
  it('have the figures of one offer on card, product and page of a loan', async () => {
    const card = await textOf(category)
    expect(card).toContain('$152 × 52 semanas')
    expect(card).toContain('Total $7,875 · CAT 134.4 % sin IVA')
    const [{ urlPath } = { urlPath: '' }] = (await list({})).nodes.filter(({ sku }) => sku === 'A-5000')
    const product = await textOf(`/${urlPath}`)
    for (const said of [
      'A crédito: $152 a la semana, 52 pagos, el último de $123.',
      'De contado $5,000 · Intereses $2,875 · Total $7,875 · CAT 134.4 % sin IVA',
      '$129.89 a la semana, total $6,725',
      '$1,150',
    ])
      expect(product).toContain(said)
    expect(await textOf('/credilana')).toContain('$152 a la semana, 52 pagos, el último de $123.')
  })

  it('have them in the cart, in the order, and in the credit that the order opens', async () => {
    const account = asBrowser('', 'viu', shop.gateway)
    const { done } = creditApplicant(account, { gateway: shop.gateway, store: 'viu' })
    await account.signUp(newEmail())
    await done('openCreditAccount', HOLDER, 'account { number }')
    await done('linkCreditAccount', {}, 'clientMutationId')
    await account.add('A-5000', 1)
    const carried = `cart { paymentMethods { code creditOffers { months ${OFFER} } } totals { credit { offer { ${OFFER} } } } }`
    const shipping = { address: ADDRESS, carrierCode: 'freeshipping', methodCode: 'freeshipping' }
    const { cart } = (await done('setCartShipping', shipping, carried)) as unknown as {
      cart: { paymentMethods: { code: string; creditOffers: { months: number }[] }[] }
    }
    const offers = cart.paymentMethods.find(({ code }) => code === 'storecredit')?.creditOffers
    expect(offers?.find(({ months }) => months === 12)).toEqual({ months: 12, ...GOLDEN })
    const chosen = await done('setCartPayment', { methodCode: 'storecredit', months: 12 }, carried)
    expect(chosen).toMatchObject({ cart: { totals: { credit: { offer: GOLDEN } } } })
    const input = { email: newEmail(), acceptsTerms: true, clientMutationId: randomUUID() }
    const order = `order { statusLabel total { amount } totals { credit { offer { ${OFFER} } } } credit { creditNumber } }`
    const placed = (await done('placeOrder', input, order))['order'] as { credit: { creditNumber: string } }
    expect(placed).toMatchObject({
      statusLabel: 'AUTHORIZED',
      total: amount('7875.00'),
      totals: { credit: { offer: GOLDEN } },
    })
    const { data } = await account.send(`{ creditAccount { credits {
      number total { amount } instalments { contract { amount } punctual { amount } } offer { ${OFFER} }
    } } }`)
    type Invoice = { number: string; total: object; instalments: object[]; offer: object }
    const { credits } = (data as { creditAccount: { credits: Invoice[] } }).creditAccount
    const invoice = credits.find(({ number }) => number === placed.credit.creditNumber)
    expect(invoice).toMatchObject({ total: amount('7875.00'), offer: GOLDEN })
    expect(invoice?.instalments).toHaveLength(52)
    expect(invoice?.instalments[0]).toEqual({ contract: amount('152.00'), punctual: amount('129.89') })
    expect(invoice?.instalments[51]).toEqual({ contract: amount('123.00'), punctual: amount('100.61') })
  })
})
