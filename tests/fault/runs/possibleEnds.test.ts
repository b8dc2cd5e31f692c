import { describe, expect, it } from 'vitest'
import { createChance } from './chance.ts'
import { type Deed, type End, type Fate, isSameEnd, possibleEnds } from './possibleEnds.ts'

const add = (sku: string, units = 1): Deed => ({ kind: 'add', sku, units })
const set = (sku: string, units: number): Deed => ({ kind: 'set', sku, units })
const remove = (sku: string): Deed => ({ kind: 'remove', sku })
const ORDER: Deed = { kind: 'order' }

const after = (...deeds: readonly Deed[]) => possibleEnds(deeds.map((deed) => ({ deed, fate: 'made' as const })))

describe('what a shop may hold in the end', () => {
  it.each<readonly [string, readonly Deed[], End]>([
    ['nothing, after nothing', [], { cart: {}, orders: [] }],
    ['the sum of what was added', [add('a', 2), add('b'), add('a')], { cart: { a: 3, b: 1 }, orders: [] }],
    ['the quantity that was typed last', [add('a'), set('a', 5), set('a', 2)], { cart: { a: 2 }, orders: [] }],
    ['no line that was taken out', [add('a'), add('b'), remove('a')], { cart: { b: 1 }, orders: [] }],
    ['what was brought back', [add('a', 3), remove('a'), add('a', 3)], { cart: { a: 3 }, orders: [] }],
    ['nothing set of a line that is gone', [add('a'), remove('a'), set('a', 4)], { cart: {}, orders: [] }],
    ['the cart as it was, in an order', [add('a', 2), ORDER, add('b')], { cart: { b: 1 }, orders: [{ a: 2 }] }],
    ['no order of an empty cart', [add('a'), ORDER, ORDER], { cart: {}, orders: [{ a: 1 }] }],
    ['orders in their turn', [add('a'), ORDER, add('b'), ORDER], { cart: {}, orders: [{ a: 1 }, { b: 1 }] }],
  ])('%s', (_name, deeds, end) => {
    expect(after(...deeds)).toEqual([end])
  })

  it('leaves out what was refused', () => {
    const story = [
      { deed: add('a'), fate: 'made' },
      { deed: add('a', 9), fate: 'refused' },
      { deed: ORDER, fate: 'refused' },
    ] as const
    expect(possibleEnds(story)).toEqual([{ cart: { a: 1 }, orders: [] }])
  })

  it('goes both ways where the outcome is unknown, and names each way once', () => {
    const story = [
      { deed: add('a'), fate: 'made' },
      { deed: add('a'), fate: 'unsure' },
      { deed: add('a'), fate: 'unsure' },
    ] as const
    expect(possibleEnds(story).map(({ cart }) => cart['a'])).toEqual([3, 2, 1])
  })

  it('includes the real end: an unsure change was either made or not', () => {
    const chance = createChance(1, 'ends')
    for (let round = 0; round < 200; round += 1) {
      const deeds = Array.from({ length: 6 }, () =>
        chance.pick([add('a'), add('b', 2), set('a', 4), remove('b'), ORDER]),
      )
      const fates = deeds.map((): Fate => chance.pick(['made', 'refused', 'unsure']))
      const really = fates.map((fate): Fate => (fate === 'unsure' ? chance.pick(['made', 'refused']) : fate))
      const [end] = possibleEnds(deeds.map((deed, at) => ({ deed, fate: really[at]! })))
      const ends = possibleEnds(deeds.map((deed, at) => ({ deed, fate: fates[at]! })))
      expect(ends.some((possible) => isSameEnd(possible, end!))).toBe(true)
    }
  })
})

it('distinguishes ends by what they hold, not by the order of their lines', () => {
  const end = { cart: { a: 1, b: 2 }, orders: [{ c: 1 }] }
  expect(isSameEnd(end, { cart: { b: 2, a: 1 }, orders: [{ c: 1 }] })).toBe(true)
  expect(isSameEnd(end, { cart: { a: 1, b: 2 }, orders: [] })).toBe(false)
  expect(isSameEnd(end, { cart: { a: 1, b: 3 }, orders: [{ c: 1 }] })).toBe(false)
})
