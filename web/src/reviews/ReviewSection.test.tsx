import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { keepDraft } from '../customers/drafts/keptDrafts.ts'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { ReviewSection } from './ReviewSection.tsx'

it('opens with a draft of an earlier visit, and shows the answer to it once it is sent', async () => {
  keepDraft('hogar', 'review:LAMPARA', { rating: 4, title: 'Bonita', detail: 'Da buena luz.', nickname: 'Ana' })
  const queue = createFakeQueue()
  queue.answerNext({ kind: 'waiting' })
  await renderWithRelay(<ReviewSection id="P1" sku="LAMPARA" name="Lámpara Nube" />, { queue })
  await userEvent.click(screen.getByRole('button', { name: 'Enviar reseña' }))
  expect(queue.asked).toMatchObject([{ name: 'createReview', variables: { input: { title: 'Bonita' } } }])
  expect(screen.getByRole('status').textContent).toContain('se envía en cuanto se pueda')
  expect(document.activeElement).toBe(screen.getByRole('status'))
})
