import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setCut } from '../../device/network/cutOff.ts'
import { NetworkFailure, type NetworkFailureKind } from '../../relay/NetworkFailure.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { FailedPage } from './FailedPage.tsx'

const open = (kind: NetworkFailureKind, retryAfterMs: number | null = null) =>
  renderWithRelay(
    <FailedPage
      error={new NetworkFailure(kind, { operation: 'SharedCartRouteQuery', requestId: 'request-1', retryAfterMs })}
    />,
  )

it('says when to try again after too many requests', async () => {
  await open('rateLimited', 841_000)
  expect(await screen.findByRole('heading', { level: 1, name: 'Demasiados intentos seguidos' })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('Inténtalo de nuevo en 15 min.')
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/')
})

it('says that there is no network where the shop cannot be reached, whatever the browser says', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')))
  await open('unreachable')
  expect(await screen.findByRole('heading', { level: 1, name: 'Sin conexión' })).toBeDefined()
  setCut(false)
  vi.unstubAllGlobals()
})

it('says that the shop has failed where it has, and by what its staff find it', async () => {
  await open('invalid')
  expect(screen.getByRole('heading', { level: 1, name: 'No pudimos mostrar esta página' })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('request-1')
})
