import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convexHull } from './floorShadow.ts'

const coordinate = fc.integer({ min: -1000, max: 1000 })
const points = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 3, maxLength: 40 })

test('the hull turns one way only and leaves no point outside', () => {
  fc.assert(
    fc.property(points, (cloud) => {
      const hull = convexHull(cloud)
      fc.pre(hull.length > 2)
      for (const [index, a] of hull.entries()) {
        const b = hull[(index + 1) % hull.length] ?? a
        for (const p of cloud) expect((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
