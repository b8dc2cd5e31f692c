import { type KeyboardEvent, type MouseEvent, type WheelEvent, useState } from 'react'
import { PRESS_SLACK_PX, ZOOM_MOVE_PX, ZOOM_PRESS, ZOOM_STEP } from '../limits.ts'
import { useFingers } from './useFingers.ts'
import { type Point, type Stage, WHOLE, type ZoomView, movedBy, zoomedAt } from './zoomView.ts'

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}
const CLOSER: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP, '0': 0 }

/**
 * React hook that zooms one picture of several: by press, wheel, two fingers or keys. Another `index` starts unzoomed.
 * Calls `onStep` for the next (1) or previous (-1) picture on a swipe or an arrow key while it is unzoomed.
 */
export function useZoom(index: number, onStep: (by: 1 | -1) => void) {
  const [looked, setLooked] = useState<Readonly<{ index: number; view: ZoomView }>>({ index, view: WHOLE })
  const view = looked.index === index ? looked.view : WHOLE
  const isClose = view.scale > 1

  const change = (next: (now: ZoomView) => ZoomView) =>
    setLooked((old) => ({ index, view: next(old.index === index ? old.view : WHOLE) }))
  const zoom = (element: HTMLElement, factor: number, at: Point = { x: 0, y: 0 }) =>
    change((now) => zoomedAt(now, factor, { at, stage: stageOf(element) }))
  const move = (element: HTMLElement, by: Point) => change((now) => movedBy(now, by, stageOf(element)))

  const fingers = useFingers({
    onMove: move,
    onPinch: (element, factor, at) => zoom(element, factor, fromMiddle(element, at)),
    onSwipe: (by) => (isClose ? undefined : onStep(by)),
  })
  return {
    view,
    isClose,
    handlers: {
      ...fingers.handlers,
      onWheel: (event: WheelEvent<HTMLElement>) =>
        zoom(event.currentTarget, event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP, pointOf(event)),
      onClick: (event: MouseEvent<HTMLElement>) => {
        // A press by key has no position: the middle is used.
        const isByKey = event.detail === 0
        if (!isByKey && fingers.travelled() > PRESS_SLACK_PX) return
        zoom(event.currentTarget, isClose ? 0 : ZOOM_PRESS, isByKey ? undefined : pointOf(event))
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const factor = CLOSER[event.key]
        if (factor !== undefined) zoom(event.currentTarget, factor)
        const arrow = ARROWS[event.key]
        if (!arrow) return
        event.preventDefault()
        if (isClose) move(event.currentTarget, { x: arrow.x * ZOOM_MOVE_PX, y: arrow.y * ZOOM_MOVE_PX })
        else if (arrow.x !== 0) onStep(arrow.x < 0 ? 1 : -1)
      },
    },
  }
}

/** Returns the stage of an element: its first child is the picture, measured without the zoom. */
function stageOf(element: HTMLElement): Stage {
  const picture = element.firstElementChild ?? element
  const { clientWidth: width, clientHeight: height } = element
  return { width, height, picture: { width: picture.clientWidth, height: picture.clientHeight } }
}

function pointOf(event: MouseEvent<HTMLElement>): Point {
  return fromMiddle(event.currentTarget, { x: event.clientX, y: event.clientY })
}

/** Converts a point of the window to one relative to the middle of an element. */
function fromMiddle(element: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: x - left - width / 2, y: y - top - height / 2 }
}
