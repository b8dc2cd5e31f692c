import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import type { Outcome } from '../../offline/outcome.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { CartPanelHost } from './CartPanelHost.tsx'
import { announceAddedLine } from './cartPanelChannel.ts'
// Loaded with the first line.
import './CartPanelKeeper.tsx'
import './loadCartPanel.tsx'

const DONE: Outcome = { kind: 'done', data: { addCartLines: { notices: [{ code: 'ADDED', message: 'Ya está.' }] } } }

async function add() {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  await act(async () => announceAddedLine({ name: 'Sofá Oslo', outcome: promise }))
  return (outcome: Outcome) => act(async () => resolve(outcome))
}

const open = () =>
  renderWithRelay(
    <>
      <CartPanelHost />
      <NotificationOutlet />
    </>,
    { answered: 0 },
  )

describe('the panel of the cart', () => {
  it('opens before the shop has answered, and stays closed once a shopper has closed it', async () => {
    await open()
    const answer = await add()
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await answer(DONE)
    expect(await screen.findByText('Ya está.')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens again for the next line', async () => {
    await open()
    await (
      await add()
    )(DONE)
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    await (
      await add()
    )(DONE)
    expect(await screen.findByRole('dialog')).toBeDefined()
  })

  it('stays closed where the page has changed while its code was loading', async () => {
    await open()
    const answer = await add()
    window.history.pushState(null, '', '/checkout/cart')
    await answer(DONE)
    expect(await screen.findByText('Ya está.')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    window.history.pushState(null, '', '/')
  })
})
