import { expect, test } from 'vitest'
import { code128Values, code128Widths } from './code128.ts'

test('a text has the check symbol of the known example', () => {
  expect(code128Values('Wikipedia')).toEqual([104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106])
})

test('digits stand in pairs, the first of an odd number alone', () => {
  expect(code128Values('91000000001234')?.slice(0, 4)).toEqual([105, 91, 0, 0])
  expect(code128Values('12345')).toEqual(
    [104, 17, 99, 23, 45, 71, 106].with(5, (104 + 17 + 2 * 99 + 3 * 23 + 4 * 45) % 103),
  )
})

test('every symbol is eleven modules wide and no two are alike, the stop thirteen', () => {
  const symbols = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).map((character) => {
    const widths = code128Widths(character)!
    return widths.slice(6, 12)
  })
  expect(new Set(symbols.map(String)).size).toBe(95)
  for (const symbol of symbols) expect(symbol.reduce((sum, width) => sum + width, 0)).toBe(11)
  expect(code128Widths('A')!.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2])
})

test('a text that has no symbols is no code', () => {
  expect([code128Values(''), code128Values('niño')]).toEqual([null, null])
})
