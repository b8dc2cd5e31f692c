import { Big } from 'big.js'
import { expect, test } from 'vitest'
import { cardMonths } from '@hogar/platform/checkout/cardMonths.ts'
import { storeOrDefault, stores } from '@hogar/platform/stores.ts'
import { instalmentFields } from './promotionFields.ts'

test('a card pays in months what the cards of products promise, in every store', () => {
  const view = { language: 'es', today: new Date() } as const
  for (const store of stores) {
    for (const amount of [249.94, 249.95, 4_998.99, 4_999, 7_899]) {
      const promised = instalmentFields(amount, { ...view, store } as never)
      const offered = cardMonths(store, new Big(amount)).map(({ monthly }) => monthly.toNumber())
      expect(offered).toEqual([promised.price_twelve, promised.price_eighteen].filter((monthly) => monthly !== null))
    }
  }
})

test('the terms of credit beside a price are those that the totals of a cart add', () => {
  const terms = instalmentFields(1_044, { store: storeOrDefault('viu') })
  expect(terms).toMatchObject({ credit_fee: 31.7, credit_weeks: 52, credit_total: 1_644.3 })
})
