import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { WaitingTask } from '../../offline/waitingTask.ts'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { LogoutButton } from './LogoutButton.tsx'

const TASK: WaitingTask = {
  id: 'task', name: 'updateCartLines', scope: 'cart', variables: {}, optimism: {}, createdAt: 0, isTransmitted: false,
  awaitsConsent: false, timesAskedAgain: 0,
} // prettier-ignore

test('what was changed a moment ago is sent before the session ends', async () => {
  const queue = createFakeQueue()
  queue.setTasks([TASK])
  const { environment } = await renderWithRelay(<LogoutButton />, { queue, answered: 0 })
  const sent = () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  expect(screen.getByRole('button', { busy: true })).toBeDefined()
  expect(sent()).toEqual([])
  act(() => queue.setTasks([]))
  await waitFor(() => expect(sent()).toEqual(['useLogoutMutation']))
})

test('what still waits is not dropped before the shopper agrees', async () => {
  const queue = createFakeQueue()
  queue.setTasks([{ ...TASK, awaitsConsent: true }])
  const button = (
    <>
      <LogoutButton />
      <NotificationOutlet />
    </>
  )
  const { environment } = await renderWithRelay(button, { queue, answered: 0 })
  const sent = () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  expect(await screen.findByText('Hay 1 cambio sin enviar. Si cierras sesión, se pierde.')).toBeDefined()
  expect(sent()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión de todos modos' }))
  await waitFor(() => expect(sent()).toEqual(['useLogoutMutation']))
})
