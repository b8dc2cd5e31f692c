import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSearchParams } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SearchForm } from '../../layout/SearchForm.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { NavigationFocus } from './NavigationFocus.tsx'

/** Renders a page whose heading and title name the search term. */
function Page() {
  const [search] = useSearchParams()
  const title = `Resultados: ${search.get('q') ?? 'ninguno'}`
  return (
    <main>
      <title>{title}</title>
      <h1>{title}</h1>
    </main>
  )
}

const open = (path: string) =>
  renderWithRelay(
    <>
      <NavigationFocus />
      <SearchForm />
      <Page />
    </>,
    { path, answered: 0 },
  )
const focused = () => document.activeElement?.textContent

test('a search on the page of another search moves the focus to its heading, and announces its title', async () => {
  await open('/catalogsearch/result?q=sofa')
  const field = screen.getByRole('searchbox', { name: 'Buscar' })
  await userEvent.clear(field)
  await userEvent.type(field, 'mesa{Enter}')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resultados: mesa')
  expect(focused()).toBe('Resultados: mesa')
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Resultados: mesa')
})

test('another page with the same title is announced too', async () => {
  const { router } = await open('/')
  const announced = () => document.querySelector('[aria-live="polite"]')?.textContent ?? ''
  const texts: string[] = []
  for (const path of ['/salas', '/recamaras', '/cocina']) {
    await act(() => router.navigate(path))
    texts.push(announced())
  }
  expect(texts.map((text) => text.trim())).toEqual(Array(3).fill('Resultados: ninguno'))
  expect(texts.filter((text, at) => text === texts[at - 1])).toEqual([])
})

test('another page moves the focus to its heading; a filter or a variant leaves it', async () => {
  const { router } = await open('/salas')
  await act(() => router.navigate('/recamaras'))
  expect(focused()).toBe('Resultados: ninguno')
  screen.getByRole('searchbox', { name: 'Buscar' }).focus()
  await act(() => router.navigate('/recamaras?color=52&page=2'))
  expect(document.activeElement?.tagName).toBe('INPUT')
})
