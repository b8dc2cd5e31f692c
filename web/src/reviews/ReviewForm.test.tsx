import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { Outcome } from '../offline/outcome.ts'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { createReviewMutation } from './createReviewMutation.ts'
import { storeSignedInName } from '../customers/signedInName.ts'

const REVIEW = { sku: 'LAMPARA', rating: 4, title: 'Bonita', detail: 'Da buena luz.', nickname: 'Ana' }

afterEach(() => storeSignedInName('hogar', null))

async function open(outcome?: Outcome) {
  const queue = createFakeQueue()
  if (outcome) queue.answerNext(outcome)
  await renderWithRelay(<ReviewForm sku="LAMPARA" name="Lámpara Nube" onSaved={() => undefined} />, { queue })
  return queue
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar reseña' }))
async function write(outcome?: Outcome) {
  const queue = await open(outcome)
  await userEvent.click(screen.getByRole('radio', { name: '4 estrellas' }))
  await userEvent.type(screen.getByLabelText('Título'), REVIEW.title)
  await userEvent.type(screen.getByLabelText('Tu reseña'), REVIEW.detail)
  await userEvent.type(screen.getByLabelText('Tu nombre o apodo'), REVIEW.nickname)
  await send()
  return queue
}
const refused = (userErrors: readonly object[]): Outcome => ({
  kind: 'refused',
  userErrors: userErrors as Extract<Outcome, { kind: 'refused' }>['userErrors'],
  data: null,
})

describe('a review', () => {
  it('is sent, and shows the shop’s answer', async () => {
    const notices = [{ code: 'REVIEW_PENDING', message: 'La revisamos pronto.' }]
    const queue = await write({ kind: 'done', data: { createReview: { notices } } })
    expect(queue.asked).toEqual([
      { name: 'createReview', variables: { input: REVIEW }, optimism: { name: 'Lámpara Nube', path: '/' } },
    ])
    expect(screen.getByRole('status').textContent).toBe('La revisamos pronto.')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('status'))
  })

  it('waits for a network, and is described by its product', async () => {
    await write({ kind: 'waiting' })
    expect(screen.getByRole('status').textContent).toContain('se envía en cuanto se pueda')
    expect(createReviewMutation.parse({ input: REVIEW }, { name: 'Lámpara Nube' })).toMatchObject({
      variables: { input: REVIEW },
      asking: null,
    })
    expect(createReviewMutation.parse({ input: { sku: 'LAMPARA' } }, { name: 'x' })).toBeNull()
  })

  it('is rated by the keyboard', async () => {
    await open()
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 estrellas' }).checked).toBe(true)
  })

  it('is not sent with something missing: each field reports it, and the first one gets the focus', async () => {
    const queue = await open()
    await send()
    expect(screen.getByText('Elige de 1 a 5 estrellas.')).toBeTruthy()
    expect(screen.getAllByText('Este campo es obligatorio.')).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 estrella' }))
    expect(queue.asked).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: '5 estrellas' }))
    expect(screen.queryByText('Elige de 1 a 5 estrellas.')).toBeNull()
  })

  it('that is refused keeps its text, with the reason at its field or below', async () => {
    await write(
      refused([
        { code: 'INVALID', message: 'Sin anuncios.', field: ['title'] },
        { code: 'TOO_MANY_ATTEMPTS', message: 'Espera un poco.' },
      ]),
    )
    expect(screen.getByLabelText('Título').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Sin anuncios.')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Espera un poco.')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tu reseña' }).value).toBe(REVIEW.detail)
  })

  it('that fails for no reason of its own says so', async () => {
    await write(refused([]))
    expect(screen.getByRole('alert').textContent).toBe('No pudimos enviar tu reseña. Inténtalo de nuevo.')
  })

  it('is signed with the customer’s name, unless they choose another', async () => {
    storeSignedInName('hogar', 'Eva')
    await open()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tu nombre o apodo' }).value).toBe('Eva')
  })
})
