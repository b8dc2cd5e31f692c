import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { CreatePasswordRoute } from './CreatePasswordRoute.tsx'

it('offers another link until the password is set, then the way in alone', async () => {
  const path = '/create-password?email=ana%40example.mx&resetToken=r'
  const { environment } = await renderWithRelay(<CreatePasswordRoute />, { path, answered: 0 })
  expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toBeDefined()
  await userEvent.type(screen.getByLabelText('Nueva contraseña'), 'Nueva-1234')
  await userEvent.type(screen.getByLabelText('Repite la contraseña'), 'Nueva-1234')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }))
  const resetPassword = { userErrors: [], notices: [{ message: 'Tu contraseña se cambió.' }] }
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { resetPassword } } as never))
  expect(screen.getByText('Tu contraseña se cambió.')).toBeDefined()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Entrar'])
})
