import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadCodeAfterPicture } from './loadCodeAfterPicture.ts'

const FILES = ['/assets/entry.js', '/assets/page.js']
let shown = Promise.withResolvers<void>()

beforeEach(() => {
  shown = Promise.withResolvers<void>()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] })
  document.body.innerHTML = '<img fetchpriority="high"><img loading="lazy">'
  const [large, small] = document.images
  Object.assign(large!, { decode: () => shown.promise })
  Object.assign(small!, { decode: () => Promise.reject(new Error('waited for a lazy picture')) })
})
afterEach(() => {
  document.head.replaceChildren()
  vi.useRealTimers()
})

const requested = () => [...document.head.children].map((element) => element.outerHTML)
const ALL = [
  '<link rel="modulepreload" href="/assets/entry.js">',
  '<link rel="modulepreload" href="/assets/page.js">',
  '<script type="module" src="/assets/entry.js"></script>',
]

test('the code is requested once, after the frame that shows the first large picture', async () => {
  loadCodeAfterPicture(window, FILES)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(requested()).toEqual([])
  shown.resolve()
  await vi.advanceTimersByTimeAsync(100)
  expect(requested()).toEqual(ALL)
  await vi.advanceTimersByTimeAsync(10_000)
  dispatchEvent(new Event('pointerdown'))
  expect(requested()).toEqual(ALL)
})

test('a picture that cannot be loaded ends the wait', async () => {
  loadCodeAfterPicture(window, FILES)
  shown.reject(new Error('no picture'))
  await vi.advanceTimersByTimeAsync(100)
  expect(requested()).toEqual(ALL)
})

test('a page without a large picture requests its code after its first frame', async () => {
  document.body.innerHTML = ''
  loadCodeAfterPicture(window, FILES)
  await vi.advanceTimersByTimeAsync(100)
  expect(requested()).toEqual(ALL)
})

test.each(['pointerdown', 'keydown'])('%s ends the wait at once', async (kind) => {
  loadCodeAfterPicture(window, FILES)
  document.body.dispatchEvent(new Event(kind, { bubbles: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect(requested()).toEqual(ALL)
})

test('a late picture is waited for no longer than a few seconds, and so are the frames of a hidden page', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  loadCodeAfterPicture(window, FILES)
  await vi.advanceTimersByTimeAsync(2_501)
  expect(requested()).toEqual(ALL)
  vi.unstubAllGlobals()
})
