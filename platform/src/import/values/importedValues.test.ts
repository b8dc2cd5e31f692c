import { expect, test } from 'vitest'
import { importedDate } from './importedDate.ts'
import { idOf, importedId } from './importedId.ts'
import { importedMoney } from './importedMoney.ts'
import { statusOf, switchOf, visibilityOf } from './importedWords.ts'

test.each<[unknown, number | null, string]>([
  [1299, 1299, 'plain'],
  ['1299.0000', 1299, 'plain'],
  ['1.299', 1.299, 'plain'],
  [0, 0, 'plain'],
  ['1,299.00', 1299, 'rewritten'],
  ['1.299,00', 1299, 'rewritten'],
  ['$ 999.00', 999, 'rewritten'],
  ['999,00 €', 999, 'rewritten'],
  ['MXN 12,345,678.90', 12_345_678.9, 'rewritten'],
  ['US$1,299', 1299, 'rewritten'],
  ['1 299,50', 1299.5, 'rewritten'],
  ["CHF 1'299.00", 1299, 'rewritten'],
  ['1.299.000', 1_299_000, 'rewritten'],
  ['12,5', 12.5, 'rewritten'],
  ['0,999', 0.999, 'rewritten'],
  ['', null, 'missing'],
  [' ', null, 'missing'],
  [null, null, 'missing'],
  [undefined, null, 'missing'],
  [-5, null, 'unreadable'],
  ['-5.00', null, 'unreadable'],
  ['12,34,56', null, 'unreadable'],
  ['from 999', null, 'unreadable'],
  ['100-200', null, 'unreadable'],
  ['1e3', null, 'unreadable'],
  ['free', null, 'unreadable'],
  [Number.NaN, null, 'unreadable'],
  [[999], null, 'unreadable'],
])('an amount: %j', (value, amount, reading) => expect(importedMoney(value)).toEqual({ amount, reading }))

test.each<[unknown, string | null, string]>([
  ['2026-11-30', '2026-11-30', 'plain'],
  ['2026-11-30 10:20:30', '2026-11-30 10:20:30', 'plain'],
  ['2026-11-30T10:20:30.123Z', '2026-11-30 10:20:30', 'rewritten'],
  ['2026-11-30T20:00:00-06:00', '2026-12-01 02:00:00', 'rewritten'],
  ['31/12/2019', '2019-12-31', 'rewritten'],
  ['31.12.2019 23:59', '2019-12-31 23:59:00', 'rewritten'],
  ['3/4/2026', '2026-04-03', 'rewritten'],
  ['12/31/2019', '2019-12-31', 'rewritten'],
  [1_796_083_200_000, '2026-12-01 00:00:00', 'rewritten'],
  ['1796108400999', '2026-12-01 07:00:00', 'rewritten'],
  ['999999999999999', null, 'unreadable'],
  [20261130, null, 'unreadable'],
  ['0000-00-00 00:00:00', null, 'missing'],
  [null, null, 'missing'],
  ['31/02/2026', null, 'unreadable'],
  ['2026-13-01', null, 'unreadable'],
  ['2026-11-30 25:00:00', null, 'unreadable'],
  ['end of the month', null, 'unreadable'],
  ['99/99/2026', null, 'unreadable'],
  [{}, null, 'unreadable'],
])('a date: %j', (value, text, reading) => expect(importedDate(value)).toEqual({ text, reading }))

test('ids are whole numbers up to 2^53; texts get a number that stays theirs', () => {
  expect(importedId('15499360009')).toEqual({ id: 15_499_360_009, isGiven: false })
  expect(idOf(2 ** 53 - 1)).toBe(2 ** 53 - 1)
  expect(idOf('7.0')).toBe(7)
  const text = importedId('a1b2-c3')
  expect(text).toEqual(importedId(' a1b2-c3 '))
  expect(text).toEqual({ id: expect.any(Number), isGiven: true })
  expect(Number.isSafeInteger(text?.id)).toBe(true)
  expect(idOf('9007199254740993')).not.toBe(2 ** 53)
  expect(idOf('a1b2-c4')).not.toBe(text?.id)
  for (const value of [0, '0', -1, '-7', 1.5, '', null, undefined, {}]) expect(importedId(value)).toBeNull()
})

test('words of a status, a visibility and a switch', () => {
  expect(['Enabled', 'Disabled', 1, '2', 0, true, 'Deaktiviert'].map(statusOf)).toEqual([1, 2, 1, 2, 2, 1, 2])
  expect([null, '', 'sometimes'].map(statusOf)).toEqual([null, null, undefined])
  const words = ['Not Visible Individually', 'Catalog', 'Search', 'Catalog, Search', 'Katalog,  Suche', '3', 4]
  expect(words.map(visibilityOf)).toEqual([1, 2, 3, 4, 4, 3, 4])
  expect([null, 'everywhere', 9].map(visibilityOf)).toEqual([null, undefined, undefined])
  expect(['Yes', 'No', 'Sí', 'nein', 'In Stock', 'Out of Stock', '1', 0].map(switchOf)).toEqual([true, false, true, false, true, false, true, false]) // prettier-ignore
  expect([null, 'perhaps'].map(switchOf)).toEqual([null, undefined])
})
