import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf, createCamera, framingOf } from './camera.ts'
import { subtract } from './vector.ts'
import type { Vec3 } from './vector.ts'

const coordinate = fc.double({ min: -200, max: 200, noNaN: true })
const point = fc.tuple(coordinate, coordinate, coordinate)
const viewpoint = fc.record({
  azimuth: fc.double({ min: -80, max: 80, noNaN: true }),
  elevation: fc.double({ min: 0, max: 60, noNaN: true }),
  target: fc.constant<Vec3>([0, 0, 0]),
  distance: fc.double({ min: 900, max: 3000, noNaN: true }),
})

test('the target lands where the framing puts it, from any viewpoint', () => {
  fc.assert(
    fc.property(viewpoint, (from) => {
      const seen = createCamera(from, { zoom: 3, x: 600, y: 500 }).project(from.target)
      expect(seen.x).toBeCloseTo(600, 6)
      expect(seen.y).toBeCloseTo(500, 6)
      expect(seen.depth).toBeCloseTo(from.distance, 6)
    }),
  )
})

test('of two points on one line of sight the nearer has the smaller depth and the same place', () => {
  fc.assert(
    fc.property(viewpoint, point, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (from, far, share) => {
      const camera = createCamera(from, { zoom: 1, x: 0, y: 0 })
      const [x, y, z] = subtract(far, camera.eye)
      const near: Vec3 = [camera.eye[0] + x * share, camera.eye[1] + y * share, camera.eye[2] + z * share]
      const [a, b] = [camera.project(far), camera.project(near)]
      expect(b.x).toBeCloseTo(a.x, 4)
      expect(b.y).toBeCloseTo(a.y, 4)
      expect(b.depth).toBeLessThan(a.depth)
    }),
  )
})

test('higher points are drawn higher', () => {
  fc.assert(
    fc.property(viewpoint, point, (from, [x, y, z]) => {
      const camera = createCamera(from, { zoom: 1, x: 0, y: 0 })
      // The eye is level or looks down at most 60 degrees from far away, so that up stays up.
      expect(camera.project([x, y + 10, z]).y).toBeLessThan(camera.project([x, y, z]).y)
    }),
  )
})

test('a framing holds all points inside the frame and touches two of its sides', () => {
  fc.assert(
    fc.property(viewpoint, fc.array(point, { minLength: 3, maxLength: 20 }), (from, points) => {
      const frame = { left: 100, top: 120, right: 1100, bottom: 1080 }
      const rough = boundsOf(points.map(createCamera(from, { zoom: 1, x: 0, y: 0 }).project))
      fc.pre(rough.right - rough.left > 1 || rough.bottom - rough.top > 1)
      const camera = createCamera(from, framingOf(from, points, frame))
      const bounds = boundsOf(points.map(camera.project))
      expect(bounds.left).toBeGreaterThanOrEqual(frame.left - 1e-6)
      expect(bounds.right).toBeLessThanOrEqual(frame.right + 1e-6)
      expect(bounds.top).toBeGreaterThanOrEqual(frame.top - 1e-6)
      expect(bounds.bottom).toBeLessThanOrEqual(frame.bottom + 1e-6)
      const slack = Math.min(
        frame.right - frame.left - (bounds.right - bounds.left),
        frame.bottom - frame.top - (bounds.bottom - bounds.top),
      )
      expect(slack).toBeCloseTo(0, 4)
    }),
  )
})
