import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { shrinkPhoto } from '../../returns/shrinkPhoto.ts'
import { createReviewMutation } from '../createReviewMutation.ts'
import { ReviewForm } from '../ReviewForm.tsx'

vi.mock('../../returns/shrinkPhoto.ts', () => ({ shrinkPhoto: vi.fn() }))

beforeEach(() => {
  // Browsers draw pictures, jsdom does not: a file is a photo here if it is named so.
  vi.mocked(shrinkPhoto).mockImplementation(async (file) =>
    file instanceof File && file.name.endsWith('.jpg') ? `data:image/webp;base64,${btoa(file.name)}` : null,
  )
})

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const input = () => screen.getByLabelText<HTMLInputElement>('Agregar fotos')

async function open() {
  const queue = createFakeQueue()
  await renderWithRelay(<ReviewForm sku="LAMPARA" name="Lámpara" onSaved={() => undefined} />, { queue })
  await userEvent.click(screen.getByRole('radio', { name: '4 estrellas' }))
  for (const [label, text] of [
    ['Título', 'Bonita'],
    ['Tu reseña', 'Da luz.'],
    ['Tu nombre o apodo', 'Ana'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text)
  return queue
}

it('sends the photos that are left with the text, and a task without a network keeps them', async () => {
  const queue = await open()
  await userEvent.upload(input(), [file('a.jpg'), file('b.jpg')])
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar la foto 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar reseña' }))
  const [task] = queue.asked
  const photos = [`data:image/webp;base64,${btoa('b.jpg')}`]
  expect(task?.variables).toMatchObject({ input: { photos } })
  expect(createReviewMutation.parse(task?.variables, { name: 'Lámpara' })).toMatchObject({
    variables: { input: { photos } },
  })
})

it('says which files are none, and how many fit', async () => {
  await open()
  await userEvent.upload(input(), [file('nota.pdf'), ...['1', '2', '3', '4', '5'].map((name) => file(`${name}.jpg`))], {
    applyAccept: false,
  })
  expect(await screen.findByText('nota.pdf: no la pudimos leer. Usa una foto JPEG, PNG o WebP.')).toBeTruthy()
  expect(screen.getByText('Caben 4 fotos: las demás no se agregaron.')).toBeTruthy()
  expect(screen.getAllByRole('img', { name: /^Foto \d$/ })).toHaveLength(4)
  expect(screen.queryByLabelText('Agregar fotos')).toBeNull()
})

it('shows why the shop refused photos, beside them, and keeps them', async () => {
  const queue = await open()
  await userEvent.upload(input(), [file('a.jpg'), file('b.jpg')])
  await screen.findByRole('button', { name: 'Quitar la foto 2' })
  const refusal = (at: number) => ({
    code: 'REVIEW_PHOTO_UNREADABLE',
    message: `Foto ${at}.`,
    field: ['photos', String(at - 1)],
  })
  queue.answerNext({ kind: 'refused', userErrors: [refusal(1), refusal(2)], data: null } as never)
  await userEvent.click(screen.getByRole('button', { name: 'Enviar reseña' }))
  expect(await screen.findByText('Foto 1. Foto 2.')).toBeTruthy()
  expect(screen.getAllByRole('img', { name: /^Foto \d$/ })).toHaveLength(2)
})
