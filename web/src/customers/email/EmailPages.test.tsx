import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import profileRouteQuery from '../../__generated__/ProfileRouteQuery.graphql'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { NetworkFailure } from '../../relay/NetworkFailure.ts'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { RouteForTest } from '../../testing/RouteForTest.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { ProfileRoute } from '../profile/ProfileRoute.tsx'
import { ConfirmEmailRoute } from './ConfirmEmailRoute.tsx'
import { UndoEmailRoute } from './UndoEmailRoute.tsx'

beforeEach(() => localStorage.clear())

const ANA = {
  id: 'c:1',
  firstName: 'Ana',
  lastName: 'López',
  email: 'ana@example.mx',
  emailChange: null,
  devices: null,
}
const WAITING = { email: 'nueva@example.mx', expiresAt: '2026-11-20T18:30:00Z' }
const customerAnswered = (emailChange: object | null) => ({ __typename: 'Customer', ...ANA, emailChange })

type View = Awaited<ReturnType<typeof renderWithRelay>>
const answerNext = ({ environment }: View, data: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data } as never))
const asked = ({ environment }: View) => environment.mock.getMostRecentOperation().request.variables
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the address on the account’s page', () => {
  async function openProfile(emailChange: object | null = null) {
    const queue = createFakeQueue()
    const view = await renderWithRelay(
      <RouteForTest
        query={profileRouteQuery}
        variables={{}}
        root={{ viewer: { customer: { ...ANA, emailChange, dateOfBirth: null } } }}
      >
        <ProfileRoute />
        <NotificationOutlet />
      </RouteForTest>,
      { path: '/my-account/edit', queue, answered: 0 },
    )
    return { ...view, queue }
  }
  const section = () => within(screen.getByRole('region', { name: 'Cambiar correo electrónico' }))
  const change = async () => {
    await userEvent.type(screen.getByLabelText('Nuevo correo electrónico'), 'nueva@example.mx')
    await userEvent.type(screen.getByLabelText('Tu contraseña'), 'Secreta1!')
    await press('Cambiar correo')
  }

  it('is changed with the password alone, which is required beside its field', async () => {
    const view = await openProfile()
    await userEvent.type(screen.getByLabelText('Nuevo correo electrónico'), 'nueva')
    await press('Cambiar correo')
    expect(section().getAllByText('Escribe tu contraseña.')).not.toEqual([])
    expect(screen.getByLabelText('Nuevo correo electrónico').getAttribute('aria-invalid')).toBe('true')
    expect(view.environment.mock.getAllOperations()).toEqual([])
    expect(section().getByRole('link', { name: 'Crea una primero' }).getAttribute('href')).toBe(
      '/customer/account/forgot-password',
    )
  })

  it('waits once it was requested, and the old one stays', async () => {
    const view = await openProfile()
    await change()
    expect(asked(view)).toEqual({ input: { email: 'nueva@example.mx', currentPassword: 'Secreta1!' } })
    await answerNext(view, {
      requestEmailChange: {
        customer: customerAnswered(WAITING),
        userErrors: [],
        notices: [{ message: 'Mandamos un enlace.' }],
      },
    })
    expect(section().getByRole('status').textContent).toMatch(/nueva@example\.mx.*sigue siendo ana@example\.mx/)
    expect(screen.queryByLabelText('Tu contraseña')).toBeNull()
  })

  it('is refused at its fields', async () => {
    const view = await openProfile()
    await change()
    await answerNext(view, {
      requestEmailChange: {
        customer: customerAnswered(null),
        userErrors: [{ code: 'PASSWORD_WRONG', message: 'No es esa.', field: ['currentPassword'] }],
        notices: [],
      },
    })
    expect(screen.getByLabelText('Tu contraseña').getAttribute('aria-invalid')).toBe('true')
  })

  it('is never queued: without a network it says so', async () => {
    const { queue, rejectNext } = await openProfile()
    await change()
    await rejectNext(new NetworkFailure('unreachable', { operation: 'EmailFormMutation' }))
    expect(section().getByRole('alert').textContent).toContain('No hay conexión.')
    expect(queue.asked).toEqual([])
  })

  it('that waits is mailed again, or forgotten', async () => {
    const view = await openProfile(WAITING)
    await press('Mandar otra vez')
    await answerNext(view, {
      resendEmailChange: {
        customer: customerAnswered(WAITING),
        userErrors: [{ code: 'TOO_MANY_ATTEMPTS', message: 'Demasiados intentos.' }],
        notices: [],
      },
    })
    expect(screen.getByText('Demasiados intentos.')).toBeDefined()
    await press('Cancelar el cambio')
    await answerNext(view, {
      cancelEmailChange: {
        customer: customerAnswered(null),
        userErrors: [],
        notices: [{ message: 'Tu correo sigue como estaba.' }],
      },
    })
    expect(screen.getByText('Tu correo sigue como estaba.')).toBeDefined()
    expect(screen.getByLabelText('Nuevo correo electrónico')).toBeDefined()
  })
})

describe.each([
  { name: 'confirm-email', Page: ConfirmEmailRoute, button: 'Confirmar mi correo', mutation: 'confirmEmailChange' },
  { name: 'undo-email', Page: UndoEmailRoute, button: 'Recuperar mi cuenta', mutation: 'undoEmailChange' },
])('the page of $name', ({ name, Page, button, mutation }) => {
  const open = (query: string) => renderWithRelay(<Page />, { path: `/customer/account/${name}${query}`, answered: 0 })

  it('does nothing by being opened, and takes the token out of the address', async () => {
    const view = await open('?token=secret')
    expect(view.environment.mock.getAllOperations()).toEqual([])
    expect(view.router.state.location.search).toBe('')
    await press(button)
    expect(asked(view)).toEqual({ input: { token: 'secret' } })
  })

  it('says what the shop refuses', async () => {
    const view = await open('?token=secret')
    await press(button)
    const userErrors = [{ code: 'EMAIL_LINK_EXPIRED', message: 'Este enlace ya venció.' }]
    await answerNext(view, { [mutation]: { customer: null, email: null, resetToken: null, userErrors, notices: [] } })
    expect(screen.getByRole('alert').textContent).toBe('Este enlace ya venció.')
  })

  it('says so where the link is cut', async () => {
    await open('')
    expect(screen.getByText('Este enlace está incompleto. Ábrelo otra vez desde el correo.')).toBeDefined()
    expect(screen.queryByRole('button', { name: button })).toBeNull()
  })
})

it('a customer who undoes a change sets a new password at once', async () => {
  const view = await renderWithRelay(<UndoEmailRoute />, {
    path: '/customer/account/undo-email?token=secret',
    answered: 0,
  })
  await press('Recuperar mi cuenta')
  await answerNext(view, {
    undoEmailChange: { email: ANA.email, resetToken: 'r', userErrors: [], notices: [{ message: 'De vuelta.' }] },
  })
  expect(screen.getByRole('status').textContent).toBe('De vuelta.')
  await userEvent.type(screen.getByLabelText('Nueva contraseña'), 'Nueva-1234')
  await userEvent.type(screen.getByLabelText('Repite la contraseña'), 'Nueva-1234')
  await press('Guardar contraseña')
  expect(asked(view)).toEqual({ input: { email: ANA.email, resetToken: 'r', newPassword: 'Nueva-1234' } })
})
