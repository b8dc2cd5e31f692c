import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { annualCost } from './annualCost.ts'
import { type CreditPayment, creditOffer } from './creditOffer.ts'
import { CREDIT_MAX_MXN, CREDIT_MIN_MXN } from './limits.ts'
import { CREDIT_PRODUCTS, type CreditProductCode, type Frequency } from './products.ts'

type Terms = readonly [
  product: CreditProductCode,
  amount: number,
  months?: number,
  frequency?: Frequency,
  premium?: number,
]

const offerOf = ([product, amount, months = 12, frequency = 'SEMANAL', premiumTotal = 0]: Terms) =>
  creditOffer({ product, amount, months, frequency, premiumTotal })!

/** Number of payments, one of them, the last, total, interest, on time, the last on time, their total, the bonus. */
type Figures = readonly [number, string, string, string, string, string, string, string, string]
/** Annual cost, on time, with tax, with tax on time. */
type Costs = readonly [number, number, number, number]

const GOLDEN: readonly (readonly [Terms, Figures, Costs])[] = [
  [['MENUDEO', 500], [52, '15.2', '12.3', '787.5', '287.5', '12.99', '10.01', '672.5', '115'], [134.4, 71, 164, 84.9]],
  [['MENUDEO', 1_000], [52, '30.3', '29.7', '1575', '575', '25.88', '25.12', '1345', '230'], [133.7, 70.7, 163.2, 84.5]],
  [['MENUDEO', 4_999], [52, '152', '121.43', '7873.43', '2874.43', '129.89', '99.27', '6723.66', '1149.77'], [134.4, 71, 164, 84.9]],
  [['MENUDEO', 5_000], [52, '152', '123', '7875', '2875', '129.89', '100.61', '6725', '1150'], [134.4, 71, 164, 84.9]],
  [['MENUDEO', 8_253], [52, '250', '248.48', '12998.48', '4745.48', '213.5', '211.79', '11100.29', '1898.19'], [133.6, 70.6, 163.1, 84.5]],
  [['MENUDEO', 8_254], [52, '251', '199.05', '13000.05', '4746.05', '214.5', '162.13', '11101.63', '1898.42'], [134.4, 71, 164.1, 85]],
  [['MENUDEO', 12_500], [52, '379', '358.5', '19687.5', '7187.5', '323.72', '302.78', '16812.5', '2875'], [133.8, 70.7, 163.3, 84.6]],
  [['MENUDEO', 5_000, 6], [26, '248', '237.5', '6437.5', '1437.5', '225.89', '215.25', '5862.5', '575'], [142.4, 72.8, 176.2, 87.7]],
  [['MENUDEO', 5_000, 9], [39, '184', '164.25', '7156.25', '2156.25', '161.89', '141.93', '6293.75', '862.5'], [138.7, 72.1, 170.3, 86.6]],
  [['MENUDEO', 5_000, 18], [78, '120', '72.5', '9312.5', '4312.5', '97.89', '49.97', '7587.5', '1725'], [126.3, 68.5, 152.6, 81.4]],
  [['CREDILANA', 5_000], [52, '152', '123', '7875', '2875', '135.42', '106.08', '7012.5', '862.5'], [134.4, 85.5, 164, 102.8]],
  [['CREDILANA', 5_000, 12, 'QUINCENAL'], [24, '329', '308', '7875', '2875', '293.07', '271.89', '7012.5', '862.5'], [129.2, 82.6, 157.3, 99.2]],
  [['CREDILANA', 10_000, 12, 'SEMANAL', 108], [52, '303', '297', '15750', '5750', '269.83', '263.67', '14025', '1725'], [137.5, 88.3, 167.4, 105.7]],
  [['CREDILANA', 58_000, 18, 'SEMANAL', 972], [78, '1385', '1380', '108025', '50025', '1192.6', '1187.3', '93017.5', '15007.5'], [128.9, 84.4, 155.3, 100.3]],
  [['PERSONAL', 1_000, 12, 'MENSUAL'], [12, '124', '116', '1480', '480', '114', '106', '1360', '120'], [95.2, 67.4, 116.5, 81.8]],
  [['PERSONAL', 5_000, 12, 'MENSUAL'], [12, '618', '612.97', '7410.97', '2410.97', '567.78', '562.65', '6808.23', '602.74'], [95.2, 67.4, 116.5, 81.7]],
  [['PERSONAL', 5_000], [52, '141', '81.45', '7272.45', '2272.45', '130.08', '70.26', '6704.34', '568.11'], [98, 69.1, 120.7, 84.2]],
  [['PERSONAL', 20_000, 12, 'MENSUAL', 216], [12, '2471', '2468.39', '29649.39', '9649.39', '2269.98', '2267.26', '27237.04', '2412.35'], [98.2, 70.2, 119.8, 84.7]],
] // prettier-ignore

