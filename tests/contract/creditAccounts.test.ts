import { describe, expect, it } from 'vitest'
import { type Answered, asBrowser, codes, inputOf, newEmail } from '../testkit/graph/accountBrowser.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { smsCodeTo } from '../testkit/shoppers/smsCodeTo.ts'

const { platform } = sharedShop()

type Browser = ReturnType<typeof asBrowser>
type Amount = { amount: string }
type Invoice = {
  id: string
  number: string
  status: string
  paysByTransfer: boolean
  payoff: { amount: Amount; savesAgainstPunctual: Amount } | null
  due: { total: Amount; punctual: Amount | null; late: Amount; defaultInterest: Amount } | null
  instalments: { status: string }[]
  offer: { contract: { total: Amount; cat: string } }
}
type Account = {
  id: string
  number: string
  holder: string | null
  isProven: boolean
  status: string | null
  line: Amount
  available: Amount
  credits: Invoice[]
}
type Payment = {
  id: string
  status: string
  url: string | null
  transfer: { account: string; reference: string } | null
}
type Opened = Answered & { account: Account | null; payment: Payment | null; hint: Record<string, string> | null }

const CREDITS = `credits { id number status paysByTransfer payoff { amount { amount } savesAgainstPunctual { amount } }
  due { total { amount } punctual { amount } late { amount } defaultInterest { amount } }
  instalments { status } offer { contract { total { amount } cat } } }`
const ACCOUNT = `id number holder isProven status line { amount } available { amount } ${CREDITS}`
const PAYMENT = 'payment { id status url transfer { account reference } }'
/** Development accounts: on time; two payments late; two credits, one of a channel without transfers; nothing owed. */
const [ON_TIME, LATE, TWO, PAID] = [
  { accountNumber: 'C10000016', pin: '2580' },
  { accountNumber: 'C10000024', pin: '3691' },
  { accountNumber: 'C10000032', pin: '1470' },
  { accountNumber: 'C10000040', pin: '8520' },
]

/** Selections of the payloads that hold more than refusals. */
const SELECTED: Readonly<Record<string, string>> = {
  lookUpCreditAccount: 'hint { firstName fatherName motherName telephone }',
  openCreditAccount: `account { ${ACCOUNT} }`,
  payCredit: PAYMENT,
  transferForCredit: PAYMENT,
}
const change = async (browser: Browser, name: string, input: object) => {
  const select = SELECTED[name] ?? 'clientMutationId'
  return (await browser.change(name, inputOf(name), { input, select })) as Opened
}
const open = (browser: Browser, input: object = ON_TIME) => change(browser, 'openCreditAccount', input)
const proven = async (browser: Browser) =>
  (await browser.send(`{ creditAccount { ${ACCOUNT} } }`)).data?.['creditAccount'] as Account | null
const nodeOf = async (browser: Browser, id: string) =>
  (await browser.send('query ($id: ID!) { node(id: $id) { id } }', { id })).data?.['node']
const linked = async (browser: Browser) => {
  const { data } = await browser.send(`{ viewer { customer { creditAccounts { ${ACCOUNT} } } } }`)
  return (data?.['viewer'] as { customer: { creditAccounts: Account[] } } | undefined)?.customer.creditAccounts ?? []
}

