// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './registerServiceWorker.ts'
import { CLAIM } from './workerMessages.ts'

afterEach(() => vi.unstubAllGlobals())

function withWorkers(register: () => Promise<unknown>, controller: object | null = {}) {
  const spy = vi.fn(register)
  vi.stubGlobal('navigator', { serviceWorker: { register: spy, controller } })
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

test.each([
  ['without a worker asks the active one to take it over', null, [[CLAIM]]],
  ['with a worker asks for nothing', {}, []],
])('a page %s', async (_name, controller, asked) => {
  const postMessage = vi.fn()
  withWorkers(() => Promise.resolve({ active: { postMessage } }), controller)
  const onRegistered = vi.fn()
  registerServiceWorker(onRegistered)
  await vi.waitFor(() => expect(onRegistered).toHaveBeenCalled())
  expect(postMessage.mock.calls).toEqual(asked)
})

test('a browser that takes no workers, or refuses this one, shows the shop all the same', async () => {
  const register = withWorkers(() => Promise.reject(new Error('insecure')))
  expect(() => registerServiceWorker(vi.fn())).not.toThrow()
  await expect(register.mock.results[0]?.value).rejects.toThrow('insecure')
  vi.stubGlobal('navigator', {})
  expect(() => registerServiceWorker(vi.fn())).not.toThrow()
})
