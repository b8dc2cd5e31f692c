import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { NotificationOutlet } from './NotificationOutlet.tsx'
import { useNotifications } from './NotificationsContext.ts'

afterEach(() => vi.useRealTimers())

function Page() {
  const { notify } = useNotifications()
  return (
    <>
      <button type="button" onClick={() => notify({ kind: 'success', message: 'Lista creada' })}>
        notify
      </button>
      <NotificationOutlet />
    </>
  )
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

test('a notification is there for 5,000 ms', async () => {
  await renderWithRelay(<Page />)
  vi.useFakeTimers()
  act(() => screen.getByRole('button', { name: 'notify' }).click())
  pass(4_999)
  expect(screen.getByText('Lista creada')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('Lista creada')).toBeNull()
})