test.each(GOLDEN)('%j has the figures of its contract, to the cent', (terms, figures, costs) => {
  const offer = offerOf(terms)
  const { payments, totalCents, interestCents, onTimeTotalCents, bonusCents } = offer
  const [first, last] = [payments[0]!, payments.at(-1)!]
  const ofTotals = [totalCents, interestCents, first.onTimeCents, last.onTimeCents, onTimeTotalCents, bonusCents]
  const amounts = [first.amountCents, last.amountCents, ...ofTotals]
  expect([payments.length, ...amounts.map((cents) => String(cents / 100))]).toEqual(figures)
  const costsOf = (isTaxIn: boolean) => [false, true].map((isOnTime) => annualCost(offer, { isOnTime, isTaxIn }))
  expect([...costsOf(false), ...costsOf(true)]).toEqual(costs)
})

test('of the amounts of cash, 5,000 alone is paid in 152 a week; loans from 4,985.40 to 5,018.41 are', () => {
  const weekly = (amount: number) => offerOf(['CREDILANA', amount]).payments[0]!.amountCents
  const steps = Array.from({ length: 116 }, (_, at) => 500 + at * 500)
  expect(steps.filter((amount) => weekly(amount) === 15_200)).toEqual([5_000])
  expect([4_985.39, 4_985.4, 5_018.41, 5_018.42].map(weekly)).toEqual([15_100, 15_200, 15_200, 15_300])
})

test('a personal loan counts interest on what is still owed', () => {
  const { payments } = offerOf(['PERSONAL', 5_000, 12, 'MENSUAL'])
  expect(payments.map(({ interestCents }) => (interestCents / 100).toFixed(2))).toEqual(
    '332.34 313.35 293.10 271.51 248.48 223.92 197.72 169.79 140.00 108.22 74.34 38.20'.split(' '),
  )
})

test('a premium is divided over the payments, beside them', () => {
  const { payments } = offerOf(['CREDILANA', 10_000, 12, 'SEMANAL', 108])
  expect([payments[0]!.premiumCents, payments.at(-1)!.premiumCents]).toEqual([208, 192])
})

test.each<readonly [CreditProductCode, number, number, Frequency]>([
  ['MENUDEO', CREDIT_MIN_MXN - 0.01, 12, 'SEMANAL'],
  ['MENUDEO', CREDIT_MAX_MXN + 0.01, 12, 'SEMANAL'],
  ['MENUDEO', 5_000, 7, 'SEMANAL'],
  ['MENUDEO', 5_000, 12, 'MENSUAL'],
  ['PERSONAL', 5_000, 18, 'MENSUAL'],
])('%s of %d for %d months, %s, is not offered', (...[product, amount, months, frequency]) => {
  expect(creditOffer({ product, amount, months, frequency })).toBeNull()
})

describe.each(Object.keys(CREDIT_PRODUCTS) as CreditProductCode[])('every offer of %s', (product) => {
  const { months, frequencies } = CREDIT_PRODUCTS[product]
  const requests = fc.record({
    product: fc.constant(product),
    amount: fc.integer({ min: CREDIT_MIN_MXN * 100, max: CREDIT_MAX_MXN * 100 }).map((cents) => cents / 100),
    months: fc.constantFrom(...months),
    frequency: fc.constantFrom(...frequencies),
  })

  test('adds up: payments, interest, bonus', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const offer = creditOffer(request)!
        const sumOf = (field: keyof CreditPayment) => offer.payments.reduce((sum, payment) => sum + payment[field], 0)
        expect(offer.lentCents).toBe(Math.round(request.amount * 100))
        expect(offer.totalCents).toBe(offer.lentCents + offer.interestCents)
        expect(sumOf('amountCents')).toBe(offer.totalCents)
        expect(sumOf('interestCents')).toBe(offer.interestCents)
        expect(sumOf('bonusCents')).toBe(offer.bonusCents)
        expect(sumOf('onTimeCents')).toBe(offer.onTimeTotalCents)
        for (const cents of offer.payments.flatMap((payment) => Object.values(payment))) {
          expect(Number.isInteger(cents)).toBe(true)
        }
      }),
    )
  })

  test('asks for payments above 0, and costs less a year when they are on time', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const offer = creditOffer(request)!
        for (const { amountCents, onTimeCents, bonusCents } of offer.payments) {
          expect(Math.min(amountCents, onTimeCents, bonusCents)).toBeGreaterThan(0)
        }
        const cost = annualCost(offer, { isOnTime: false, isTaxIn: false })
        expect(annualCost(offer, { isOnTime: true, isTaxIn: false })).toBeLessThan(cost)
        expect(annualCost(offer, { isOnTime: false, isTaxIn: true })).toBeGreaterThan(cost)
      }),
    )
  })

  test('never asks for less when more is lent', () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: 1, max: 100_000 }), (request, cents) => {
        const more = creditOffer({ ...request, amount: Math.min(CREDIT_MAX_MXN, request.amount + cents / 100) })!
        expect(more.payments[0]!.amountCents).toBeGreaterThanOrEqual(creditOffer(request)!.payments[0]!.amountCents)
      }),
    )
  })
})
