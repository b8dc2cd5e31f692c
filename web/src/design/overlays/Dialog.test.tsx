import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { Dialog } from './Dialog.tsx'
import { Sheet } from './Sheet.tsx'

describe.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
])('%s', (_, Modal) => {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Abrir
        </button>
        <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Tu carrito" footer={<p>Total</p>}>
          <p>Sofá Oslo</p>
        </Modal>
      </>
    )
  }

  const open = async () => {
    await renderWithRelay(<Page />)
    expect(screen.queryByText('Sofá Oslo')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }))
    return screen.getByRole('dialog', { name: 'Tu carrito' })
  }

  it('shows its content only while it is open', async () => {
    const dialog = await open()
    expect(within(dialog).getByText('Total')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByText('Sofá Oslo')).toBeNull()
  })

  it('closes when the browser closes it, as Escape does', async () => {
    const dialog = await open()
    fireEvent(dialog, new Event('close'))
    expect(screen.queryByText('Sofá Oslo')).toBeNull()
  })

  it('closes by a press beside it, not by one inside', async () => {
    const dialog = await open()
    fireEvent.click(screen.getByText('Sofá Oslo'))
    expect(screen.getByText('Sofá Oslo')).toBeTruthy()
    fireEvent.click(dialog)
    expect(screen.queryByText('Sofá Oslo')).toBeNull()
  })
})
