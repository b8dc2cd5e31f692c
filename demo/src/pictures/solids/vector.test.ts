import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cross, dot, itemAt, length, normalized, rotationOf } from './vector.ts'

const coordinate = fc.double({ min: -100, max: 100, noNaN: true })
const vector = fc.tuple(coordinate, coordinate, coordinate)
const degrees = fc.double({ min: -360, max: 360, noNaN: true })
const placement = fc.record({ turn: degrees, tilt: degrees, roll: degrees })

test('turning keeps lengths and angles', () => {
  fc.assert(
    fc.property(placement, vector, vector, (how, a, b) => {
      const rotate = rotationOf(how)
      expect(length(rotate(a))).toBeCloseTo(length(a), 6)
      expect(dot(rotate(a), rotate(b))).toBeCloseTo(dot(a, b), 4)
    }),
  )
})

test('turning never mirrors', () => {
  fc.assert(
    fc.property(placement, (how) => {
      const rotate = rotationOf(how)
      const up = cross(rotate([0, 0, 1]), rotate([1, 0, 0]))
      expect(dot(up, rotate([0, 1, 0]))).toBeCloseTo(1, 6)
    }),
  )
})

test('a vector without a direction is still a direction afterwards', () => {
  expect(normalized([0, 0, 0])).toEqual([0, 1, 0])
})

test('an item that is not there is a mistake, not undefined', () => {
  expect(() => itemAt([1, 2], 2)).toThrow(RangeError)
})
