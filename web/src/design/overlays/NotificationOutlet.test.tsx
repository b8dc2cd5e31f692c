import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { NOTIFICATION_TTL_MS } from '../limits.ts'
import { NotificationOutlet } from './NotificationOutlet.tsx'
import { type Notifications, useNotifications } from './NotificationsContext.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

async function openPage() {
  const holder: { notifications?: Notifications } = {}
  function Page() {
    holder.notifications = useNotifications()
    return <NotificationOutlet />
  }
  await renderWithRelay(<Page />)
  const notify: Notifications['notify'] = (request) => act(() => holder.notifications?.notify(request))
  return { notify }
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('is read out and goes after its time', async () => {
  const { notify } = await openPage()
  notify({ kind: 'success', message: 'Enlace copiado' })
  expect(screen.getByRole('status').textContent).toContain('Enlace copiado')
  pass(NOTIFICATION_TTL_MS - 1)
  expect(screen.getByText('Enlace copiado')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('Enlace copiado')).toBeNull()
})

test('stays without a time until OK is pressed', async () => {
  const { notify } = await openPage()
  notify({ kind: 'danger', message: 'Agotado', hasNoTimeout: true })
  pass(10 * NOTIFICATION_TTL_MS)
  act(() => screen.getByRole('button', { name: 'OK' }).click())
  expect(screen.queryByText('Agotado')).toBeNull()
})

test('does what its action says, and goes', async () => {
  const { notify } = await openPage()
  const onPress = vi.fn()
  notify({ kind: 'info', message: 'Quitamos el sofá', action: { label: 'Deshacer', onPress } })
  act(() => screen.getByRole('button', { name: 'Deshacer' }).click())
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.queryByText('Quitamos el sofá')).toBeNull()
})

test('links to the address of its action', async () => {
  const { notify } = await openPage()
  notify({ kind: 'success', message: 'Listo', action: { label: 'Ver carrito', to: '/checkout/cart' } })
  expect(screen.getByRole('link', { name: 'Ver carrito' }).getAttribute('href')).toBe('/checkout/cart')
})
