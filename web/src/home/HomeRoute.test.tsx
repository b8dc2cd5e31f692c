import { screen, within } from '@testing-library/react'
import { STORES } from '@hogar/schema/stores.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import query from '../__generated__/HomeRouteQuery.graphql'
import { stubNearness } from '../testing/stubNearness.ts'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { PATIENCE } from '../testing/patience.ts'
import { HomeRoute } from './HomeRoute.tsx'
import { storeWindow } from './storeWindow.ts'

const product = (id: string, discountPercent: number, specialUntil: string | null = null) => ({
  __typename: 'SimpleProduct',
  id,
  name: `Producto ${id}`,
  urlPath: id,
  tags: [],
  price: { discountPercent, specialUntil, instalments: [], final: { amount: '90.00', currencyCode: 'MXN' } },
})
const ROOT = {
  children: [{ id: 's', name: 'Salas', link: '/salas', description: '<p>Para quedarse.</p>' }],
  products: ({ sort }: { sort: string }) => (sort === 'DISCOUNT_DESC' ? OFFERS : ARRIVALS),
}
const OFFERS = {
  nodes: [product('a', 20, '2026-12-05T12:00:00Z'), product('b', 10, '2026-12-03T12:00:00Z'), product('c', 0)],
}
const ARRIVALS = { nodes: [product('d', 0)] }

const open = (rootCategory: object | null, code = 'hogar') =>
  renderWithRelay(
    <RouteForTest query={query} root={{ store: { rootCategory } }}>
      <HomeRoute />
    </RouteForTest>,
    { store: STORES.find((store) => store.code === code), answered: 0 },
  )

afterEach(() => vi.unstubAllGlobals())

describe('home', () => {
  it('has one message and one action', async () => {
    await open(ROOT)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getAllByRole('link', { name: 'Ver Salas' })[0]?.getAttribute('href')).toBe('/salas')
  })

  it('promises no room that the catalogue does not have', async () => {
    const { container } = await open({
      ...ROOT,
      children: [{ id: 'w', name: 'Women', link: '/women', description: null }],
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hogar')
    expect(container.textContent).not.toMatch(/sala|sof\u00e1s/i)
    expect(screen.getByRole('link', { name: 'Ver Women' }).getAttribute('href')).toBe('/women')
  })

  it('shows as offers only what is one, and until when there are any', async () => {
    await open(ROOT)
    const offers = screen.getByRole('region', { name: 'Ofertas' })
    expect(within(offers).getAllByRole('article')).toHaveLength(2)
    expect(within(offers).getByText('Las primeras terminan el jueves 3 de diciembre a las 06:00')).toBeTruthy()
  })

  it('says one end of all offers, as the last day that they hold', async () => {
    const nodes = [product('a', 20, '2026-12-06T05:59:59Z'), product('b', 10, '2026-12-06T05:59:59Z'), product('c', 0)]
    await open({ ...ROOT, products: () => ({ nodes }) })
    expect(screen.getByText('Ofertas hasta el sábado 5 de diciembre')).toBeTruthy()
  })

  it('shows what was viewed on this device, all of it, and nothing where nothing was', async () => {
    const scrollNear = stubNearness()
    localStorage.setItem('hogar:recent:hogar', JSON.stringify(['a', 'b']))
    const { environment, unmount } = await open(ROOT)
    const questions = (mock = environment.mock) =>
      mock.getAllOperations().filter(({ request }) => request.node.operation.name === 'useRecentProductsQuery')
    expect(questions()).toEqual([])
    await scrollNear()
    await vi.waitFor(() => expect(questions()).toHaveLength(1), PATIENCE)
    expect(questions()[0]?.request.variables).toEqual({ ids: ['a', 'b'] })
    unmount()
    localStorage.clear()
    const empty = await open(ROOT)
    await scrollNear()
    expect(questions(empty.environment.mock)).toEqual([])
  })

  it('names credit among its services, with total and annual cost and without a weekly amount', async () => {
    await open(ROOT)
    const services = screen.getByRole('region', { name: 'Servicios' })
    expect(
      within(services)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toContain('A crédito, sin letra chica')
    expect(services.textContent).toContain('Cada pago semanal dice su total y su CAT.')
    expect(services.textContent).not.toMatch(/\$/)
  })

  it('stays a shop when the catalogue cannot be read', async () => {
    await open(null)
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy()
  })

  it.each([
    { lost: 'DISCOUNT_DESC', title: 'Ofertas', other: 'Recién llegados' },
    { lost: 'LATEST', title: 'Recién llegados', other: 'Ofertas' },
  ])('names “$title” where it alone could not be read, with a way to try again', async ({ lost, title, other }) => {
    const products = (page: { sort: string }) => (page.sort === lost ? null : ROOT.products(page))
    await open({ ...ROOT, products })
    expect(
      within(screen.getByRole('alert')).getByRole('heading', { name: `No pudimos cargar “${title}”` }),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: title })).toBeNull()
    expect(screen.getByRole('region', { name: other })).toBeTruthy()
  })

  it.each(STORES)('$code speaks for itself', async ({ code, name }) => {
    const { department } = storeWindow(code)
    const child = { id: 'd', name: 'Departamento', link: department, description: null }
    const { container } = await open({ ...ROOT, children: [child] }, code)
    expect(container.textContent).not.toContain('home.')
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(name)
    expect(screen.getByRole('heading', { level: 1 }).textContent?.length).toBeGreaterThan(10)
  })
})
