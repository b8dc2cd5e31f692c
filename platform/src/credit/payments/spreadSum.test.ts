import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditOffer } from '../creditOffer.ts'
import { addDays } from '../calendar/calendar.ts'
import { dueOn, payoffCents, sum } from '../invoices/payoff.ts'
import { schedule } from '../invoices/schedule.ts'
import { type Payable, spreadSum, usedCents } from './spreadSum.ts'

const START = '2026-01-05'

function invoice(id: number, startedOn = START): Payable {
  const offer = creditOffer({ product: 'MENUDEO', amount: 5_000, months: 12, frequency: 'SEMANAL' })!
  return { id, startedOn, instalments: schedule(offer, { startedOn, frequency: 'SEMANAL' }) }
}

test('money goes where its payer meant it, then off the end there, then elsewhere', () => {
  const invoices = [invoice(1), invoice(2)]
  const day = addDays(START, 7)
  const { uses, surplusCents } = spreadSum(invoices, { lines: [{ invoiceId: 2, cents: 12_989 }], receivedCents: 20_000, day }) // prettier-ignore
  expect(uses).toMatchObject([{ invoiceId: 2, use: { runningCents: 12_989, endCents: 7_011, bonusCents: 2_211 } }])
  expect(surplusCents).toBe(0)
})

test('money for no payment goes to what is due of the oldest, before anything is taken off an end', () => {
  const invoices = [invoice(1, addDays(START, 14)), invoice(2)]
  const day = addDays(START, 22)
  const due = invoices.map((one) => dueOn(one, day).dueCents)
  const { uses } = spreadSum(invoices, { lines: [], receivedCents: due[0]! + due[1]! + 500, day })
  expect(uses.map(({ invoiceId, use }) => [invoiceId, usedCents(use), use.endCents])).toEqual([
    [2, due[1]! + 500, 500],
    [1, due[0]!, 0],
  ])
})

test('what is owed nowhere is the surplus, and an invoice that is gone takes nothing', () => {
  const { uses, surplusCents } = spreadSum([], {
    lines: [{ invoiceId: 9, cents: 500 }],
    receivedCents: 500,
    day: START,
  })
  expect([uses, surplusCents]).toEqual([[], 500])
  const one = invoice(1)
  const payoff = payoffCents(one, START)
  expect(spreadSum([one], { lines: [], receivedCents: payoff + 1, day: START }).surplusCents).toBe(1)
})

test('no cent is lost or made, whatever is meant and whatever comes', () => {
  const lines = fc.uniqueArray(
    fc.record({ invoiceId: fc.integer({ min: 1, max: 4 }), cents: fc.integer({ min: 1, max: 800_000 }) }),
    { selector: ({ invoiceId }) => invoiceId, maxLength: 4 },
  )
  fc.assert(
    fc.property(
      lines,
      fc.integer({ min: 1, max: 3_000_000 }),
      fc.integer({ min: 0, max: 500 }),
      (meant, receivedCents, days) => {
        const invoices = [invoice(1), invoice(2, addDays(START, 3)), invoice(3, addDays(START, 40))]
        const day = addDays(START, days)
        const { uses, instalments, surplusCents } = spreadSum(invoices, { lines: meant, receivedCents, day })
        expect(sum(uses, ({ use }) => usedCents(use)) + surplusCents).toBe(receivedCents)
        const after = invoices.flatMap((one) => instalments.get(one.id) ?? one.instalments)
        const paid = sum(after, ({ paidCents }) => paidCents)
        expect(paid + sum(uses, ({ use }) => use.defaultCents)).toBe(receivedCents - surplusCents)
        if (surplusCents > 0) expect(after.every(({ state }) => state !== 'OPEN')).toBe(true) // prettier-ignore
      },
    ),
    { numRuns: 100 },
  )
})
