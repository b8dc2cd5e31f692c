import { STORES } from '@hogar/schema/stores.ts'
import { describe, expect, it } from 'vitest'
import { asBrowser, newEmail } from '../testkit/graph/accountBrowser.ts'
import { creditApplicant, grantLoan } from '../testkit/shoppers/creditApplicant.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { allPlentifulWares } from '../testkit/shoppers/wares.ts'

const shop = sharedShop()
const CARD = { number: '4111111111111111', expiry: '12/40', code: '123', holder: 'Ana López' }
const TERMS: Readonly<Record<string, string>> = { de: 'Tisch', it: 'tavolo' }
const [LENDING, OTHERS] = [true, false].map((lends) =>
  STORES.filter(({ countryCode }) => (countryCode === 'MX') === lends),
)

/** Pages of credit, by what a guest of a store that lends gets: the page, or the way to one's account. */
const PAGES = [
  '/prestamo-personal',
  '/prestamo-personal/nuevo/registro',
  '/prestamo-personal/casa/registro',
  '/credilana',
  '/credilana/nuevo/registro',
  '/credilana/casa/registro',
  '/credit/register',
  '/credit/request',
  '/credit/resume',
  '/payments/login',
]
/** Pages of loans for everybody, search engines too. */
const LANDING_PAGES = ['/prestamo-personal', '/credilana']
const TYPES = ['menudeo', 'credilana', 'prestamo-personal', 'nuevo', 'casa']
const PAYMENT_PAGES = ['/payments', '/payments/pay', '/payment/spei-pay', ...TYPES.map((type) => `/payments/${type}`)]
const ACCOUNT_PAGES = [
  '/my-account/credits',
  '/my-account/credits/F10000001',
  '/my-account/credit-request/S-00000000',
  '/my-account/payments/login',
  '/my-account/payments',
  '/my-account/payments/pay',
  '/my-account/payments/spei/pay',
  ...TYPES.map((type) => `/my-account/payments/${type}`),
]
const UNKNOWN_PAGES = ['/payments/otro', '/payments/spei-pay', '/credilana/otro/registro', '/credit/otro']

/** Status of a page of a store, and the page that it leads to, without the store's prefix. */
async function answerOf(prefix: string, path: string): Promise<readonly [string, number, string | null]> {
  const response = await fetch(`${shop.web}${prefix}${path}`, { redirect: 'manual' })
  const location = response.headers.get('location')
  const target = location === null ? null : new URL(location, shop.web).pathname
  return [path, response.status, target === null ? null : target.slice(prefix.length)]
}

const answersOf = async (prefix: string, paths: readonly string[]) => {
  const answers = []
  for (const path of paths) answers.push(await answerOf(prefix, path))
  return answers
}

/** Prices and ways of paying of a new customer with a table in the cart. */
async function cartOf(store: string) {
  const account = asBrowser('', store)
  await account.signUp(newEmail())
  const [ware] = await allPlentifulWares(shop.gateway, store, TERMS[store] ?? 'mesa')
  await account.add(ware?.sku ?? '', 1)
  const { data } = await account.send('{ viewer { cart { paymentMethods { code creditOffers { months } } } } }')
  const { cart } = (
    data as { viewer: { cart: { paymentMethods: { code: string; creditOffers: { months: number }[] }[] } } }
  ).viewer
  const query = `query ($term: String!) { search(term: $term, first: 50) { nodes { price { credit { weekly { amount } } } } } }`
  const { search } = (await asGuest(shop.gateway, store).run(query, { term: TERMS[store] ?? 'mesa' })) as {
    search: { nodes: { price: { credit: object | null } }[] }
  }
  return {
    credit: cart.paymentMethods.find(({ code }) => code === 'storecredit') ?? null,
    lent: search.nodes.filter(({ price }) => price.credit !== null).length,
  }
}

const OFFERS = `{ store { credit {
  goods: offers(kind: MERCHANDISE, amount: "12500", months: null, customer: HOME) { ...Figures }
  cash: offers(kind: CREDILANA, amount: "5000", months: null) { ...Figures }
  loan: offers(kind: PERSONAL_LOAN, amount: "5000") { ...Figures }
  terms(kind: CREDILANA, customer: HOME) { months minimum { amount } maximum { amount } step { amount } insuranceFrom { amount } publishedCat legend }
} } }
fragment Figures on CreditOffer { months payments frequency contract { ...Plan } punctual { ...Plan } bonus { amount } lateWeek { amount } dailyDefaultPercent }
fragment Plan on CreditPlan { payment { amount } lastPayment { amount } total { amount } interest { amount } ratePercent cat catWithTax }`

