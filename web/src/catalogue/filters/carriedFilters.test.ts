import { expect, test } from 'vitest'
import { noteCarriedFilters, takeLostFilters } from './carriedFilters.ts'

/** Chooses filters in one store, opens a list of another, and asks there whether some were lost. */
function carry(chosen: string, left: string, at = '/viu/salas'): boolean {
  noteCarriedFilters('/viu/salas?color=52', chosen)
  return takeLostFilters(at, new URLSearchParams(left))
}

test.each([
  ['?color=52&color=60&price=1-9', '?color=52&color=60&price=1-9', false],
  ['?color=52&color=60', '?color=52', true],
  ['?color=52&price=1-9', '?color=52', true],
  ['?color=52&material=7', '?color=52&sort=newest', true],
  ['?sort=newest', '', false],
])('of %s, %s is left: lost is %s', (chosen, left, isLost) => {
  expect(carry(chosen, left)).toBe(isLost)
})

test('is said once, and by the list that the filters were carried to', () => {
  expect(carry('?color=52', '')).toBe(true)
  expect(takeLostFilters('/viu/salas', new URLSearchParams())).toBe(false)
  expect(carry('?color=52', '', '/viu/comedor')).toBe(false)
})
