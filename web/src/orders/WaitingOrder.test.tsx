import { act, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { WaitingTask } from '../offline/waitingTask.ts'
import { PageRouterContext } from '../routing/PageRouterContext.ts'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { WaitingOrder } from './WaitingOrder.tsx'

const ORDER: WaitingTask = {
  id: 'order',
  name: 'placeOrder',
  scope: 'hogar',
  variables: { input: { email: 'ana@example.mx' } },
  optimism: { units: 2, total: { amount: '200.00', currencyCode: 'MXN' } },
  createdAt: 0,
  isTransmitted: false,
  awaitsConsent: true,
  timesAskedAgain: 0,
}

/** Renders the page of an order waiting off line while the router is already at `path`, then goes on line. */
async function backOnline(path: string) {
  const isOnline = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => isOnline.mockRestore())
  const queue = createFakeQueue()
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] })
  await renderWithRelay(
    <PageRouterContext value={router}>
      <WaitingOrder order={ORDER} />
    </PageRouterContext>,
    { queue, path: '/checkout' },
  )
  expect(screen.getByRole('heading', { name: '¡Pedido en espera!' })).toBeDefined()
  isOnline.mockReturnValue(true)
  await act(async () => window.dispatchEvent(new Event('online')))
  return queue.approved
}

it('sends the order that the shopper is looking at', async () => {
  expect(await backOnline('/checkout')).toHaveLength(1)
})

it('sends nothing from a page that is being left', async () => {
  expect(await backOnline('/')).toEqual([])
})
