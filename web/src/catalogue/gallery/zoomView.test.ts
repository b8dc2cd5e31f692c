import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ZOOM_MAX } from '../limits.ts'
import { WHOLE, movedBy, zoomedAt } from './zoomView.ts'

const stage = { width: 400, height: 300, picture: { width: 400, height: 300 } }
const wide = { width: 900, height: 300, picture: { width: 300, height: 300 } }
const anyPoint = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -150, max: 150 }) })
const anyFactor = fc.double({ min: 0.2, max: 5, noNaN: true })

describe('looking closer', () => {
  it('enlarges around the point that is pressed', () => {
    expect(zoomedAt(WHOLE, 2, { at: { x: 100, y: -50 }, stage })).toEqual({ scale: 2, x: -100, y: 50 })
  })

  it('comes back to the whole picture, in its place', () => {
    const close = zoomedAt(WHOLE, 3, { at: { x: 150, y: 100 }, stage })
    expect(zoomedAt(close, 0.01, { at: { x: -10, y: 80 }, stage })).toEqual(WHOLE)
  })

  it('leaves a picture in the middle of a stage that is wider', () => {
    expect(zoomedAt(WHOLE, 2, { at: { x: -140, y: 0 }, stage: wide })).toEqual({ scale: 2, x: 0, y: 0 })
    expect(zoomedAt(WHOLE, 4, { at: { x: -140, y: 0 }, stage: wide }).x).toBe((4 * 300 - 900) / 2)
  })

  it('does not move a picture that is seen whole', () => {
    expect(movedBy(WHOLE, { x: 50, y: 50 }, stage)).toEqual(WHOLE)
  })

  it('never shows more than there is, however it is pulled', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyFactor, anyPoint, anyPoint)), (steps) => {
        const view = steps.reduce(
          (now, [factor, at, by]) => movedBy(zoomedAt(now, factor, { at, stage }), by, stage),
          WHOLE,
        )
        expect(view.scale).toBeGreaterThanOrEqual(1)
        expect(view.scale).toBeLessThanOrEqual(ZOOM_MAX)
        expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * stage.width) / 2 + 1e-6)
        expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * stage.height) / 2 + 1e-6)
      }),
    )
  })

  it('keeps what lies under the point there, where no edge is near', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: ZOOM_MAX, noNaN: true }), (factor) => {
        const at = { x: 0, y: 0 }
        const view = zoomedAt(WHOLE, factor, { at, stage })
        // The middle of the picture stays under the middle of the stage.
        expect(Math.abs(view.x) + Math.abs(view.y)).toBe(0)
      }),
    )
  })
})
