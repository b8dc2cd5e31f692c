import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creditOffer } from '../creditOffer.ts'
import type { CreditProductCode, Frequency } from '../products.ts'
import { addDays, type Day } from '../calendar/calendar.ts'
import { creditLine } from './creditLine.ts'
import { contractCents, type InvoiceTerms, onTimeCents, shownState } from './instalment.ts'
import { invoiceStatus } from './invoiceStatus.ts'
import { balanceCents, closingCents, dueOn, payoffCents, principalOwedCents, savedCents, sum } from './payoff.ts'
import { schedule } from './schedule.ts'
import { isSettled, refundSum, spendSum } from './spendSum.ts'

const START = '2026-01-05'
type Terms = Readonly<{ product?: CreditProductCode; frequency?: Frequency; premiumTotal?: number; amount?: number }>

function invoiceOf({ product = 'MENUDEO', frequency = 'SEMANAL', premiumTotal = 0, amount = 5_000 }: Terms = {}) {
  const offer = creditOffer({ product, amount, months: 12, frequency, premiumTotal })!
  return { startedOn: START, instalments: schedule(offer, { startedOn: START, frequency }) }
}

/** The invoice after its first payments, each on its due day and at its on-time amount. */
function punctual(invoice: InvoiceTerms, count: number): InvoiceTerms {
  return invoice.instalments.slice(0, count).reduce((paid: InvoiceTerms, one) => {
    const { instalments } = spendSum(paid, onTimeCents(one), one.dueOn)
    return { ...paid, instalments }
  }, invoice)
}

const due = (invoice: InvoiceTerms, position: number) =>
  position === 0 ? START : invoice.instalments[position - 1]!.dueOn
const pay = (invoice: InvoiceTerms, cents: number, day: Day) => {
  const { instalments, use } = spendSum(invoice, cents, day)
  return { invoice: { ...invoice, instalments }, use }
}
const states = ({ instalments }: InvoiceTerms) => instalments.map(({ state }) => state)

describe('what settles an invoice early', () => {
  test.each([
    [1, 490_329],
    [10, 403_288],
    [20, 306_577],
    [26, 248_550],
    [40, 113_154],
    [51, 6_771],
  ])('5,000 of goods in 52 weeks, after payment %d: %d cents', (count, cents) => {
    const invoice = punctual(invoiceOf(), count)
    expect(payoffCents(invoice, due(invoice, count))).toBe(cents)
  })

  test.each([
    [3, 408_479],
    [6, 297_470],
    [11, 57_477],
  ])('a personal loan of 5,000 in 12 months, after payment %d: %d cents', (count, cents) => {
    const invoice = punctual(invoiceOf({ product: 'PERSONAL', frequency: 'MENSUAL' }), count)
    expect(payoffCents(invoice, due(invoice, count))).toBe(cents)
  })

  test('three days later the interest of three days is on top', () => {
    const invoice = punctual(invoiceOf(), 20)
    expect(payoffCents(invoice, addDays(due(invoice, 20), 3))).toBe(308_947)
  })

  test('saves what is not paid of bonus-free interest, and settles to the cent', () => {
    const invoice = punctual(invoiceOf(), 20)
    const day = due(invoice, 20)
    expect(savedCents(invoice, day)).toEqual({ onTimeCents: 106_143, contractCents: 31 * 15_200 + 12_300 - 306_577 })
    const { invoice: after, use } = pay(invoice, 306_577, day)
    expect(use).toMatchObject({ endCents: 306_577, takenOff: 32, surplusCents: 0, bonusCents: 0 })
    expect([isSettled(after.instalments), payoffCents(after, day), balanceCents(after, day)]).toEqual([true, 0, 0])
    expect(states(after).slice(19, 21)).toEqual(['PAID', 'TAKEN_OFF'])
  })

  test('a cent less does not settle it', () => {
    const invoice = punctual(invoiceOf(), 20)
    const { invoice: after } = pay(invoice, 306_576, due(invoice, 20))
    expect(isSettled(after.instalments)).toBe(false)
  })

  test('is never more than paying the running payment and the principal of the others', () => {
    const invoice = punctual(invoiceOf(), 20)
    const day = due(invoice, 21)
    expect(payoffCents(invoice, day)).toBe(
      12_989 + payoffCents(punctual(invoice, 0), due(invoice, 20)) - (15_200 - 5_529),
    )
    const { invoice: after, use } = pay(invoice, payoffCents(invoice, day), day)
    expect([states(after)[20], use.bonusCents, use.runningCents]).toEqual(['PAID', 2_211, 12_989])
  })

  test('counts no premium of periods that have not begun', () => {
    const insured = punctual(invoiceOf({ product: 'CREDILANA', amount: 10_000, premiumTotal: 108 }), 0)
    expect(payoffCents(insured, START)).toBe(1_000_000)
    expect(dueOn(insured, START).runningCents).toBe(26_983 + 208)
  })
})

