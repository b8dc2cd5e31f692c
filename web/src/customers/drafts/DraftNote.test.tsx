import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { LiveForm } from '../../design/forms/LiveForm.tsx'
import { TextField } from '../../design/forms/TextField.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { DraftNote } from './DraftNote.tsx'
import { parsedLike } from './parsedLike.ts'
import { useDraft } from './useDraft.ts'

const EMPTY = { city: 'León' }
const parse = parsedLike(EMPTY)

function Form({ name }: Readonly<{ name: string | null }>) {
  const { draft, change, isRestored, discard } = useDraft({ name, initial: EMPTY, parse })
  return (
    <LiveForm>
      <DraftNote isRestored={isRestored} onDiscard={discard} />
      <TextField label="Ciudad" value={draft.city} onChange={({ target }) => change(() => ({ city: target.value }))} />
    </LiveForm>
  )
}
const city = () => screen.getByLabelText<HTMLInputElement>('Ciudad')

async function typeAndComeBack(name: string | null) {
  const page = await renderWithRelay(<Form name={name} />)
  await userEvent.clear(city())
  await userEvent.type(city(), 'Zapopan')
  expect(screen.queryByText(/todavía no está guardado/)).toBeNull()
  page.unmount()
  await renderWithRelay(<Form name={name} />)
}

it('a form says that it holds what was typed before, and discards it without losing the focus', async () => {
  await typeAndComeBack('address:new')
  expect(city().value).toBe('Zapopan')
  expect(screen.getByText('Esto lo escribiste antes y todavía no está guardado.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(city().value).toBe('León')
  expect(document.activeElement).toBe(city())
  expect(sessionStorage).toHaveLength(0)
})

it('a form with a secret is not stored', async () => {
  await typeAndComeBack(null)
  expect(city().value).toBe('León')
})
