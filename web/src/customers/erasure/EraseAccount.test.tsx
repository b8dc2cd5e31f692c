import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import profileRouteQuery from '../../__generated__/ProfileRouteQuery.graphql'
import { NetworkFailure } from '../../relay/NetworkFailure.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { RouteForTest } from '../../testing/RouteForTest.tsx'
import { ProfileRoute } from '../profile/ProfileRoute.tsx'

const ANA = { id: 'c:1', firstName: 'Ana', lastName: 'López', email: 'ana@example.mx' }
/** A record that the device keeps of the store. */
const RECORD = 'hogar:recent:hogar'

const assign = vi.fn()
beforeEach(() => {
  assign.mockClear()
  localStorage.setItem(RECORD, '[]')
  vi.stubGlobal('location', { assign })
  return () => vi.unstubAllGlobals()
})

async function openQuestion() {
  const shown = await renderWithRelay(
    <RouteForTest query={profileRouteQuery} root={{ viewer: { customer: ANA } }}>
      <ProfileRoute />
    </RouteForTest>,
    { path: '/my-account/edit', answered: 0 },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Borrar mi cuenta' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Borrar mi cuenta' }))
  const erase = () => userEvent.click(dialog.getByRole('button', { name: 'Borrar mi cuenta' }))
  return { ...shown, dialog, erase, type: () => userEvent.type(dialog.getByLabelText('Tu contraseña'), 'Secreta1!') }
}

describe('erasing an account', () => {
  it('explains what goes and what stays, and sends nothing without the password', async () => {
    const { environment, dialog, erase } = await openQuestion()
    expect(dialog.getByText(/Por ley fiscal conservamos tus pedidos/)).toBeDefined()
    await erase()
    expect(environment.mock.getAllOperations()).toEqual([])
  })

  it('forgets the device, and leaves for a page that says so', async () => {
    const { environment, erase, type } = await openQuestion()
    await type()
    await erase()
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { currentPassword: 'Secreta1!' },
    })
    await act(async () =>
      environment.mock.resolveMostRecentOperation({ data: { eraseAccount: { userErrors: [] } } } as never),
    )
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login?erased'))
    expect(localStorage.getItem(RECORD)).toBeNull()
  })

  it('says why an account stays, and forgets nothing', async () => {
    const { environment, dialog, erase, type } = await openQuestion()
    await type()
    await erase()
    const userErrors = [{ code: 'ERASURE_ORDERS_OPEN', message: 'Tienes pedidos en curso.', field: null }]
    await act(async () =>
      environment.mock.resolveMostRecentOperation({ data: { eraseAccount: { userErrors } } } as never),
    )
    expect(dialog.getByText('Tienes pedidos en curso.')).toBeDefined()
    expect(assign).not.toHaveBeenCalled()
    expect(localStorage.getItem(RECORD)).toBe('[]')
  })

  it('is never queued: without a network it says so', async () => {
    const { queue, dialog, rejectNext, erase, type } = await openQuestion()
    await type()
    await erase()
    await rejectNext(new NetworkFailure('unreachable', { operation: 'EraseAccountMutation' }))
    expect(dialog.getByText('No hay conexión. Inténtalo de nuevo cuando vuelva.')).toBeDefined()
    expect(queue.asked).toEqual([])
  })
})
