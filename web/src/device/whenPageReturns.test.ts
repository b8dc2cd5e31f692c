// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AWAY_MIN_MS, whenPageReturns } from './whenPageReturns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function turn(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

function follow() {
  const listener = vi.fn()
  whenPageReturns(listener)
  return listener
}

it('reports a page that was hidden for a while, each time', () => {
  const listener = follow()
  for (const times of [1, 2]) {
    turn('hidden')
    vi.advanceTimersByTime(AWAY_MIN_MS)
    turn('visible')
    expect(listener).toHaveBeenCalledTimes(times)
  }
})

it('reports a page that was opened in the background, and looked at later', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const listener = follow()
  vi.advanceTimersByTime(AWAY_MIN_MS)
  turn('visible')
  expect(listener).toHaveBeenCalledOnce()
})

it('does not report a short look elsewhere', () => {
  const listener = follow()
  turn('hidden')
  vi.advanceTimersByTime(AWAY_MIN_MS - 1)
  turn('visible')
  expect(listener).not.toHaveBeenCalled()
})

it('reports a page from the back/forward cache however short it was away, and a new page never', () => {
  const listener = follow()
  show(false)
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  turn('hidden')
  turn('visible')
  show(true)
  expect(listener).toHaveBeenCalledOnce()
})

it.each(['before', 'after'])('reports a return from there once, with the page visible %s it', (order) => {
  const listener = follow()
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  turn('hidden')
  vi.advanceTimersByTime(AWAY_MIN_MS)
  if (order === 'before') turn('visible')
  show(true)
  if (order === 'after') turn('visible')
  expect(listener).toHaveBeenCalledOnce()
})
