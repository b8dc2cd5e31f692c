import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Outcome } from '../offline/outcome.ts'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'

async function send(email: string, outcome?: Outcome) {
  const queue = createFakeQueue()
  if (outcome) queue.answerNext(outcome)
  await renderWithRelay(<NewsletterForm />, { queue })
  if (email) await userEvent.type(screen.getByLabelText('Tu correo para el boletín'), email)
  if (email) await userEvent.keyboard('{Enter}')
  else await userEvent.click(screen.getByRole('button', { name: 'Suscribirme' }))
  return queue
}

const refused = (...messages: string[]): Outcome => ({
  kind: 'refused',
  userErrors: messages.map((message) => ({ code: 'REFUSED', message })),
  data: null,
})
const done = (code: string, message: string): Outcome => ({
  kind: 'done',
  data: { subscribeToNewsletter: { notices: [{ code, message }] } },
})

describe('the form of the newsletter', () => {
  it('has a name, and sends an address without its blanks', async () => {
    const queue = await send('  ana@example.mx ', done('NEWSLETTER_SUBSCRIBED', 'Listo: enviaremos el boletín.'))
    expect(screen.getByRole('form', { name: 'Boletín' })).toBeDefined()
    expect(queue.asked).toEqual([
      { name: 'subscribeToNewsletter', variables: { input: { email: 'ana@example.mx' } }, optimism: {} },
    ])
    expect(screen.getByRole('status').textContent).toBe('Listo: enviaremos el boletín.')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it.each([
    ['a&b@example.mx\u200B', 'a&b@example.mx'],
    ['info@bücher.example', 'info@xn--bcher-kva.example'],
    ['mailto:ana＠example.mx', 'ana@example.mx'],
  ])('sends %j as %s', async (typed, email) => {
    const { asked } = await send(typed, done('NEWSLETTER_SUBSCRIBED', 'Listo.'))
    expect(asked).toMatchObject([{ variables: { input: { email } } }])
  })

  it('says to whose account has the address that it was subscribed before', async () => {
    await send('ana@example.mx', done('NEWSLETTER_ALREADY_SUBSCRIBED', 'Ya enviamos el boletín a ana@example.mx.'))
    expect(screen.getByRole('status').textContent).toBe('Ya enviamos el boletín a ana@example.mx.')
  })

  it('says everything that the shop has to say', async () => {
    const notices = [
      { code: 'NEWSLETTER_SUBSCRIBED', message: 'Listo.' },
      { code: 'NEWSLETTER_COUPON', message: 'Tu cupón está en «Mis cupones».' },
    ]
    await send('ana@example.mx', { kind: 'done', data: { subscribeToNewsletter: { notices } } })
    expect(screen.getByRole('status').textContent).toBe('Listo. Tu cupón está en «Mis cupones».')
  })

  it('keeps the wish until there is a network', async () => {
    await send('ana@example.mx', { kind: 'waiting' })
    expect(screen.getByRole('status').textContent).toBe('Lo anotamos y se envía en cuanto se pueda.')
  })

  it.each([
    ['', 'Escribe tu correo electrónico.'],
    ['ana@', 'Revisa el correo: falta algo.'],
    ['ana@example', 'Revisa el correo: falta algo.'],
  ])('does not send %j', async (email, said) => {
    const queue = await send(email)
    expect(screen.getByText(said)).toBeDefined()
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    expect(queue.asked).toEqual([])
  })

  it.each([
    ['in the shop’s words', refused('Espera 15 minutos.'), 'Espera 15 minutos.'],
    ['for a reason of its own', refused(), 'No pudimos anotarlo. Inténtalo de nuevo.'],
  ])('shows a refusal %s, beside the field, which keeps the address', async (_how, outcome, said) => {
    await send('ana@example.mx', outcome)
    expect(screen.getByText(said)).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ana@example.mx')
  })
})
