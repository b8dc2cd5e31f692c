// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLeftElsewhere, hasLeftElsewhere } from './signIn/leftElsewhere.ts'
import { followAccount } from './followAccount.ts'
import { storeSignedInName } from './signedInName.ts'

const reload = vi.fn()
beforeEach(() => {
  localStorage.clear()
  window.hogarIsForgotten = false
  reload.mockClear()
  vi.stubGlobal('location', { reload })
})

let stop = () => {}
afterEach(() => stop())

function follow() {
  const told: string[] = []
  stop = followAccount('hogar', () => told.push('in'))
  return told
}
/** Simulates the storage event that a browser sends to other tabs. */
function elsewhere(name: string | null) {
  if (name === null) localStorage.removeItem('hogar:customer:hogar')
  else localStorage.setItem('hogar:customer:hogar', name)
  window.dispatchEvent(new StorageEvent('storage', { key: 'hogar:customer:hogar' }))
}

test('an account that is closed in this tab does not reload the page', () => {
  storeSignedInName('hogar', 'Ana')
  const told = follow()
  storeSignedInName('hogar', null)
  expect(told).toEqual([])
  expect(reload).not.toHaveBeenCalled()
})

test('an account that is closed in another tab is closed here: the page reloads, and stores nothing until then', () => {
  storeSignedInName('hogar', 'Ana')
  follow()
  elsewhere(null)
  expect(window.hogarIsForgotten).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(hasLeftElsewhere()).toBe(true)
  forgetLeftElsewhere()
})

test('signing in elsewhere brings the cart of the customer here, once; a changed name nothing', () => {
  const told = follow()
  elsewhere('Ana')
  elsewhere('Ana María')
  expect(told).toEqual(['in'])
  expect(reload).not.toHaveBeenCalled()
})

test('a page that comes back out of the back/forward cache takes in who has signed in or out meanwhile', () => {
  const told = follow()
  localStorage.setItem('hogar:customer:hogar', 'Ana')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(told).toEqual(['in'])
  localStorage.removeItem('hogar:customer:hogar')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(reload).toHaveBeenCalledTimes(1)
})