describe('a credit account', () => {
  it('is found masked, without a proof', async () => {
    const { hint } = await change(asBrowser(), 'lookUpCreditAccount', { accountNumber: 'C10000016' })
    expect(hint).toEqual({ firstName: 'A.', fatherName: 'L.', motherName: 'R.', telephone: '•••• 5678' })
    const unknown = await change(asBrowser(), 'lookUpCreditAccount', { accountNumber: 'C99999997' })
    expect(codes(unknown)).toEqual(['CREDIT_CLIENT_NOT_FOUND'])
    expect(codes(await open(asBrowser('', 'de')))).toEqual(['CREDIT_CLIENT_NOT_FOUND'])
  })

  it('is opened by its PIN, with the figures of its contract', async () => {
    const browser = asBrowser()
    const { account } = await open(browser)
    expect(account).toMatchObject({
      number: 'C10000016',
      holder: 'Ana López Ruiz',
      isProven: true,
      line: { amount: '10000.00' },
      available: { amount: '6934.23' },
    })
    const [credit] = account?.credits ?? []
    expect(credit).toMatchObject({
      status: 'CURRENT',
      due: { total: { amount: '129.89' }, punctual: { amount: '129.89' }, late: { amount: '0.00' } },
      offer: { contract: { total: { amount: '7875.00' }, cat: '134.4' } },
    })
    expect(credit?.instalments.filter(({ status }) => status === 'PAID')).toHaveLength(20)
    expect(credit?.instalments).toHaveLength(52)
    expect(await proven(browser)).toEqual({ ...account, status: 'ACTIVE' })
  })

  it('says what is late, with its default interest', async () => {
    const { account } = await open(asBrowser(), LATE)
    expect(account?.credits[0]).toMatchObject({ status: 'OVERDUE' })
    const { late, defaultInterest } = account?.credits[0]?.due ?? {}
    expect(Number(late?.amount)).toBeGreaterThan(0)
    expect(Number(defaultInterest?.amount)).toBeGreaterThan(0)
  })

  it('and its credits are its holder’s alone', async () => {
    const [holder, other, guest] = [asBrowser(), asBrowser(), asBrowser()]
    const { account } = await open(holder)
    await open(other, PAID)
    const ids = [account?.id ?? '', account?.credits[0]?.id ?? '']
    for (const id of ids) {
      expect(await nodeOf(holder, id)).toEqual({ id })
      expect(await nodeOf(other, id)).toBeNull()
      expect(await nodeOf(guest, id)).toBeNull()
    }
    const lines = [{ invoiceId: ids[1], amount: '10.00' }]
    const paid = async (browser: Browser) =>
      codes(await change(browser, 'payCredit', { lines, clientMutationId: crypto.randomUUID() }))
    expect([await paid(other), await paid(guest)]).toEqual([['INVALID'], ['CREDIT_SESSION_OVER']])
  })

  it('is closed for good: a copy of the session from before opens nothing', async () => {
    const browser = asBrowser()
    await open(browser)
    const copy = asBrowser(browser.cookie())
    expect(await proven(copy)).not.toBeNull()
    expect(codes(await change(browser, 'closeCreditAccount', {}))).toEqual([])
    expect([await proven(browser), await proven(copy)]).toEqual([null, null])
  })

  it('is locked after five wrong PINs, and opened by an SMS code that sets a new one', async () => {
    const browser = asBrowser()
    const tryPin = async (pin: string) => open(browser, { ...TWO, pin })
    for (const left of [4, 3, 2, 1, 0]) {
      const { userErrors } = await tryPin('9630')
      expect(userErrors).toMatchObject([{ code: 'PIN_INCORRECT' }])
      if (left > 1) expect(userErrors[0]?.message).toContain(`${left} intentos`)
    }
    // From elsewhere too: it is the account that is locked.
    for (const window of [browser, asBrowser()])
      expect((await open(window, TWO)).userErrors).toMatchObject([
        { code: 'PIN_LOCKED', message: expect.stringMatching(/\d\d:\d\d/) as string },
      ])
    const { accountNumber } = TWO ?? {}
    const sent = await change(browser, 'sendCreditCode', { accountNumber })
    expect([codes(sent), sent.notices]).toEqual([[], [{ code: 'CREDIT_CODE_SENT' }]])
    expect(codes(await change(browser, 'sendCreditCode', { accountNumber }))).toEqual(['SMS_TOO_SOON'])
    const code = await smsCodeTo(platform, '3312345602')
    const confirm = (newPin: string) => change(browser, 'confirmCreditCode', { accountNumber, code, newPin })
    expect(codes(await confirm('1234'))).toEqual(['PIN_TOO_EASY'])
    expect(codes(await confirm('1470'))).toEqual([])
    expect((await proven(browser))?.number).toBe(accountNumber)
    expect(codes(await confirm('1470'))).toEqual(['SMS_CODE_INCORRECT'])
    expect(codes(await open(asBrowser(), TWO))).toEqual([])
  })
})

