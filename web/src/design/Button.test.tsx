import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

test('has the type button by default, and submits no form', () => {
  render(<Button>Guardar</Button>)
  expect(screen.getByRole('button', { name: 'Guardar' }).getAttribute('type')).toBe('button')
})

test('keeps the focus and takes no second press while it is busy', async () => {
  const press = vi.fn()
  const { rerender } = render(<Button onClick={press}>Guardar</Button>)
  await userEvent.click(screen.getByRole('button'))
  rerender(
    <Button onClick={press} isBusy>
      Guardar
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(press).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.getByRole('button'))
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
})

test('a busy button sends no form', async () => {
  const submit = vi.fn((event: SubmitEvent) => event.preventDefault())
  render(
    <form onSubmit={(event) => submit(event.nativeEvent as SubmitEvent)}>
      <Button type="submit" isBusy>
        Pagar
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})

test('a button with only a drawing has a name', () => {
  render(<IconButton icon="close" label="Cerrar" />)
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeTruthy()
})
