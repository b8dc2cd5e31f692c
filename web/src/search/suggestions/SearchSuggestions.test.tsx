import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fetchQuery } from 'react-relay/hooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import query from '../../__generated__/useSuggestionsQuery.graphql'
import { SearchForm } from '../../layout/SearchForm.tsx'
import { answerQuery } from '../../testing/answerQuery.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { SUGGESTION_DEBOUNCE_MS } from '../limits.ts'

const money = { amount: '8999.00', currencyCode: 'MXN' }
const product = (name: string) => ({
  __typename: 'SimpleProduct',
  id: name,
  name,
  urlPath: name.toLowerCase().replaceAll(' ', '-'),
  price: { final: money, discountPercent: 0, isFrom: false },
})
const SOFAS = {
  products: [product('Sofa Alba'), product('Sofa Bruma')],
  categories: [{ id: 'sofas', name: 'Sofás', link: '/salas/sofas', breadcrumbs: [{ id: 'l', name: 'Salas' }] }],
  totalCount: 31,
  match: null,
}
const NOTHING = { products: [], categories: [], totalCount: 0, match: null }

let isPhone = false
beforeEach(() => {
  isPhone = false
  localStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: isPhone }) as MediaQueryList)
})
afterEach(() => vi.restoreAllMocks())

/** Renders a shop with a focused search field. */
async function reachField(path = '/') {
  const view = await renderWithRelay(<SearchForm />, { path })
  // The environment answers its first query by itself: later ones are left to the tests.
  await fetchQuery(view.environment, query, { term: 'first', products: 1, categories: 1 }).toPromise()
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' })
  await userEvent.click(field)
  // The code loads when the field is focused.
  await screen.findByRole('combobox', { name: 'Buscar' })
  const asked = () => view.environment.mock.getAllOperations().map(({ request }) => request.variables)
  const answer = (suggestions: object) =>
    act(async () => {
      const operation = view.environment.mock.getMostRecentOperation()
      const { node, variables } = operation.request
      view.environment.mock.resolveMostRecentOperation(() => ({ data: answerQuery(node, variables, { suggestions }) }))
    })
  return { ...view, field, asked, answer }
}

const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, SUGGESTION_DEBOUNCE_MS + 30)))
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const active = () => screen.queryByRole('option', { selected: true })?.textContent ?? null
const note = () => screen.getByRole('status').textContent

async function typeAndAnswer(view: Awaited<ReturnType<typeof reachField>>, text = 'sofa') {
  await userEvent.type(view.field, text)
  await rest()
  await view.answer(SOFAS)
}

describe('while one types', () => {
  it('leads to gift cards, where one asks for them, whatever the products say', async () => {
    const view = await reachField()
    await userEvent.type(view.field, 'tarjeta de regalo')
    await rest()
    await view.answer(NOTHING)
    expect(options()).toEqual(['Tarjeta de regalo'])
    expect(screen.getByRole('option').getAttribute('href')).toBe('/tarjeta-de-regalo')
    expect(screen.queryByText(/^Nada con/)).toBeNull()
  })

  it('asks once, when the typing rests, and not below three letters', async () => {
    const { field, asked } = await reachField()
    await userEvent.type(field, 'so')
    await rest()
    expect(asked()).toEqual([])
    expect(note()).toBe('Escribe al menos 3 letras')
    await userEvent.type(field, 'fa')
    await rest()
    expect(asked()).toEqual([{ term: 'sofa', products: 8, categories: 5 }])
  })

  it('asks for fewer products on a phone', async () => {
    isPhone = true
    const { field, asked } = await reachField()
    await userEvent.type(field, 'sofa')
    await rest()
    expect(asked()).toMatchObject([{ products: 5 }])
  })

  it('shows categories, products and the way to all of them, and says how many there are', async () => {
    const view = await reachField()
    await typeAndAnswer(view)
    expect(options()).toEqual(['SofásSalas', 'Sofa Alba$8,999.00', 'Sofa Bruma$8,999.00', 'Ver los 31 resultados'])
    expect(within(screen.getByRole('group', { name: 'Productos' })).getAllByRole('option')).toHaveLength(2)
    expect(note()).toBe('2 productos, 1 categoría. Elige con las flechas.')
    expect(screen.getByRole('option', { name: 'Ver los 31 resultados' }).getAttribute('href')).toBe(
      '/catalogsearch/result?q=sofa',
    )
  })

  it('does not wait for the answer of a term that has changed', async () => {
    const { field, asked, answer } = await reachField()
    await userEvent.type(field, 'sofa')
    await rest()
    await userEvent.type(field, ' al')
    await rest()
    // The first is cancelled: its answer cannot come any more.
    expect(asked().map(({ term }) => term)).toEqual(['sofa al'])
    await answer({ ...NOTHING, products: [product('Sofa Alba')], totalCount: 1 })
    expect(options()).toEqual(['Sofa Alba$8,999.00', 'Ver 1 resultado'])
  })

  it('counts products that match all words, as their page does, and related ones where there are no others', async () => {
    const { field, answer } = await reachField()
    await userEvent.type(field, 'sofa')
    await rest()
    await answer({ ...NOTHING, match: { count: 12 }, totalCount: 31 })
    expect(options()).toEqual(['Ver los 12 resultados'])
    await userEvent.type(field, ' rojo')
    await rest()
    await answer({ ...NOTHING, match: { count: 0 }, totalCount: 31 })
    expect(options()).toEqual(['Ver los 31 resultados'])
  })

  it('requests one term once, in any spelling', async () => {
    const view = await reachField()
    await typeAndAnswer(view)
    await userEvent.clear(view.field)
    await userEvent.type(view.field, ' SOFA ')
    await rest()
    expect(view.asked()).toEqual([])
    expect(options()).toHaveLength(4)
  })

  it('says that there is nothing, that it failed, or that there is no network', async () => {
    const { field, environment, answer } = await reachField()
    await userEvent.type(field, 'zzz')
    await rest()
    await answer(NOTHING)
    expect(note()).toBe('Nada con “zzz” por ahora')
    await userEvent.type(field, 'y')
    await rest()
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('down')))
    expect(note()).toContain('No pudimos buscar sugerencias')
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    await act(async () => window.dispatchEvent(new Event('offline')))
    await userEvent.type(field, 'x')
    expect(note()).toBe('Sin conexión no podemos buscar.')
  })
})

