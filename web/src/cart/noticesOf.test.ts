import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noticesOf } from './noticesOf.ts'

it('reads the notices of any mutation', () => {
  const notices = [{ code: 'STOCK_VOLATILE', message: 'Por confirmar', extra: 1 }]
  expect(noticesOf({ addCartLines: { notices } })).toEqual([{ code: 'STOCK_VOLATILE', message: 'Por confirmar' }])
})

it('never fails, for any data', () => {
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => void noticesOf(data)))
})
