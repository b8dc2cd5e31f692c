import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { STORES } from '@hogar/schema/stores.ts'
import { describe, expect, it } from 'vitest'
import query from '../__generated__/AppLayoutQuery.graphql'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { AppLayout } from './AppLayout.tsx'

const department = (id: string, children: object[] = []) => ({ id, name: `Depto ${id}`, link: `/${id}`, children })
const sofas = { id: 'sofas', name: 'Sofás', link: '/1/sofas', children: [] }
const ROOT = {
  children: ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((id) => department(id, id === '1' ? [sofas] : [])),
}

const FOOTER = {
  __typename: 'CmsBlock',
  id: 'pie',
  title: 'Ayuda',
  content: '<ul><li><a href="/i/contact">Contacto</a></li><li><a href="/i/tiendas">Tiendas</a></li></ul>',
}

const OFFERS_LINK = '/c/todo?discount=1-*&sort=discount'
const open = (
  rootCategory: object | null = ROOT,
  cmsBlock: object | null = FOOTER,
  offersLink: string | null = OFFERS_LINK,
) => {
  const store = { rootCategory, offersLink, cartSettings: { counter: 'UNITS' } }
  return renderWithRelay(
    <RouteForTest query={query} root={{ store, cmsBlock }}>
      <AppLayout />
    </RouteForTest>,
  )
}

const menu = () => screen.getAllByRole('navigation', { name: 'Menú' })[0] ?? document.body

describe('header', () => {
  it('opens a department’s panel by its button and closes it by Escape', async () => {
    await open()
    const button = screen.getByRole('button', { name: 'Mostrar categorías de Depto 1' })
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(within(menu()).getByRole('link', { name: 'Sofás' }).getAttribute('href')).toBe('/1/sofas')
    await userEvent.keyboard('{Escape}')
    expect(within(menu()).queryByRole('link', { name: 'Sofás' })).toBeNull()
  })

  it('closes the panel when a link in it is followed', async () => {
    const { router } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar categorías de Depto 1' }))
    await userEvent.click(within(menu()).getByRole('link', { name: 'Sofás' }))
    expect(router.state.location.pathname).toBe('/1/sofas')
    expect(within(menu()).queryByRole('link', { name: 'Sofás' })).toBeNull()
  })

  it('keeps the departments that do not fit behind one entry', async () => {
    await open()
    expect(within(menu()).queryByRole('link', { name: 'Depto 9' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Más' }))
    expect(within(menu()).getByRole('link', { name: 'Depto 9' })).toBeTruthy()
  })

  it('opens the levels of the menu on a phone, and goes back', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Menú' }))
    const drawer = await screen.findByRole('dialog')
    await userEvent.click(within(drawer).getByRole('button', { name: 'Depto 1' }))
    expect(within(drawer).getByRole('link', { name: 'Ver todo en Depto 1' })).toBeTruthy()
    expect(within(drawer).getByRole('link', { name: 'Sofás' })).toBeTruthy()
    await userEvent.click(within(drawer).getByRole('button', { name: 'Volver' }))
    expect(within(drawer).getByRole('link', { name: 'Depto 2' })).toBeTruthy()
  })

  it('links to the offers, in the row of a wide window and in the menu of a phone', async () => {
    await open()
    const inRow = within(menu()).getByRole('link', { name: 'Ofertas' })
    await userEvent.click(screen.getByRole('button', { name: 'Menú' }))
    const drawer = within(await screen.findByRole('dialog'))
    const inDrawer = drawer.getByRole('link', { name: 'Ofertas' })
    expect([inRow, inDrawer].map((link) => link.getAttribute('href'))).toEqual([OFFERS_LINK, OFFERS_LINK])
    await userEvent.click(drawer.getByRole('button', { name: 'Depto 1' }))
    expect(drawer.queryByRole('link', { name: 'Ofertas' })).toBeNull()
  })

  it('has no link to offers where there are none', async () => {
    await open(ROOT, FOOTER, null)
    await userEvent.click(screen.getByRole('button', { name: 'Menú' }))
    await screen.findByRole('dialog')
    expect(screen.queryByRole('link', { name: 'Ofertas' })).toBeNull()
  })

  it('searches by an address', async () => {
    const { router } = await open()
    await userEvent.type(screen.getByRole('searchbox'), '  sofá azul {Enter}')
    expect(router.state.location.pathname).toBe('/catalogsearch/result')
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('sofá azul')
  })

  it('keeps its one field, with what is searched for, from one search to the next', async () => {
    const { router } = await open()
    const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[name=q]')].map(({ value }) => value)
    await userEvent.click(screen.getByRole('searchbox'))
    await screen.findByRole('combobox')
    for (const term of ['sofá', 'mesa']) {
      await userEvent.clear(screen.getByRole('combobox'))
      await userEvent.type(screen.getByRole('combobox'), `${term}{Enter}`)
      await waitFor(() => expect(router.state.location.search).toBe(`?${new URLSearchParams({ q: term }).toString()}`))
      await waitFor(() => expect(fields()).toEqual([term]))
    }
    await act(() => router.navigate('/'))
    expect(fields()).toEqual([''])
  })

  it('searches for nothing by staying', async () => {
    const { router } = await open()
    await userEvent.type(screen.getByRole('searchbox'), '   {Enter}')
    expect(router.state.location.pathname).toBe('/')
  })

  it('works without script: search is a form, stores are links', async () => {
    await open()
    const form = screen.getByRole('searchbox').closest('form')
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/catalogsearch/result', 'get'])
    for (const { name, urlPrefix } of STORES) {
      const links = [...document.querySelectorAll('a')].filter((link) => link.textContent?.startsWith(name))
      expect(links.map((link) => link.getAttribute('href'))).toContain(urlPrefix || '/')
    }
  })
})

describe('layout', () => {
  it('begins with the way past it', async () => {
    await open()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Ir al contenido')
    expect(document.querySelector(document.activeElement?.getAttribute('href') ?? '')?.tagName).toBe('MAIN')
  })

  it('stands without the category tree, and without what editors wrote', async () => {
    await open(null, null)
    expect(screen.getByRole('searchbox')).toBeTruthy()
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getAllByRole('navigation').map((column) => column.querySelector('h2')?.textContent)).toEqual([
      'Nuestras tiendas',
    ])
  })

  it('ends with the links that editors chose, which navigate without loading a page', async () => {
    const { router } = await open()
    const column = within(screen.getByRole('contentinfo')).getByRole('navigation', { name: 'Ayuda' })
    expect(within(column).getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(within(column).getByRole('link', { name: 'Tiendas' }))
    expect(router.state.location.pathname).toBe('/i/tiendas')
  })
})
