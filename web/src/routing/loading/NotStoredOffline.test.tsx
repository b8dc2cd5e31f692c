import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { NotStoredOffline } from './NotStoredOffline.tsx'

test('a home that is not stored is requested again when the network returns', async () => {
  const isOnline = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  const { router } = await renderWithRelay(<NotStoredOffline canGoHome />)
  await screen.findByRole('heading', { name: 'Sin conexión' })
  expect(router.state.historyAction).toBe('POP')
  isOnline.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(router.state.historyAction).toBe('REPLACE')
})

test('it is requested at once when the network returned before the message was drawn', async () => {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(true)
  const { router } = await renderWithRelay(<NotStoredOffline canGoHome />)
  expect(router.state.historyAction).toBe('REPLACE')
})
