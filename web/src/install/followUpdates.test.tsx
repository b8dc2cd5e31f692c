import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NotificationOutlet } from '../design/overlays/NotificationOutlet.tsx'
import type { RegisteredWorker } from '../device/registerServiceWorker.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { followUpdates } from './followUpdates.ts'
import { UPDATE_CHECK_INTERVAL_MS } from './limits.ts'

class Worker extends EventTarget {
  readonly postMessage = vi.fn()
}
class Registration extends EventTarget {
  waiting: Worker | null = null
  installing: Worker | null = null
  readonly update = vi.fn(() => Promise.resolve())
}

const container = Object.assign(new EventTarget(), { controller: {} as object | null })
const text = 'Hay una versión nueva de la tienda. Tu carrito se queda como está.'

beforeEach(() => {
  container.controller = {}
})
afterEach(() => vi.useRealTimers())

/** A page that follows a registration whose next version may be waiting already. */
async function follow(change: (registration: Registration) => void = () => undefined) {
  const registration = new Registration()
  change(registration)
  await renderWithRelay(<NotificationOutlet />)
  followUpdates({ workers: container, registration } as unknown as RegisteredWorker, 'es-MX')
  return registration
}

/** Downloads a version, which waits then. */
function arrive(registration: Registration): Worker {
  const worker = new Worker()
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  registration.waiting = worker
  act(() => void worker.dispatchEvent(new Event('statechange')))
  return worker
}

it('tells of a version that arrives, and has it take over on the shopper’s press alone', async () => {
  const worker = arrive(await follow())
  await screen.findByText(text)
  expect(worker.postMessage).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }))
  expect(worker.postMessage.mock.calls).toEqual([['take-over']])
})

it('tells of a version that waits since an earlier page', async () => {
  await follow((registration) => (registration.waiting = new Worker()))
  await screen.findByText(text)
})

it('says nothing of the first version', async () => {
  container.controller = null
  arrive(await follow())
  await Promise.resolve()
  expect(screen.queryByText(text)).toBeNull()
})

it('looks for a version when the page is shown again, at most once an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { update } = await follow()
  const show = () => document.dispatchEvent(new Event('visibilitychange'))
  show()
  expect(update).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + UPDATE_CHECK_INTERVAL_MS)
  show()
  show()
  expect(update).toHaveBeenCalledOnce()
})
