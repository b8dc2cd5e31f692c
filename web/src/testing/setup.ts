import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'

// relay-test-utils is written for Jest and calls its global.
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true })

if (typeof window !== 'undefined') {
  // jsdom has no dialogs: enough of them for components that open one.
  function open(this: HTMLDialogElement) {
    this.open = true
  }
  function close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  Object.assign(HTMLDialogElement.prototype, { showModal: open, show: open, close })
  // jsdom has loaded nothing: a page that was just rendered, for somebody who is here for the first time.
  const navigation = { serverTiming: [{ name: 'page', duration: 0, description: '' }] }
  Object.assign(performance, {
    getEntriesByType: (type: string) => (type === 'navigation' ? [navigation] : []),
  })
  // jsdom lays nothing out: nobody ever comes near anything.
  window.IntersectionObserver ??= class {
    root = null
    rootMargin = ''
    scrollMargin = ''
    thresholds = []
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
    takeRecords = () => []
  }
  window.matchMedia ??= (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}

/** What React says of siblings that share a key, or have none where they need one: it draws them twice, or not at all. */
const MISTAKEN_KEYS = /the same key|unique "key" prop/
const mistakes: string[] = []
const tell = console.error
console.error = (...said: readonly unknown[]) => {
  if (MISTAKEN_KEYS.test(String(said[0]))) mistakes.push(said.map(String).join(' '))
  tell(...said)
}

afterEach(() => {
  cleanup()
  expect(mistakes.splice(0)).toEqual([])
})

const LAST_WORDS_MS = 10

// What still loads, or ends, when the last test does would find no window any more.
afterAll(async () => {
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS))
})