describe('a link to a customer', () => {
  it('needs the proof once: amounts do without it then, number and holder do not', async () => {
    const [browser, elsewhere, email] = [asBrowser(), asBrowser(), newEmail()]
    expect(codes(await browser.signUp(email))).toEqual([])
    expect(codes(await change(browser, 'linkCreditAccount', {}))).toEqual(['CREDIT_SESSION_OVER'])
    await open(browser, PAID)
    expect(codes(await change(browser, 'linkCreditAccount', {}))).toEqual([])
    const [whole] = await linked(browser)
    expect(whole).toMatchObject({
      number: 'C10000040',
      holder: 'Mónica Solís Aldana',
      isProven: true,
      status: 'ACTIVE',
    })
    expect(await proven(browser)).toMatchObject({ id: whole?.id, status: 'ACTIVE' })

    await elsewhere.login(email)
    expect(await linked(elsewhere)).toMatchObject([
      { id: whole?.id, number: 'C1000•••0', holder: null, isProven: false, line: { amount: '58000.00' } },
    ])
    expect(await nodeOf(elsewhere, whole?.id ?? '')).toEqual({ id: whole?.id })

    const other = asBrowser()
    await other.signUp(newEmail())
    await open(other, PAID)
    expect(codes(await change(other, 'linkCreditAccount', {}))).toEqual(['CREDIT_LINK_TAKEN'])
    expect(await linked(other)).toEqual([])

    const unlink = (from: Browser) => change(from, 'unlinkCreditAccount', { accountId: whole?.id })
    expect(codes(await unlink(elsewhere))).toEqual(['CREDIT_SESSION_OVER'])
    expect(codes(await unlink(browser))).toEqual([])
    expect([await linked(browser), await linked(elsewhere)]).toEqual([[], []])
  })

  it('ends with the proof when the customer signs out', async () => {
    const browser = asBrowser()
    await browser.signUp(newEmail())
    await open(browser)
    const copy = asBrowser(browser.cookie())
    await browser.logout()
    expect([await proven(browser), await proven(copy)]).toEqual([null, null])
  })
})

describe('a payment of credits', () => {
  type Paying = { lines: object[]; clientMutationId?: string }
  const pay = (browser: Browser, name: string, { lines, clientMutationId = crypto.randomUUID() }: Paying) =>
    change(browser, name, { lines, clientMutationId })
  const statusOf = async (browser: Browser, id: string) =>
    (await browser.send('query ($id: ID!) { creditPayment(id: $id) { status } }', { id })).data?.['creditPayment']

  it('by card has a page, once for its key, and takes amounts up to what settles the credit', async () => {
    const browser = asBrowser()
    const { account } = await open(browser)
    const [credit] = account?.credits ?? []
    const line = (amount: string) => [{ invoiceId: credit?.id, amount }]
    const first = await pay(browser, 'payCredit', { lines: line('129.89'), clientMutationId: 'one' })
    expect(first.payment).toMatchObject({
      status: 'PENDING',
      url: expect.stringMatching(/\/credit\/pay\/.+/) as string,
    })
    expect(await pay(browser, 'payCredit', { lines: line('129.89'), clientMutationId: 'one' })).toEqual(first)
    expect(await statusOf(browser, first.payment?.id ?? '')).toEqual({ status: 'PENDING' })
    expect(await statusOf(asBrowser(), first.payment?.id ?? '')).toBeNull()
    for (const amount of ['0.99', '999999.99'])
      expect((await pay(browser, 'payCredit', { lines: line(amount) })).userErrors).toMatchObject([
        { code: 'PAYMENT_AMOUNT', field: ['lines', '0', 'amount'] },
      ])
  })

  it('by transfer has one reference while it is open, and is applied when the money came', async () => {
    const browser = asBrowser()
    const { account } = await open(browser, LATE)
    const lines = [{ invoiceId: account?.credits[0]?.id, amount: '20.00' }]
    const { payment, notices } = await pay(browser, 'transferForCredit', { lines })
    expect(notices).toEqual([{ code: 'CREDIT_TRANSFER_READY' }])
    expect(payment?.transfer).toMatchObject({ account: expect.stringMatching(/^646180\d{12}$/) as string })
    const again = await pay(browser, 'transferForCredit', { lines })
    expect(again.payment?.transfer).toEqual(payment?.transfer)
    const { status } = await fetch(`${platform}/api/ext/credit_transfers/${payment?.transfer?.reference}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amount: '20.00', now: true }),
    })
    expect(status).toBe(200)
    expect(await statusOf(browser, payment?.id ?? '')).toEqual({ status: 'APPLIED' })
  })

  it('by transfer is refused for a credit whose channel takes none', async () => {
    const browser = asBrowser()
    const { account } = await open(browser, TWO)
    const credit = account?.credits.find(({ paysByTransfer }) => !paysByTransfer)
    const lines = [{ invoiceId: credit?.id, amount: '20.00' }]
    expect(codes(await pay(browser, 'transferForCredit', { lines }))).toEqual(['CREDIT_METHOD_UNAVAILABLE'])
  })
})