describe('a payment', () => {
  test('of 129.89 on its due day is whole, with its bonus', () => {
    const invoice = invoiceOf()
    const { invoice: after, use } = pay(invoice, 12_989, due(invoice, 1))
    expect(after.instalments[0]).toMatchObject({ state: 'PAID', paidCents: 12_989, paidOn: due(invoice, 1) })
    expect(use).toMatchObject({ runningCents: 12_989, bonusCents: 2_211, endCents: 0 })
  })

  test('of 152.00 a day later has lost the bonus, and leaves the default interest due', () => {
    const invoice = invoiceOf()
    const day = addDays(due(invoice, 1), 1)
    expect(dueOn(invoice, day)).toMatchObject({ lateCents: 15_200, defaultCents: 30 })
    const { invoice: after, use } = pay(invoice, 15_200, day)
    expect(use).toMatchObject({ defaultCents: 30, lateCents: 15_170, bonusCents: 0, runningCents: 0 })
    expect(dueOn(after, day)).toMatchObject({ lateCents: 30, defaultCents: 0 })
    const { invoice: whole } = pay(after, 30, addDays(day, 1))
    expect(whole.instalments[0]).toMatchObject({ state: 'PAID_LATE', paidCents: 15_200, paidOn: addDays(day, 1) })
  })

  test('in two parts by its due day is on time; the second part a day later is not', () => {
    const invoice = invoiceOf()
    const { invoice: half } = pay(invoice, 6_000, due(invoice, 0))
    expect(shownState(half.instalments[0]!, START)).toBe('PARTIAL')
    expect(pay(half, 6_989, due(invoice, 1)).invoice.instalments[0]).toMatchObject({ state: 'PAID' })
    const late = pay(half, 6_989, addDays(due(invoice, 1), 1)).invoice.instalments[0]!
    expect([late.state, late.paidCents, late.defaultCents]).toEqual(['OPEN', 6_000 + 6_989 - 18, 18])
  })

  test('more than what is asked for takes payments off the end, at their principal', () => {
    const invoice = invoiceOf()
    const last = invoice.instalments[51]!
    const { invoice: after, use } = pay(invoice, 12_989 + 12_300 - last.interestCents + 100, due(invoice, 1))
    expect(use).toMatchObject({ runningCents: 12_989, endCents: 12_300 - last.interestCents + 100, takenOff: 1 })
    expect(after.instalments[51]).toMatchObject({ state: 'TAKEN_OFF', paidCents: 12_300 - last.interestCents })
    expect(after.instalments[50]).toMatchObject({ state: 'OPEN', paidCents: 100 })
  })

  test('of two late ones goes to all default interest, then to the older one', () => {
    const invoice = invoiceOf()
    const day = addDays(due(invoice, 2), 1)
    expect(dueOn(invoice, day)).toMatchObject({ lateCents: 30_400, defaultCents: 243 + 30, runningCents: 12_989 })
    const { invoice: after, use } = pay(invoice, 15_273 + 200, day)
    expect(use).toMatchObject({ defaultCents: 273, lateCents: 15_200 })
    expect(states(after).slice(0, 3)).toEqual(['PAID_LATE', 'OPEN', 'OPEN'])
  })

  test('default interest stops at the amount of the payment, however often a part of it is paid', () => {
    const invoice = invoiceOf()
    const years = addDays(due(invoice, 1), 2_000)
    expect(dueOn(pay(invoice, 100, addDays(due(invoice, 1), 30)).invoice, years).defaultCents).toBeLessThanOrEqual(
      52 * 15_200,
    )
    const [first] = pay(invoice, 100, years).invoice.instalments
    expect(first).toMatchObject({ defaultCents: 15_200, defaultOwedCents: 15_100 })
    const [later] = pay({ ...invoice, instalments: [first!] }, 100, addDays(years, 1_000)).invoice.instalments
    expect(later).toMatchObject({ defaultCents: 15_200, defaultOwedCents: 15_000 })
  })
})

