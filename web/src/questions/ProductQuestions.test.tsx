import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { PRODUCT } from '../catalogue/testing/openProductPage.tsx'
import { answerQuery } from '../testing/answerQuery.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { ProductQuestions } from './ProductQuestions.tsx'

const ASKED = {
  question: '¿Se quitan las fundas?',
  nickname: 'Lucía',
  askedAt: '2026-11-01T10:00:00.000Z',
  answer: 'Sí, tienen cierre.',
  answeredAt: '2026-11-02T10:00:00.000Z',
}
const listOf = (...nodes: (typeof ASKED)[]) => ({
  edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
  pageInfo: { hasNextPage: false, endCursor: null },
})

async function open(questions: object | null) {
  const { environment } = await renderWithRelay(<ProductQuestions id="product" sku="SKU" />, { answered: 0 })
  const newest = () => environment.mock.getMostRecentOperation()
  const resolve = (data: object) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation(({ request }) => ({
        data: answerQuery(request.node, request.variables, data),
      })),
    )
  await resolve({ node: { ...PRODUCT, __typename: 'SimpleProduct', questions } })
  return { newest, resolve }
}

async function write(email: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Hacer una pregunta' }))
  await userEvent.type(screen.getByLabelText('Tu pregunta'), '¿Cabe en un elevador?')
  await userEvent.type(screen.getByLabelText('Tu nombre o apodo'), 'Ana')
  await userEvent.type(screen.getByLabelText(/^Correo electrónico/), email)
  await userEvent.click(screen.getByRole('button', { name: 'Enviar pregunta' }))
}

describe('questions about a product', () => {
  it('stand with the answer of the shop', async () => {
    await open(listOf(ASKED))
    expect(screen.getByRole('heading', { level: 3, name: '¿Se quitan las fundas?' })).toBeDefined()
    expect(screen.getByText('Sí, tienen cierre.')).toBeDefined()
    expect(screen.getByText('Respuesta de la tienda · 2 de noviembre de 2026')).toBeDefined()
  })

  it('leave no trace where the platform has none', async () => {
    await open(null)
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('are asked once what is written is whole, and the word that they arrived has the focus', async () => {
    const { newest, resolve } = await open(listOf())
    await write('ana')
    expect(screen.getByText('Escribe un correo completo, como ana@correo.com.')).toBeDefined()
    await userEvent.type(screen.getByLabelText(/^Correo electrónico/), '@example.mx')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar pregunta' }))
    await vi.waitFor(() =>
      expect(newest().request.variables).toMatchObject({
        input: { sku: 'SKU', question: '¿Cabe en un elevador?', nickname: 'Ana', email: 'ana@example.mx' },
      }),
    )
    await resolve({ askQuestion: { userErrors: [], notices: [{ message: 'La recibimos.' }] } })
    expect(document.activeElement?.textContent).toBe('La recibimos.')
  })
})
