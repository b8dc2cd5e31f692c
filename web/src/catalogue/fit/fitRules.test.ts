import { describe, expect, it } from 'vitest'
import { inPlace, intoLift, longestAroundCorner, throughDoor, tiltedSpare, upStairs } from './fitRules.ts'

const SOFA = { width: 220, height: 85, depth: 92 }
const SHELF = { width: 80, height: 188, depth: 32 }
const TABLE = { width: 180, height: 75, depth: 90 }

describe('a door', () => {
  it.each([
    ['a shelf with room to spare', SHELF, { width: 90, height: 200 }, { way: 'straight', cm: 58 }],
    ['a sofa with its two smaller sides first', SOFA, { width: 90, height: 200 }, { way: 'straight', cm: 5 }],
    ['a table on its edge', TABLE, { width: 80, height: 200 }, { way: 'straight', cm: 5 }],
    ['no sofa that is too thick', SOFA, { width: 75, height: 200 }, { way: 'none', cm: 10 }],
    [
      'a box as wide as itself',
      { width: 75, height: 75, depth: 200 },
      { width: 75, height: 200 },
      { way: 'straight', cm: 0 },
    ],
    [
      'a low one only at an angle',
      { width: 300, height: 10, depth: 105 },
      { width: 80, height: 100 },
      { way: 'tilted', cm: 28 },
    ],
  ])('lets through %s', (...[, box, door, expected]) => {
    expect(throughDoor(box, door)).toEqual(expected)
  })

  it('lets nothing through at an angle that is longer than its diagonal', () => {
    expect(throughDoor({ width: 300, height: 10, depth: 140 }, { width: 80, height: 100 }).way).toBe('none')
  })
})

describe('a rectangle at an angle', () => {
  it('of no thickness needs the diagonal', () => {
    expect(tiltedSpare([50, 0], [40, 30])).toBeCloseTo(0)
    expect(tiltedSpare([51, 0], [40, 30])).toBeLessThan(0)
  })

  it('is no help for one that fits straight, or is too thick', () => {
    expect(tiltedSpare([40, 10], [40, 30])).toBe(-Infinity)
    expect(tiltedSpare([60, 31], [40, 30])).toBe(-Infinity)
  })
})

describe('a lift', () => {
  it.each([
    ['a shelf on its end', SHELF, { width: 110, depth: 140, height: 210 }, { way: 'straight', cm: 22 }],
    [
      'a long shelf only at an angle',
      { width: 210, height: 20, depth: 15 },
      { width: 100, depth: 120, height: 200 },
      { way: 'tilted', cm: 26 },
    ],
    ['no sofa', SOFA, { width: 90, depth: 100, height: 200 }, { way: 'none', cm: 20 }],
  ])('takes %s', (...[, box, lift, expected]) => {
    expect(intoLift(box, lift)).toEqual(expected)
  })
})

describe('a corner of stairs', () => {
  it('of equal passages lets a line of 2√2 times their width pass', () => {
    expect(longestAroundCorner(0, [100, 100])).toBeCloseTo(200 * Math.SQRT2, 1)
  })

  it('of unequal passages follows the rule of two thirds', () => {
    expect(longestAroundCorner(0, [64, 125])).toBeCloseTo((64 ** (2 / 3) + 125 ** (2 / 3)) ** 1.5, 1)
  })

  it('takes twice the thickness off the length between equal passages', () => {
    expect(longestAroundCorner(40, [100, 100])).toBeCloseTo(200 * Math.SQRT2 - 80, 1)
  })

  it('lets nothing pass that is thicker than a passage', () => {
    expect(longestAroundCorner(101, [100, 120])).toBe(0)
  })

  it.each([
    ['a shelf', SHELF, { width: 100, corner: 100 }, { way: 'straight', cm: 30 }],
    ['a sofa without a landing', SOFA, { width: 100, corner: null }, { way: 'straight', cm: 15 }],
    [
      'a cabinet only on its end',
      { width: 190, height: 90, depth: 60 },
      { width: 100, corner: 90 },
      { way: 'upright', cm: 10 },
    ],
    ['no sofa', SOFA, { width: 90, corner: 90 }, { way: 'none', cm: 136 }],
  ])('with its width lets through %s', (...[, box, stairs, expected]) => {
    expect(upStairs(box, stairs)).toEqual(expected)
  })
})

describe('a place', () => {
  it.each([
    ['as it is', { width: 230, depth: 100, height: null }, { way: 'straight', cm: 8 }],
    ['turned', { width: 100, depth: 230, height: 250 }, { way: 'turned', cm: 8 }],
    ['not below a low ceiling', { width: 300, depth: 300, height: 80 }, { way: 'none', cm: 5 }],
    ['turned, with one side alone', { width: 210, depth: null, height: null }, { way: 'turned', cm: 118 }],
    ['not with both sides too short', { width: 210, depth: 90, height: null }, { way: 'none', cm: 10 }],
  ])('holds a sofa %s', (_how, place, expected) => {
    expect(inPlace(SOFA, place)).toEqual(expected)
  })

  it('without sides says nothing', () => {
    expect(inPlace(SOFA, { width: null, depth: null, height: null })).toBe(null)
  })
})
