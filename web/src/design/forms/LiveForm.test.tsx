import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LiveForm } from './LiveForm.tsx'
import { TextField } from './TextField.tsx'

test('takes nothing before the page has its code, and everything from then on', async () => {
  const send = vi.fn()
  function Asking() {
    const [email, setEmail] = useState('')
    const submit = (event: { preventDefault: () => void }) => {
      event.preventDefault()
      send(email)
    }
    return (
      <LiveForm onSubmit={submit}>
        <TextField label="Correo" value={email} onChange={({ target }) => setEmail(target.value)} />
        <button>Continuar</button>
      </LiveForm>
    )
  }
  document.body.innerHTML = `<div>${renderToString(<Asking />)}</div>`
  const leave = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', leave, { once: true })
  const field = screen.getByLabelText<HTMLInputElement>('Correo')
  await userEvent.type(field, 'ana@example.mx{Enter}')
  await userEvent.click(screen.getByRole('button'))
  expect(field.value).toBe('')
  expect(leave).not.toHaveBeenCalled()

  const fault = vi.fn()
  const root = await act(() => hydrateRoot(document.body.firstElementChild!, <Asking />, { onRecoverableError: fault }))
  await userEvent.type(field, 'ana@example.mx')
  await userEvent.click(screen.getByRole('button'))
  expect(send).toHaveBeenCalledWith('ana@example.mx')
  expect(fault).not.toHaveBeenCalled()
  act(() => root.unmount())
})