const anyTerms = fc.record({
  product: fc.constantFrom<CreditProductCode>('MENUDEO', 'CREDILANA', 'PERSONAL'),
  amount: fc.integer({ min: 50_000, max: 5_800_000 }).map((cents) => cents / 100),
  premiumTotal: fc.constantFrom(0, 108, 216),
})

test('whatever is paid and when: no cent is lost or made, in order, and nothing falls below zero', () => {
  const payments = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 400_000 })), {
    minLength: 1,
    maxLength: 25,
  })
  fc.assert(
    fc.property(anyTerms, payments, (terms, list) => {
      let [invoice, day]: [InvoiceTerms, Day] = [invoiceOf(terms), START]
      for (const [days, cents] of list) {
        day = addDays(day, days)
        const [payoff, before, asked] = [payoffCents(invoice, day), invoice, dueOn(invoice, day)]
        const closing = closingCents(invoice, day)
        const { invoice: after, use } = pay(invoice, cents, day)
        const { defaultCents, lateCents, runningCents, endCents, surplusCents } = use
        expect(defaultCents + lateCents + runningCents + endCents + surplusCents).toBe(cents)
        expect(surplusCents).toBe(cents >= payoff ? cents - payoff : Math.max(0, cents - closing))
        const paid = (one: InvoiceTerms) => sum(one.instalments, ({ paidCents }) => paidCents)
        expect(paid(after) - paid(before)).toBe(lateCents + runningCents + endCents)
        // Each kind waits for the one before it.
        if (lateCents > 0) expect(defaultCents).toBe(asked.defaultCents)
        if (runningCents > 0) expect(lateCents).toBe(asked.lateCents)
        if (endCents > 0 && cents < payoff) expect(runningCents).toBe(asked.runningCents)
        expect(isSettled(after.instalments)).toBe(cents >= Math.min(payoff, closing))
        for (const one of after.instalments) {
          expect(one.paidCents).toBeGreaterThanOrEqual(0)
          expect(one.paidCents).toBeLessThanOrEqual(contractCents(one))
          expect(one.defaultOwedCents).toBeGreaterThanOrEqual(0)
          expect(one.defaultCents).toBeLessThanOrEqual(one.amountCents)
          if (one.state === 'PAID') expect(one.paidCents).toBe(onTimeCents(one))
          if (one.state === 'PAID_LATE') expect(one.paidCents).toBe(contractCents(one))
        }
        expect(principalOwedCents(after)).toBeLessThanOrEqual(Math.round(terms.amount * 100))
        invoice = after
      }
    }),
    { numRuns: 300 },
  )
})

test('a refund of 1,000 takes payments off the end at their principal, and leaves the next ones as they were', () => {
  const invoice = punctual(invoiceOf(), 10)
  const day = due(invoice, 10)
  const { instalments, use } = refundSum(invoice, 100_000, day)
  expect(use).toMatchObject({ endCents: 100_000, runningCents: 0, bonusCents: 0, surplusCents: 0, takenOff: 10 })
  expect(instalments.slice(0, 41)).toEqual(invoice.instalments.slice(0, 41))
  expect(payoffCents(invoice, day) - payoffCents({ ...invoice, instalments }, day)).toBe(100_000)
  const settled = refundSum(invoice, 500_000, day)
  expect([isSettled(settled.instalments), settled.use.surplusCents]).toEqual([true, 500_000 - 403_288])
})

