import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import profileRouteQuery from '../../__generated__/ProfileRouteQuery.graphql'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { RouteForTest } from '../../testing/RouteForTest.tsx'
import { ProfileRoute } from '../profile/ProfileRoute.tsx'

const HERE = { deviceId: 'a', name: 'Chrome', usedAt: '2026-11-20T18:30:00Z', isCurrent: true }
const ANA = { id: 'c:1', firstName: 'Ana', lastName: 'López', email: 'ana@example.mx' }

it('leaves the devices that a changed password has not signed out', async () => {
  const devices = [HERE, { ...HERE, deviceId: 'b', name: 'Firefox', isCurrent: false }]
  const { environment } = await renderWithRelay(
    <RouteForTest query={profileRouteQuery} root={{ viewer: { customer: { ...ANA, devices } } }}>
      <ProfileRoute />
    </RouteForTest>,
    { path: '/my-account/edit', answered: 0 },
  )
  expect(screen.getByText('Firefox')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Contraseña actual'), 'Secreta1!')
  await userEvent.type(screen.getByLabelText('Nueva contraseña'), 'Nueva-1234')
  await userEvent.type(screen.getByLabelText('Repite la contraseña'), 'Nueva-1234')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }))
  const payload = { changePassword: { customer: { id: ANA.id, devices: [HERE] }, userErrors: [] } }
  await act(async () => environment.mock.resolveMostRecentOperation({ data: payload } as never))
  expect(screen.queryByText('Firefox')).toBeNull()
  expect(screen.getByText('Chrome')).toBeDefined()
})
