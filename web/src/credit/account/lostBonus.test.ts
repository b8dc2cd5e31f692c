import { expect, test } from 'vitest'
import { lostBonus } from './lostBonus.ts'

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })

test.each([
  ['152.00', '129.89', '22.11'],
  ['0.30', '0.10', '0.20'],
])('a payment of %s that is %s on time loses %s', (contract, punctual, lost) => {
  expect(lostBonus(money(contract), money(punctual))).toEqual(money(lost))
})

test('nothing is lost where both are the same, or one is not known', () => {
  expect(lostBonus(money('152.00'), money('152.00'))).toBeNull()
  expect(lostBonus(money('152.00'), null)).toBeNull()
  expect(lostBonus(null, null)).toBeNull()
})
