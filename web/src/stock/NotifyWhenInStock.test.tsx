import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import type { Outcome } from '../offline/outcome.ts'
import { NotifyWhenInStock } from './NotifyWhenInStock.tsx'
import { notifyWhenInStockMutation } from './notifyWhenInStockMutation.ts'

async function send(email: string, outcome?: Outcome) {
  const queue = createFakeQueue()
  if (outcome) queue.answerNext(outcome)
  await renderWithRelay(<NotifyWhenInStock sku="ALMOHADA" />, { queue })
  if (email) await userEvent.type(screen.getByLabelText('Correo electrónico'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Avísame' }))
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull())
  return queue
}

const refused = (...messages: string[]): Outcome => ({
  kind: 'refused',
  userErrors: messages.map((message) => ({ code: 'REFUSED', message })),
  data: null,
})

describe('a wish to hear when something is back', () => {
  it('is kept, in the shop’s words', async () => {
    const notices = [{ code: 'STOCK_NOTICE_KEPT', message: 'Te escribiremos a ana@example.mx.' }]
    const queue = await send('  ana@example.mx ', { kind: 'done', data: { notifyWhenInStock: { notices } } })
    expect(queue.asked[0]?.variables).toEqual({ input: { sku: 'ALMOHADA', email: 'ana@example.mx' } })
    expect(screen.getByRole('status').textContent).toBe('Te escribiremos a ana@example.mx.')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('waits for a network', async () => {
    await send('ana@example.mx', { kind: 'waiting' })
    expect(screen.getByText('Lo anotamos y se envía en cuanto se pueda.')).toBeTruthy()
  })

  it.each([
    ['', 'Escribe tu correo electrónico.'],
    ['ana@', 'Revisa el correo: falta algo.'],
  ])('is not sent to %j', async (email, said) => {
    const queue = await send(email)
    expect(screen.getByText(said)).toBeTruthy()
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    expect(queue.asked).toEqual([])
  })

  it.each([
    ['in the shop’s words', refused('Almohada ya está disponible.'), 'Almohada ya está disponible.'],
    ['with every reason', refused('Uno.', 'Dos.'), 'Uno. Dos.'],
    ['for a reason of its own', refused(), 'No pudimos anotarte. Inténtalo de nuevo.'],
  ])('is refused %s, beside the field', async (_how, outcome, said) => {
    await send('ana@example.mx', outcome)
    expect(screen.getByText(said)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ana@example.mx')
  })

  it('is one, however often it is requested while it waits', () => {
    const wish = (sku: string, email: string) => ({ input: { sku, email } })
    const { merge } = notifyWhenInStockMutation
    expect(merge(wish('A', 'a@b.mx'), wish('A', 'a@b.mx'))).toEqual(wish('A', 'a@b.mx'))
    expect(merge(wish('A', 'a@b.mx'), wish('B', 'a@b.mx'))).toBeNull()
    expect(merge(wish('A', 'a@b.mx'), wish('A', 'c@b.mx'))).toBeNull()
  })
})
