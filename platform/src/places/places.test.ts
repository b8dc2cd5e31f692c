import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ITALIAN_TOWNS } from './italianTowns.ts'
import { MEXICAN_CITIES } from './mexicanCities.ts'
import { placeOfPostcode } from './placeOfPostcode.ts'

test.each([
  ['01000', 'Álvaro Obregón'],
  ['06700', 'Cuauhtémoc'],
  ['11560', 'Miguel Hidalgo'],
  ['22000', 'Tijuana'],
  ['44100', 'Guadalajara'],
  ['64000', 'Monterrey'],
  ['72000', 'Puebla'],
  ['77500', 'Cancún'],
  ['97000', 'Mérida'],
])('the Mexican code %s lies in %s', (postcode, city) => {
  expect(placeOfPostcode(postcode, 'MX').cities).toEqual([city])
})

test.each(['18000', '29900', '99999'])('the city of %s is not guessed', (postcode) => {
  expect(placeOfPostcode(postcode, 'MX').cities).toEqual([])
})

test('ranges are in order and do not overlap', () => {
  for (const table of [MEXICAN_CITIES, ITALIAN_TOWNS])
    for (const [at, [from, to]] of table.entries()) {
      expect(from <= to, `${from} to ${to}`).toBe(true)
      const next = table[at + 1]
      if (next) expect(to < next[0], `${to} before ${next[0]}`).toBe(true)
    }
})

test('every German code has five digits and a town', () => {
  const rows = readFileSync(new URL('germanTowns.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  expect(rows.length).toBeGreaterThan(8_000)
  expect(rows.filter((row) => !/^\d{5}(?:\t[^\t]+)+$/.test(row))).toEqual([])
  expect(new Set(rows.map((row) => row.slice(0, 5))).size).toBe(rows.length)
})
