import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { asBrowser } from '../testkit/graph/accountBrowser.ts'
import { creditApplicant } from '../testkit/shoppers/creditApplicant.ts'
import { ownDatabase } from '../testkit/servers/shopDatabase.ts'
import { movableClock } from '../testkit/servers/shiftedClock.ts'
import { startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import { startPlatform } from '../testkit/servers/startPlatform.ts'

const DAY_MS = 86_400_000
/** A shop of its own takes a busy machine so long to start. */
const START_MS = 240_000
/** Development account: 5,000 pesos of goods in 52 weeks, 20 paid on time, the next due in three days. */
const HOLDER = { accountNumber: 'C10000016', pin: '2580' }
const CARD = { number: '4111111111111111', expiry: '12/40', code: '123', holder: 'Ana López' }
const ACCOUNT = `account { credits {
  id status
  due { date total { amount } late { amount } defaultInterest { amount } }
  payoff { amount { amount } savesAgainstPunctual { amount } }
  instalments { number status paid { amount } }
} }`
const PAYMENT = `id status url surplus { amount } transfer { reference }
  lines { applied { amount } defaultInterest { amount } bonus { amount } takenOff }`

type Amount = Readonly<{ amount: string }>
type Credit = Readonly<{
  id: string
  status: string
  due: Readonly<{ date: string; total: Amount; late: Amount; defaultInterest: Amount }> | null
  payoff: Readonly<{ amount: Amount; savesAgainstPunctual: Amount }> | null
  instalments: readonly Readonly<{ number: number; status: string; paid: Amount }>[]
}>
type Payment = Readonly<{ id: string; url: string; transfer: Readonly<{ reference: string }> | null }>

/** A shop of its own whose clock can be moved. Days of its seed count from its start. */
async function startShop() {
  await using started = new AsyncDisposableStack()
  const directory = await mkdtemp(join(tmpdir(), 'hogar-credit-'))
  started.defer(() => rm(directory, { recursive: true, force: true }))
  const clock = await movableClock(directory)
  const database = await ownDatabase()
  started.defer(database.drop)
  const platform = await startPlatform(join(directory, 'data'), { ...clock.env, ...database.env })
  started.defer(() => platform.stop())
  // It answers before it has read its catalogue, and the first calls would wait for that.
  const isReady = async () => expect((await fetch(`${platform.url}/health/ready`)).status).toBe(200)
  await vi.waitFor(isReady, { timeout: START_MS, interval: 500 })
  const { gateway, stop } = await startGatewayBehindProxy(platform.url, { ...clock.env, REDIS_URL: '' })
  started.defer(stop)
  const all = started.move()
  return { platform: platform.url, gateway, clock, stop: () => all.disposeAsync() }
}
type Shop = Awaited<ReturnType<typeof startShop>>

let shop: Shop
const ownShop = () => {
  beforeAll(async () => {
    shop = await startShop()
    // The first calls of a platform that has just started take longer than the gateway waits.
    await vi.waitFor(() => onDay(0), { timeout: START_MS, interval: 500 })
  }, 2 * START_MS)
  afterAll(() => shop?.stop())
}

/** The holder so many days after the start of the shop, in a session in which the account is open. */
async function onDay(days: number) {
  const { gateway, clock } = shop
  await clock.moveTo(days * DAY_MS)
  const account = asBrowser('', 'hogar', gateway)
  const { done } = creditApplicant(account, { gateway })
  const creditNow = async () => {
    const opened = await done('openCreditAccount', HOLDER, ACCOUNT)
    return (opened['account'] as { credits: [Credit] }).credits[0]
  }
  const credit = await creditNow()
  const open = async (name: string, amount: string) => {
    const input = { lines: [{ invoiceId: credit.id, amount }], clientMutationId: randomUUID() }
    return (await done(name, input, `payment { ${PAYMENT} }`))['payment'] as Payment
  }
  /** Pays by card, and returns the payment as it was applied. */
  const payByCard = async (amount: string) => {
    const { id, url } = await open('payCredit', amount)
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(CARD), redirect: 'manual' })
    expect(answer.status).toBe(303)
    const { data } = await account.send(`query ($id: ID!) { creditPayment(id: $id) { ${PAYMENT} } }`, { id })
    return data?.['creditPayment']
  }
  const openTransfer = async (amount: string) => (await open('transferForCredit', amount)).transfer?.reference ?? ''
  return { credit, creditNow, payByCard, openTransfer }
}

/** Reports a transfer as the bank does, and books it at once. */
async function book(reference: string, amount: string, sentOnDay: number): Promise<void> {
  const sent_at = new Date(Date.now() + sentOnDay * DAY_MS).toISOString()
  const { status } = await fetch(`${shop.platform}/api/ext/credit_transfers/${reference}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount, sent_at, now: true }),
  })
  expect(status).toBe(200)
}

const instalment = (credit: Credit, number: number) => credit.instalments.find((one) => one.number === number)

describe('a credit of 5,000 pesos in 52 weeks', () => {
  ownShop()

  it('is paid on its due day at 129.89, with the bonus of the payment', async () => {
    const day = await onDay(3)
    expect(day.credit.due?.total.amount).toBe('129.89')
    const payment = await day.payByCard('129.89')
    expect(payment).toMatchObject({ status: 'APPLIED', lines: [{ bonus: { amount: '22.11' }, takenOff: 0 }] })
    expect(instalment(await day.creditNow(), 21)).toMatchObject({ status: 'PAID', paid: { amount: '129.89' } })
  })

  it('is paid on time by a transfer that was sent on the due day, and booked on the next', async () => {
    const reference = await (await onDay(10)).openTransfer('152.00')
    const next = await onDay(11)
    expect(instalment(next.credit, 22)).toMatchObject({ status: 'LATE' })
    await book(reference, '152.00', 10)
    const credit = await next.creditNow()
    expect(instalment(credit, 22)).toMatchObject({ status: 'PAID', paid: { amount: '129.89' } })
    expect(credit).toMatchObject({ status: 'CURRENT', due: { late: { amount: '0.00' } } })
  })

  it('costs default interest of 0.20 % and the bonus a day late: of 152 pesos 0.30 are left to pay', async () => {
    const day = await onDay(18)
    expect(day.credit).toMatchObject({
      status: 'OVERDUE',
      due: { late: { amount: '152.00' }, defaultInterest: { amount: '0.30' } },
    })
    const payment = await day.payByCard('152.00')
    expect(payment).toMatchObject({ lines: [{ defaultInterest: { amount: '0.30' }, bonus: { amount: '0.00' } }] })
    const left = await day.creditNow()
    expect(left.due).toMatchObject({ late: { amount: '0.30' }, defaultInterest: { amount: '0.00' } })
    await day.payByCard('1.00')
    const whole = await day.creditNow()
    expect(instalment(whole, 23)).toMatchObject({ status: 'PAID_LATE', paid: { amount: '152.00' } })
    expect(whole).toMatchObject({ status: 'CURRENT', due: { late: { amount: '0.00' } } })
  })
})

describe('a credit of 5,000 pesos of which 20 payments are made', () => {
  ownShop()

  it('is settled on that day for 3,065.77, which saves 1,061.43', async () => {
    const day = await onDay(-4)
    const saved = { amount: '1061.43' }
    expect(day.credit.payoff).toEqual({ amount: { amount: '3065.77' }, savesAgainstPunctual: saved })
    expect(await day.payByCard('3065.77')).toMatchObject({ status: 'APPLIED', lines: [{ takenOff: 32 }] })
    expect(await day.creditNow()).toMatchObject({ status: 'SETTLED', due: null, payoff: null })
  })
})
