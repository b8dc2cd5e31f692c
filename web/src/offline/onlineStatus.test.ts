import { expect, test, vi } from 'vitest'
import { createOnlineStatus } from './onlineStatus.ts'

function fakeWindow() {
  const target = new EventTarget()
  return Object.assign(target, { navigator: { onLine: true } })
}

test('follows the browser while there is a listener, and not after', () => {
  const source = fakeWindow()
  const status = createOnlineStatus(source)
  const listener = vi.fn()
  const stop = status.subscribe(listener)
  source.navigator.onLine = false
  source.dispatchEvent(new Event('offline'))
  expect(status.isOnline()).toBe(false)
  source.dispatchEvent(new Event('online'))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  source.dispatchEvent(new Event('offline'))
  expect(listener).toHaveBeenCalledTimes(2)
})
