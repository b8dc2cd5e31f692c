import { setTimeout as pause } from 'node:timers/promises'
import { standStill } from '@hogar/schema/testing/standStill.ts'
import { expect, test, vi } from 'vitest'
import { TooBusyError, createRenderSlots } from './renderSlots.ts'

/** Creates slots, with pages that are rendered when the test says so. */
function open(bounds = { atOnceMax: 2, waitingMax: 1, waitMaxMs: 1_000 }) {
  const slots = createRenderSlots(bounds)
  const begun: string[] = []
  const render = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const page = slots.run(() => {
      begun.push(name)
      return promise
    })
    for (const each of [page, promise]) each.catch(() => undefined)
    return { page, finish: () => resolve(name), fail: () => reject(new Error(name)) }
  }
  return { slots, begun, render }
}

test('pages beyond the slots wait in order, and those beyond the queue are refused at once', async () => {
  const { slots, begun, render } = open()
  const [a, b, c, d] = [render('a'), render('b'), render('c'), render('d')]
  await expect(d.page).rejects.toBeInstanceOf(TooBusyError)
  expect(begun).toEqual(['a', 'b'])
  expect(slots.isFull()).toBe(true)
  a.fail()
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']))
  b.finish()
  c.finish()
  expect(await Promise.all([b.page, c.page])).toEqual(['b', 'c'])
  expect(slots.isFull()).toBe(false)
})

test('a page does not wait for ever, and leaves its place in the queue', async () => {
  vi.useFakeTimers()
  const { begun, render } = open({ atOnceMax: 1, waitingMax: 1, waitMaxMs: 1_000 })
  const a = render('a')
  const late = render('late')
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(late.page).rejects.toBeInstanceOf(TooBusyError)
  const next = render('next')
  a.finish()
  await vi.advanceTimersByTimeAsync(0)
  next.finish()
  expect(await next.page).toBe('next')
  expect(begun).toEqual(['a', 'next'])
  vi.useRealTimers()
})

test('a page does not give up its wait for time in which the server stood still', async () => {
  const { begun, render } = open({ atOnceMax: 1, waitingMax: 1, waitMaxMs: 100 })
  const a = render('a')
  const waiting = render('waiting')
  standStill(250)
  // Its timer is due by now.
  await pause(0)
  a.finish()
  await vi.waitFor(() => expect(begun).toEqual(['a', 'waiting']))
  waiting.finish()
  expect(await waiting.page).toBe('waiting')
})

test('slots are never lost, however pages end', async () => {
  const { slots, render } = open({ atOnceMax: 3, waitingMax: 2, waitMaxMs: 1_000 })
  for (let round = 0; round < 50; round += 1) {
    const pages = Array.from({ length: 6 }, (_item, at) => render(`${round}-${at}`))
    pages.forEach(({ finish, fail }, at) => (at % 2 === 0 ? finish() : fail()))
    await Promise.allSettled(pages.map(({ page }) => page))
  }
  expect(slots.isFull()).toBe(false)
  const pages = ['x', 'y', 'z'].map(render)
  expect(slots.isFull()).toBe(true)
  for (const { finish } of pages) finish()
})

test('a visitor who leaves gives up their place in the queue, and is not rendered for', async () => {
  const { slots, begun, render } = open({ atOnceMax: 1, waitingMax: 1, waitMaxMs: 1_000 })
  const a = render('a')
  const visit = new AbortController()
  const left = slots.run(() => Promise.resolve(begun.push('left')), visit.signal)
  visit.abort()
  await expect(left).rejects.toBe(visit.signal.reason)
  const next = render('next')
  a.finish()
  await vi.waitFor(() => expect(begun).toEqual(['a', 'next']))
  await expect(slots.run(() => Promise.resolve(begun.push('left')), visit.signal)).rejects.toBe(visit.signal.reason)
  next.finish()
  await next.page
  expect([begun, slots.isFull()]).toEqual([['a', 'next'], false])
})
