import { randomUUID } from 'node:crypto'
import { asBrowser } from '../../testkit/graph/accountBrowser.ts'
import { grantLoan } from '../../testkit/shoppers/creditApplicant.ts'
import type { FaultyShop } from '../runs/startFaultyShop.ts'
import type { Paying } from './payScreens.ts'

const CREDITS = `{ creditAccount { credits {
  id status balance { amount } payoff { amount { amount } } paid { amount } instalments { status paid { amount } }
} } }`
const PAYMENT = `query ($id: ID!) { creditPayment(id: $id) {
  status total { amount } received { amount } lines { applied { amount } }
} }`
const CARD = { number: '4111111111111111', expiry: '12/40', code: '123', holder: 'Ana López' }

type Money = Readonly<{ amount: string }>
type Credit = Readonly<{
  id: string
  status: string
  balance: Money
  payoff: Readonly<{ amount: Money }> | null
  paid: Money
  instalments: readonly Readonly<{ status: string; paid: Money }>[]
}>
type Payment = Readonly<{
  status: string
  total: Money
  received: Money | null
  lines: readonly Readonly<{ applied: Money | null }>[]
}>

/**
 * Looks at the platform past the weather. What was paid is counted once, to the cent, and the credit is as one of the same
 * terms whose holder paid the same sums without any fault.
 */
export async function judgePayments(
  shop: FaultyShop,
  { accountNumber, pin, paid }: Paying,
): Promise<readonly string[]> {
  shop.clearSky()
  const faults: string[] = []
  const expectSame = (name: string, found: unknown, expected: unknown) => {
    if (found !== expected) faults.push(`${name}: ${String(found)}, expected ${String(expected)}`)
  }
  const session = asBrowser('', 'hogar', shop.gateway)
  await session.done('openCreditAccount', { accountNumber, pin })
  const credit = await creditOf(session)
  expectSame('paid', cents(credit.paid), paid.cents)
  expectSame('paid of the instalments', sum(credit.instalments.map((instalment) => instalment.paid)), paid.cents)
  const { id: _id, ...state } = credit
  expectSame('credit', JSON.stringify(state), JSON.stringify(await stateAfter(shop, paid.sums)))
  let applied = 0
  for (const id of paid.opened) {
    const { data } = await session.send(PAYMENT, { id })
    const payment = data?.['creditPayment'] as Payment | null | undefined
    if (!payment) faults.push(`payment ${id} is not there`)
    if (payment?.status !== 'APPLIED') continue
    applied += 1
    expectSame(`applied of ${id}`, sum(payment.lines.flatMap((line) => line.applied ?? [])), cents(payment.total))
    expectSame(`received of ${id}`, payment.received ? cents(payment.received) : 0, cents(payment.total))
  }
  expectSame('payments that are applied', applied, paid.sums.length)
  return faults
}

/** A loan of the same terms after the same sums, each paid by card in clear weather. */
async function stateAfter(shop: FaultyShop, sums: readonly string[]): Promise<Omit<Credit, 'id'>> {
  const { accountNumber, pin } = await grantLoan(shop)
  const session = asBrowser('', 'hogar', shop.gateway)
  await session.done('openCreditAccount', { accountNumber, pin })
  const { id: invoiceId } = await creditOf(session)
  for (const amount of sums) {
    const input = { lines: [{ invoiceId, amount }], clientMutationId: randomUUID() }
    const source =
      'mutation ($input: PayCreditInput!) { payCredit(input: $input) { payment { url } userErrors { code } } }'
    const { data, text } = await session.send(source, { input })
    const { payment } = (data?.['payCredit'] ?? {}) as { payment?: { url: string | null } | null }
    if (!payment?.url) throw new Error(`a payment of ${amount} was not opened: ${text}`)
    await fetch(payment.url, { method: 'POST', body: new URLSearchParams(CARD), redirect: 'manual' })
  }
  const { id: _id, ...state } = await creditOf(session)
  return state
}

async function creditOf(session: ReturnType<typeof asBrowser>): Promise<Credit> {
  const { data, text } = await session.send(CREDITS)
  const credits = (data?.['creditAccount'] as { credits: Credit[] } | undefined)?.credits ?? []
  const [credit] = credits
  if (!credit || credits.length > 1) throw new Error(`${credits.length} credits: ${text}`)
  return credit
}

const cents = ({ amount }: Money) => Math.round(Number(amount) * 100)
const sum = (amounts: readonly Money[]) => amounts.reduce((total, money) => total + cents(money), 0)
