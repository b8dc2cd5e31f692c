import { expect, test } from 'vitest'
import { decodeDay } from './decodeDay.ts'

test.each([
  ['1990-05-14', '1990-05-14'],
  ['1990-05-14 00:00:00', '1990-05-14'],
  ['1990-05-14T00:00:00.000Z', '1990-05-14'],
  ['2024-02-29', '2024-02-29'],
])('%s is the day %s', (value, day) => {
  expect(decodeDay(value)).toBe(day)
})

test.each(['', '0000-00-00', '2023-02-29', '1990-13-01', '14/05/1990', '1990-05-145', 19_900_514, null, undefined, {}])(
  '%s is no day',
  (value) => {
    expect(decodeDay(value)).toBeNull()
  },
)
