import { randomUUID } from 'node:crypto'
import { messagesTo } from '../../testkit/shoppers/smsCodeTo.ts'
import type { Chance } from '../runs/chance.ts'
import type { SentLoan } from './applyForLoan.ts'
import type { Client } from './Client.ts'

type Invoice = Readonly<{
  id: string
  number: string
  status: string
  payoff: { amount: { amount: string } } | null
  instalments: { status: string; paid: { amount: string } }[]
  offer: { contract: { total: { amount: string } } }
}>
type Payment = Readonly<{
  id: string
  status: string
  url: string | null
  total: { amount: string }
  received: { amount: string } | null
  transfer: { reference: string } | null
  lines: { applied: { amount: string } | null }[]
}>
type Run = Readonly<{ client: Client; chance: Chance; platform: string; log: (line: string) => void }>

const CARD = { number: '4111111111111111', expiry: '12/40', code: '123', holder: 'Ana López' }
const PAYMENT = 'id status url total { amount } received { amount } transfer { reference } lines { applied { amount } }'
const CREDITS = `{ creditAccount { credits {
  id number status payoff { amount { amount } } instalments { status paid { amount } }
  offer { contract { total { amount } } }
} } }`

/**
 * Decides an application, opens its account by the PIN of the SMS, pays one payment by card, one by transfer, and
 * settles the rest. Throws where money or credits are lost, or there twice.
 */
export async function payLoan({ client, chance, platform, log }: Run, { number, telephone }: SentLoan): Promise<void> {
  const decide = () => fetch(`${platform}/api/ext/credit_requests/${number}/decision`, { method: 'PUT' })
  log('decide')
  await Promise.all([decide(), decide()])
  const texts = await messagesTo(platform, telephone)
  const granted = texts.filter((text) => /C\d{8}/.test(text))
  expectSame('SMS with the account', granted.length, 1)
  const accountNumber = /C\d{8}/.exec(granted[0] ?? '')?.[0]
  const pin = /NIP\D*(\d{4,8})/.exec(granted[0] ?? '')?.[1]
  const opened = await client.change('openCreditAccount', { accountNumber, pin }, 'account { number }')
  expectSame('refusals of the PIN', opened.userErrors.length, 0)

  const credit = async () => {
    const { creditAccount } = (await client.read(CREDITS)) as { creditAccount: { credits: Invoice[] } | null }
    expectSame('credits', creditAccount?.credits.length, 1)
    return creditAccount!.credits[0]!
  }
  const paid = async () => (await credit()).instalments.reduce((sum, { paid: { amount } }) => sum + cents(amount), 0)
  const invoice = await credit()
  expectSame('total', invoice.offer.contract.total.amount, '7875.00')
  expectSame('payments', invoice.instalments.length, 52)

  /** Opens a payment, perhaps in two tabs by the same key; one payment must come of it. */
  const open = async (name: string, amount: string) => {
    const input = { lines: [{ invoiceId: invoice.id, amount }], clientMutationId: randomUUID() }
    const tabs = Array.from({ length: chance.between(1, 2) }, () =>
      client.change(name, input, `payment { ${PAYMENT} }`),
    )
    const payments = (await Promise.all(tabs)).map(({ payment }) => payment as Payment | null)
    expectSame('payments of one key', new Set(payments.map((payment) => payment?.id)).size, 1)
    if (!payments[0]) throw new Error(`${name} was refused`)
    return payments[0]
  }
  const applied = async ({ id }: Payment) => {
    const read = await client.read(`query ($id: ID!) { creditPayment(id: $id) { ${PAYMENT} } }`, { id })
    const payment = read['creditPayment'] as Payment
    expectSame('status of the payment', payment.status, 'APPLIED')
    const sum = payment.lines.reduce((total, line) => total + cents(line.applied?.amount ?? '0'), 0)
    expectSame('applied', sum, cents(payment.total.amount))
  }
  const byCard = async (amount: string) => {
    const payment = await open('payCredit', amount)
    // The button of the provider's page, pressed once or twice.
    const press = () =>
      fetch(payment.url ?? '', { method: 'POST', body: new URLSearchParams(CARD), redirect: 'manual' })
    await Promise.all(Array.from({ length: chance.between(1, 2) }, press))
    await applied(payment)
  }

  log('pay by card')
  await byCard('135.42')
  expectSame('paid after the card', await paid(), 135_42)
  log('pay by transfer')
  const transfer = await open('transferForCredit', '135.42')
  const tracking = randomUUID().slice(0, 20)
  const report = () =>
    fetch(`${platform}/api/ext/credit_transfers/${transfer.transfer?.reference}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amount: '135.42', now: true, tracking }),
    })
  await Promise.all(Array.from({ length: chance.between(1, 3) }, report))
  await applied(transfer)
  expectSame('paid after the transfer', await paid(), 270_84)
  log('settle')
  await byCard((await credit()).payoff?.amount.amount ?? '')
  const settled = await credit()
  expectSame('status of the credit', settled.status, 'SETTLED')
  expectSame('payoff', settled.payoff, null)
}

const cents = (amount: string) => Math.round(Number(amount) * 100)

function expectSame(name: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${name}: ${String(found)}, expected ${String(expected)}`)
}