test('a payment that returned goods have made is not one that was paid on time', () => {
  const invoice = punctual(invoiceOf(), 2)
  const day = due(invoice, 3)
  const paidOnTime = (one: InvoiceTerms) => states(one).filter((state) => state === 'PAID')
  for (const cents of [payoffCents(invoice, day) - 1, 900_000]) {
    const { instalments } = refundSum(invoice, cents, day)
    expect(paidOnTime({ ...invoice, instalments })).toHaveLength(2)
  }
})

test('payments and refunds, whatever and when: customer and shop are square to the cent', () => {
  const step = fc.record({
    days: fc.integer({ min: 0, max: 40 }),
    cents: fc.integer({ min: 1, max: 300_000 }),
    isRefund: fc.boolean(),
  })
  fc.assert(
    fc.property(anyTerms, fc.array(step, { minLength: 1, maxLength: 15 }), (terms, steps) => {
      let [invoice, day]: [InvoiceTerms, Day] = [invoiceOf(terms), START]
      for (const { days, cents, isRefund } of steps) {
        day = addDays(day, days)
        const [payoff, charged] = [payoffCents(invoice, day), balanceCents(invoice, day)]
        const spent = isRefund ? refundSum(invoice, cents, day) : spendSum(invoice, cents, day)
        const { defaultCents, lateCents, runningCents, endCents, surplusCents } = spent.use
        const after = { ...invoice, instalments: spent.instalments }
        const paid = (one: InvoiceTerms) => sum(one.instalments, ({ paidCents }) => paidCents)
        // All of it is taken off what is owed, or is given back.
        expect(defaultCents + lateCents + runningCents + endCents + surplusCents).toBe(cents)
        expect(paid(after) - paid(invoice)).toBe(lateCents + runningCents + endCents)
        if (isRefund) {
          expect(surplusCents).toBe(Math.max(0, cents - payoff))
          expect(isSettled(after.instalments)).toBe(cents >= payoff)
          expect(balanceCents(after, day)).toBeLessThanOrEqual(charged - (cents - surplusCents))
          if (cents < payoff) expect(payoffCents(after, day)).toBeLessThanOrEqual(payoff - cents)
        }
        for (const one of after.instalments) {
          expect(one.paidCents).toBeLessThanOrEqual(contractCents(one))
          expect(one.defaultOwedCents).toBeGreaterThanOrEqual(0)
        }
        invoice = after
      }
    }),
    { numRuns: 150 },
  )
})

test('the last payment of a loan on its balance costs less on time than its payoff, and no more is asked for', () => {
  const invoice = punctual(invoiceOf({ product: 'PERSONAL', frequency: 'MENSUAL' }), 11)
  const day = due(invoice, 11)
  expect(dueOn(invoice, day).dueCents).toBe(56_265)
  const { invoice: after, use } = pay(invoice, 56_265, day)
  expect([isSettled(after.instalments), use.surplusCents, use.bonusCents]).toEqual([true, 0, 5_032])
  expect(pay(invoice, 57_477, day).use).toMatchObject({ endCents: 57_477, surplusCents: 0, bonusCents: 0 })
})

test('an invoice is overdue from the day after a due day until the late payment is whole', () => {
  const invoice = invoiceOf()
  const status = ({ instalments }: InvoiceTerms, day: Day) => invoiceStatus('VIGENTE', instalments, day)
  const day = addDays(due(invoice, 1), 1)
  expect([status(invoice, due(invoice, 1)), status(invoice, day)]).toEqual(['VIGENTE', 'VENCIDO'])
  expect(status(pay(invoice, 15_230, day).invoice, day)).toBe('VIGENTE')
  expect(invoiceStatus('CANCELADO', invoice.instalments, day)).toBe('CANCELADO')
})

test.each([
  [0, 5_000],
  [259_780, 10_000],
  [672_500, 18_000],
  [2_649_999, 57_500],
  [2_650_000, 58_000],
  [99_999_900, 58_000],
])('%d cents paid on time give a line of %d pesos', (cents, line) => {
  expect(creditLine(cents)).toBe(line)
})
