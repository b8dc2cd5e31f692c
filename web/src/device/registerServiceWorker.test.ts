// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './registerServiceWorker.ts'

afterEach(() => vi.unstubAllGlobals())

function withWorkers(register: () => Promise<unknown>) {
  const spy = vi.fn(register)
  vi.stubGlobal('navigator', { serviceWorker: { register: spy } })
  return spy
}

test('the worker stands at /service-worker.js, for the whole shop, once the page has loaded', async () => {
  const registration = {}
  const register = withWorkers(() => Promise.resolve(registration))
  const onRegistered = vi.fn()
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  registerServiceWorker(onRegistered)
  expect(register).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  expect(register.mock.calls).toEqual([['/service-worker.js']])
  await vi.waitFor(() =>
    expect(onRegistered.mock.calls).toEqual([[{ workers: navigator.serviceWorker, registration }]]),
  )
  state.mockRestore()
})

test('a browser that takes no workers, or refuses this one, shows the shop all the same', async () => {
  const register = withWorkers(() => Promise.reject(new Error('insecure')))
  expect(() => registerServiceWorker(vi.fn())).not.toThrow()
  await expect(register.mock.results[0]?.value).rejects.toThrow('insecure')
  vi.stubGlobal('navigator', {})
  expect(() => registerServiceWorker(vi.fn())).not.toThrow()
})