describe('with the keyboard', () => {
  it('walks through the options and back into the field', async () => {
    const view = await reachField()
    await typeAndAnswer(view)
    expect(view.field.getAttribute('aria-expanded')).toBe('true')
    expect(view.field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Sugerencias' }).id)
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('SofásSalas')
    expect(view.field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
    await userEvent.keyboard('{End}')
    expect(active()).toBe('Ver los 31 resultados')
    await userEvent.keyboard('{Home}{ArrowUp}')
    expect(active()).toBeNull()
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Ver los 31 resultados')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBeNull()
    expect(document.activeElement).toBe(view.field)
  })

  it('follows the option reached', async () => {
    const view = await reachField()
    await typeAndAnswer(view)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(view.router.state.location.pathname).toBe('/sofa-alba')
    expect(options()).toEqual([])
  })

  it('searches for what is typed while no option is reached, and remembers it', async () => {
    const view = await reachField()
    await typeAndAnswer(view)
    await userEvent.keyboard('{Enter}')
    expect(view.router.state.location.search).toBe('?q=sofa')
    await waitFor(() => expect(options()).toEqual([]))
    expect(localStorage.getItem('hogar:searches:hogar')).toBe('["sofa"]')
  })

  it('closes with Escape and keeps what is typed', async () => {
    const view = await reachField()
    await typeAndAnswer(view)
    await userEvent.keyboard('{Escape}')
    expect(options()).toEqual([])
    expect(view.field.value).toBe('sofa')
    expect(view.field.getAttribute('aria-expanded')).toBe('false')
    await userEvent.keyboard('{ArrowDown}')
    expect(options()).toHaveLength(4)
  })
})

describe('what was searched for before', () => {
  it('is offered while nothing is typed, and can be forgotten', async () => {
    localStorage.setItem('hogar:searches:hogar', '["mesa redonda","sofá"]')
    const view = await reachField()
    expect(options()).toEqual(['mesa redonda', 'sofá'])
    await userEvent.click(screen.getByRole('button', { name: 'Borrar búsquedas' }))
    expect(options()).toEqual([])
    expect(localStorage.getItem('hogar:searches:hogar')).toBeNull()
    expect(document.activeElement).toBe(view.field)
  })

  it('opens its results', async () => {
    localStorage.setItem('hogar:searches:hogar', '["mesa redonda"]')
    const { router } = await reachField()
    await userEvent.click(screen.getByRole('option', { name: 'mesa redonda' }))
    expect(router.state.location.search).toBe('?q=mesa+redonda')
  })
})

it('closes when something else is pressed', async () => {
  const view = await reachField()
  await typeAndAnswer(view)
  await userEvent.click(document.body)
  expect(options()).toEqual([])
})
