import { randomUUID } from 'node:crypto'
import { toGlobalId } from '@hogar/gateway/graph/globalId.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asBrowser } from '../testkit/graph/accountBrowser.ts'
import {
  APPLICANT_ADDRESS,
  CREDIT_TERMS,
  CLABE,
  applyForCredit,
  creditApplicant,
  decideRequest,
  grantLoan,
  newApplicant,
  openNewApplication,
  proveIdentity,
} from '../testkit/shoppers/creditApplicant.ts'
import { type Account, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { messagesTo, smsCodeTo } from '../testkit/shoppers/smsCodeTo.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'

const shop = sharedShop()
const TERMS = { kind: 'CREDILANA', ...CREDIT_TERMS }
const CONSENTS = { consentsToHistory: true, consentsToPrivacy: true, acceptsTerms: true }
const CLOSED = ['CREDIT_APPLICATION_CLOSED']

const coded = async (answer: ReturnType<ReturnType<typeof creditApplicant>['change']>) =>
  (await answer).userErrors.map(({ code }) => code)
const submission = (offerToken: string | undefined) => ({ offerToken, ...CONSENTS, clientMutationId: randomUUID() })
const statusOf = async (account: Account) =>
  (await account.send('{ creditApplication { status } }')).data?.['creditApplication']

describe('an application', () => {
  it('is not sent on a forged offer, and is sent once on its own, however often it is tried', async () => {
    const account = asBrowser()
    const { change, done } = creditApplicant(account)
    const telephone = await openNewApplication(account, TERMS, shop)
    await proveIdentity(account, shop)
    const { application } = await done('setCreditDeposit', { method: 'CLABE', account: CLABE })
    const { token } = application?.offer ?? { token: '' }
    const cheaper = await account.send('{ store { credit { offers(kind: CREDILANA, amount: "500") { token } } } }')
    const [other] = (cheaper.data as { store: { credit: { offers: { token: string }[] } } }).store.credit.offers
    for (const forged of ['x'.repeat(43), `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, other!.token])
      expect(await coded(change('submitCreditApplication', submission(forged)))).toEqual(['CREDIT_OFFER_CHANGED'])
    expect(await statusOf(account)).toEqual({ status: 'DRAFT' })

    const input = submission(token)
    const [sent, again] = await Promise.all([
      change('submitCreditApplication', input),
      change('submitCreditApplication', input),
    ])
    expect(sent.application).toMatchObject({ status: 'SUBMITTED' })
    expect(again.application?.number).toBe(sent.application?.number)
    expect(await change('submitCreditApplication', input)).toEqual(sent)
    expect(await coded(change('submitCreditApplication', submission(token)))).toEqual(CLOSED)
    await Promise.all([decideRequest(sent.application?.number ?? ''), decideRequest(sent.application?.number ?? '')])
    expect((await messagesTo(shop.platform, telephone)).filter((text) => /C\d{8}/.test(text))).toHaveLength(1)
  })

  it('is not confirmed by the code of another', async () => {
    const [ana, eva] = [newApplicant(), newApplicant()]
    const [anas, evas] = [creditApplicant(asBrowser()), creditApplicant(asBrowser())]
    for (const [session, person] of [
      [anas, ana],
      [evas, eva],
    ] as const) {
      await session.done('startCreditApplication', TERMS)
      await session.done('setCreditApplicant', person)
      await session.done('sendCreditCode', {}, 'resendAt')
    }
    const [anasCode, evasCode] = [
      await smsCodeTo(shop.platform, ana.telephone),
      await smsCodeTo(shop.platform, eva.telephone),
    ]
    // One code in 10,000 is the same.
    if (anasCode !== evasCode)
      expect(await coded(anas.change('confirmCreditCode', { code: evasCode }))).toEqual(['SMS_CODE_INCORRECT'])
    await evas.done('confirmCreditCode', { code: evasCode })
    await anas.done('confirmCreditCode', { code: anasCode })
  })

  it('is moved to no state by hand', async () => {
    const account = asBrowser()
    const session = creditApplicant(account)
    const { number } = await applyForCredit(account)
    const { data } = await account.send('{ creditApplication { offer { token } } }')
    const { token } = (data as { creditApplication: { offer: { token: string } } }).creditApplication.offer
    const inputs: Readonly<Record<string, object>> = {
      setCreditOffer: { ...CREDIT_TERMS, amount: '500' },
      setCreditAddress: APPLICANT_ADDRESS,
      setCreditDeposit: { method: 'BRANCH' },
      submitCreditApplication: submission(token),
      acceptCreditOffer: { number },
      cancelCreditApplication: { number },
    }
    const moves = (names: readonly string[]) =>
      Promise.all(names.map(async (name) => [name, await coded(session.change(name, inputs[name] ?? {}))]))
    const closed = (names: readonly string[]) => names.map((name) => [name, CLOSED])
    const steps = [
      'setCreditOffer',
      'setCreditAddress',
      'setCreditDeposit',
      'submitCreditApplication',
      'acceptCreditOffer',
    ]
    expect(await moves(steps)).toEqual(closed(steps))
    expect(await statusOf(account)).toEqual({ status: 'SUBMITTED' })
    expect(await decideRequest(number)).toBe('ACTIVE')
    const all = [...steps, 'cancelCreditApplication']
    expect(await moves(all)).toEqual(closed(all))
    // A state is no input of any call: the platform takes it from a decision alone, which a shopper cannot reach.
    const decided = await fetch(`${shop.gateway}/api/ext/credit_requests/${number}/decision`, { method: 'PUT' })
    expect(decided.status).toBe(404)
    expect(await statusOf(account)).toEqual({ status: 'ACTIVE' })
  })
})

describe('the number of a credit account', () => {
  let proxied: ProxiedGateway
  beforeAll(async () => {
    proxied = await startGatewayBehindProxy(shop.platform)
  })
  afterAll(() => proxied?.stop())

  it('is refused without a call to the platform where its check digit is wrong', async () => {
    const { gateway, upstream } = proxied
    const { change } = creditApplicant(asBrowser('', 'hogar', gateway), { gateway })
    await asBrowser('', 'hogar', gateway).send('{ store { code } }')
    upstream.clear()
    for (const [name, more] of [
      ['lookUpCreditAccount', {}],
      ['openCreditAccount', { pin: '2580' }],
      ['sendCreditCode', {}],
      ['confirmCreditCode', { code: '0000' }],
    ] as const) {
      const input = { accountNumber: 'C10000017', ...more }
      expect([name, await coded(change(name, input, 'clientMutationId'))]).toEqual([name, ['CREDIT_NUMBER_INVALID']])
    }
    expect(upstream.calls.map(({ path }) => path).filter((path) => path.startsWith('/api/ext/'))).toEqual([])
    const unknown = { accountNumber: 'C99999997' }
    expect(await coded(change('lookUpCreditAccount', unknown, 'clientMutationId'))).toEqual(['CREDIT_CLIENT_NOT_FOUND'])
  })
})

describe('a granted credit', () => {
  let loan: Awaited<ReturnType<typeof grantLoan>>
  let credit: { id: string; number: string; payoff: { amount: { amount: string } } }
  beforeAll(async () => {
    loan = await grantLoan()
    const { done } = creditApplicant(loan.account)
    const select = 'account { credits { id number payoff { amount { amount } } } }'
    const opened = await done('openCreditAccount', { accountNumber: loan.accountNumber, pin: loan.pin }, select)
    credit = (opened['account'] as { credits: (typeof credit)[] }).credits[0]!
  })
  const pay = async (account: Account, lines: readonly object[]) => {
    const input = { lines, clientMutationId: randomUUID() }
    const { change } = creditApplicant(account)
    const card = await coded(change('payCredit', input, 'payment { id }'))
    const transfer = await coded(
      change('transferForCredit', { ...input, clientMutationId: randomUUID() }, 'payment { id }'),
    )
    return [...new Set([card.join(), transfer.join()])]
  }

  it('takes amounts from 1.00 to its payoff, each credit once', async () => {
    const most = Number(credit.payoff.amount.amount)
    for (const amount of ['0.99', (most + 0.01).toFixed(2), '1e9', '1,234.50', '-1', '1.001', '0', '99999999', 'NaN'])
      expect([amount, await pay(loan.account, [{ invoiceId: credit.id, amount }])]).toEqual([
        amount,
        ['PAYMENT_AMOUNT'],
      ])
    const line = { invoiceId: credit.id, amount: '10.00' }
    expect(await pay(loan.account, [line, line])).toEqual(['INVALID'])
    expect(
      await pay(
        loan.account,
        Array.from({ length: 21 }, () => line),
      ),
    ).toEqual(['INVALID'])
    expect(await pay(loan.account, [])).toEqual(['INVALID'])
    for (const amount of ['1.00', credit.payoff.amount.amount])
      expect([amount, await pay(loan.account, [{ invoiceId: credit.id, amount }])]).toEqual([amount, ['']])
  })

  it('is read and paid in its own session alone: its id and number open nothing elsewhere', async () => {
    const other = await grantLoan()
    const { done } = creditApplicant(other.account)
    await done('openCreditAccount', { accountNumber: other.accountNumber, pin: other.pin }, 'account { number }')
    const customer = await signedUp()
    for (const account of [other.account, customer, asBrowser()]) {
      const node = await account.send('query ($id: ID!) { node(id: $id) { id } }', { id: credit.id })
      expect(node.data).toEqual({ node: null })
      const invoiceId = toGlobalId('CreditInvoice', 'hogar', credit.number)
      expect(await pay(account, [{ invoiceId, amount: '10.00' }])).not.toEqual([''])
    }
    const REQUEST = 'query ($number: String!) { viewer { customer { creditRequest(number: $number) { id } } } }'
    const { data } = await customer.send(REQUEST, { number: loan.number })
    expect(data).toEqual({ viewer: { customer: { creditRequest: null } } })
  })

  it('is locked by five wrong PINs from three addresses: the sixth try is none, and the right one neither', async () => {
    const open = (account: Account, pin: string) =>
      creditApplicant(account).change('openCreditAccount', { accountNumber: loan.accountNumber, pin }, 'account { id }')
    const addresses = [asBrowser(), asBrowser(), asBrowser()]
    const wrong = loan.pin === '9630' ? '8520' : '9630'
    for (const at of [0, 1, 2, 0, 1])
      expect((await open(addresses[at]!, wrong)).userErrors).toMatchObject([{ code: 'PIN_INCORRECT' }])
    for (const pin of [wrong, loan.pin])
      expect((await open(addresses[2]!, pin)).userErrors).toMatchObject([
        { code: 'PIN_LOCKED', message: expect.stringMatching(/\d\d:\d\d/) as string },
      ])
    await creditApplicant(addresses[2]!).done('sendCreditCode', { accountNumber: loan.accountNumber }, 'resendAt')
    const code = await smsCodeTo(shop.platform, loan.telephone)
    const set = { accountNumber: loan.accountNumber, code, newPin: '73519' }
    await creditApplicant(addresses[2]!).done('confirmCreditCode', set, 'account { number }')
    expect((await open(asBrowser(), '73519')).userErrors).toEqual([])
  })
})
