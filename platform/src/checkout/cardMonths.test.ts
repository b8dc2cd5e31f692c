import { Big } from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardMonths } from './cardMonths.ts'

test('the payments of a plan add up to any amount, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 499_900, max: 99_999_999 }), (cents) => {
      const amount = new Big(cents).div(100)
      for (const { months, monthly, last } of cardMonths({ currency: 'MXN' }, amount)) {
        expect(
          monthly
            .times(months - 1)
            .plus(last)
            .toNumber(),
        ).toBe(amount.toNumber())
        expect(last.gt(0) && last.lte(monthly)).toBe(true)
      }
    }),
  )
})
