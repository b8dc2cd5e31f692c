import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'
import { PATIENCE } from './patience.ts'

configure({ asyncUtilTimeout: PATIENCE.timeout })

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// jsdom has no dialogs: a minimal version for components that open one.
function open(this: HTMLDialogElement) {
  this.open = true
}
function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
Object.assign(HTMLDialogElement.prototype, { showModal: open, show: open, close })
// jsdom has no navigation entry: simulates a freshly rendered page on a first visit.
const navigation = { serverTiming: [{ name: 'page', duration: 0, description: '' }] }
Object.assign(performance, {
  getEntriesByType: (type: string) => (type === 'navigation' ? [navigation] : []),
})
// jsdom has no layout: no element ever intersects the viewport.
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

afterEach(cleanup)
// Drafts of forms: each test opens a tab of its own.
afterEach(() => sessionStorage.clear())

// The next file of this worker gets the same window: it finds it as it was opened.
afterAll(() => {
  document.body.replaceChildren()
  document.head.replaceChildren()
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  history.replaceState(null, '', '/')
})