describe.each(LENDING ?? [])('the store $code', ({ code: store, urlPrefix }) => {
  it('has every page of credit, and no others', async () => {
    expect(await answersOf(urlPrefix, PAGES)).toEqual(PAGES.map((path) => [path, 200, null]))
    expect(await answersOf(urlPrefix, PAYMENT_PAGES)).toEqual(
      PAYMENT_PAGES.map((path) => [path, 303, '/payments/login']),
    )
    expect(await answersOf(urlPrefix, ACCOUNT_PAGES)).toEqual(ACCOUNT_PAGES.map((path) => [path, 303, '/login']))
    expect(await answersOf(urlPrefix, UNKNOWN_PAGES)).toEqual(UNKNOWN_PAGES.map((path) => [path, 404, null]))
  })

  it('tells no cache and no other site of an application or a payment, and no search engine', async () => {
    const robots = (await (await fetch(`${shop.web}/robots.txt`)).text()).split('\n')
    for (const path of [...PAGES.filter((page) => !LANDING_PAGES.includes(page)), ...PAYMENT_PAGES]) {
      const { headers } = await fetch(`${shop.web}${urlPrefix}${path}`)
      expect([path, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
        path,
        'private, no-store',
        'no-referrer',
      ])
      const rules = robots.map((line) => line.replace(/^Disallow: /, ''))
      const address = `${urlPrefix}${path}`
      const isRuled = (rule: string) => (rule.endsWith('$') ? rule === `${address}$` : address.startsWith(rule))
      expect([path, rules.some((rule) => rule !== '' && isRuled(rule))]).toEqual([path, true])
    }
    for (const path of LANDING_PAGES)
      for (const end of ['', '$']) expect(robots).not.toContain(`Disallow: ${urlPrefix}${path}${end}`)
  })

  it('offers what every store offers', async () => {
    const offers = await asGuest(shop.gateway, store).run(OFFERS)
    expect(offers).toEqual(await asGuest(shop.gateway, 'hogar').run(OFFERS))
    expect(JSON.stringify(offers)).toContain('"cat":"134.4"')
    const { credit, lent } = await cartOf(store)
    expect(credit?.creditOffers.map(({ months }) => months)).toEqual([6, 9, 12, 18])
    expect(lent).toBeGreaterThan(0)
  })

  it('lends, opens an account, and takes a payment by card and the rest', async () => {
    const loan = await grantLoan({ ...shop, store })
    const { done } = creditApplicant(loan.account, { ...shop, store })
    const proof = { accountNumber: loan.accountNumber, pin: loan.pin }
    const select = 'account { credits { id status due { total { amount } } payoff { amount { amount } } } }'
    type Credit = {
      id: string
      status: string
      due: { total: { amount: string } }
      payoff: { amount: { amount: string } }
    }
    const read = async () =>
      ((await done('openCreditAccount', proof, select))['account'] as { credits: Credit[] }).credits[0]!
    const pay = async (amount: string) => {
      const { id } = await read()
      const input = { lines: [{ invoiceId: id, amount }], clientMutationId: crypto.randomUUID() }
      const { payment } = await done('payCredit', input, 'payment { url }')
      const body = new URLSearchParams(CARD)
      const answer = await fetch((payment as { url: string }).url, { method: 'POST', body, redirect: 'manual' })
      expect([answer.status, new URL(answer.headers.get('location') ?? '').pathname]).toEqual([
        303,
        expect.stringMatching(new RegExp(`^${urlPrefix}(?:/|$)`)) as string,
      ])
    }
    const granted = await read()
    expect([granted.status, granted.due.total.amount]).toEqual(['CURRENT', '135.42'])
    await pay('135.42')
    await pay((await read()).payoff.amount.amount)
    expect((await read()).status).toBe('SETTLED')
  })
})

/** Title of a page of a store, without the store's name. */
async function titleOf(prefix: string, path: string): Promise<string | undefined> {
  const document = await (await fetch(`${shop.web}${prefix}${path}`)).text()
  return /<title>([^|<]+) \|/.exec(document)?.[1]
}

describe.each(OTHERS ?? [])('the store $code', ({ code: store, urlPrefix }) => {
  it('has no page of credit', async () => {
    const paths = [...PAGES, ...PAYMENT_PAGES, ...ACCOUNT_PAGES, ...UNKNOWN_PAGES]
    expect(await answersOf(urlPrefix, paths)).toEqual(paths.map((path) => [path, 404, null]))
    const missing = await titleOf(urlPrefix, '/no-such-page')
    expect(missing).toMatch(/Seite|pagina/)
    for (const path of paths) expect([path, await titleOf(urlPrefix, path)]).toEqual([path, missing])
  })

  it('offers no credit: no terms, no price on credit, no way of paying', async () => {
    expect(await asGuest(shop.gateway, store).run('{ store { credit { phone { dialled } } } }')).toEqual({
      store: { credit: null },
    })
    expect(await cartOf(store)).toEqual({ credit: null, lent: 0 })
  })
})
