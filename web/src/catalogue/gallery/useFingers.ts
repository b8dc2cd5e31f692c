import { type PointerEvent, useRef } from 'react'
import { SWIPE_PX } from '../limits.ts'
import type { Point } from './zoomView.ts'

type Gestures = Readonly<{
  /** Called when one finger, or the pressed mouse, has moved by a number of pixels. */
  onMove: (element: HTMLElement, by: Point) => void
  /** Called when the distance of two fingers has changed by a factor; `at` is between them, in the window. */
  onPinch: (element: HTMLElement, factor: number, at: Point) => void
  /** Called after a long move to the side: next item (1) or previous one (-1). */
  onSwipe: (by: 1 | -1) => void
}>

/** React hook that returns the pointer handlers of touch gestures on an element. */
export function useFingers({ onMove, onPinch, onSwipe }: Gestures) {
  const fingers = useRef(new Map<number, Point>())
  const way = useRef<Point>({ x: 0, y: 0 })

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const by = { x: now.x - before.x, y: now.y - before.y }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    way.current = { x: way.current.x + by.x, y: way.current.y + by.y }
    if (!other) return onMove(event.currentTarget, by)
    const at = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    return onPinch(event.currentTarget, distance(now, other) / Math.max(1, distance(before, other)), at)
  }
  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    const wasOne = fingers.current.size === 1
    fingers.current.delete(event.pointerId)
    const { x, y } = way.current
    const isSwipe = Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)
    if (event.type === 'pointerup' && wasOne && isSwipe) onSwipe(x < 0 ? 1 : -1)
  }
  return {
    /** Returns the pixels between the start of the last touch and its current place. */
    travelled: () => Math.hypot(way.current.x, way.current.y),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (fingers.current.size === 0) way.current = { x: 0, y: 0 }
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
