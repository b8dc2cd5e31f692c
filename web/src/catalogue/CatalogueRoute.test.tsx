import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import query from '../__generated__/CatalogueRouteQuery.graphql'
import { NotificationOutlet } from '../design/overlays/NotificationOutlet.tsx'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { answerQuery } from '../testing/answerQuery.ts'
import { CatalogueRoute } from './CatalogueRoute.tsx'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import '../testing/loadedCataloguePages.ts'

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })
const price = (final: string, regular = final, discountPercent = 0) => ({
  final: money(final),
  regular: money(regular),
  discountPercent,
  isFrom: true,
  specialUntil: null,
  instalments: [{ months: 12, monthly: money('749.92') }],
})
const COLOURS = { '49': 'Gris', '60': 'Azul' }
const variant = (sku: string, choice: readonly [keyof typeof COLOURS, string], rest: object = {}) => ({
  id: sku,
  sku,
  selection: [
    { attributeCode: 'color', value: choice[0], label: 'Color', valueLabel: COLOURS[choice[0]] },
    { attributeCode: 'size', value: choice[1], label: 'Plazas', valueLabel: choice[1] },
  ],
  price: price('8999.00'),
  stock: { status: 'OK', quantity: 9 },
  ...rest,
})

const SOFA = {
  __typename: 'ConfigurableProduct',
  id: 'sofa',
  sku: 'SOFA',
  name: 'Sofá Oslo',
  urlPath: 'salas/sofa-oslo',
  price: price('8999.00'),
  tags: [],
  breadcrumbs: [
    { id: 'root', name: 'Todo', link: '/', level: 1 },
    { id: 'living', name: 'Salas', link: '/salas', level: 2 },
  ],
  related: [],
  options: [
    {
      attributeCode: 'color',
      label: 'Color',
      values: [
        { value: '49', label: 'Gris', swatch: '#808080' },
        { value: '60', label: 'Azul', swatch: '#3050a0' },
      ],
    },
    {
      attributeCode: 'size',
      label: 'Plazas',
      values: [
        { value: '2', label: '2 plazas', swatch: null },
        { value: '3', label: '3 plazas', swatch: null },
      ],
    },
  ],
  variants: [
    variant('SOFA-49-2', ['49', '2']),
    variant('SOFA-49-3', ['49', '3'], { price: price('11999.00', '14999.00', 20) }),
    variant('SOFA-60-2', ['60', '2'], { stock: { status: 'OUT_OF_STOCK', quantity: 0 } }),
  ],
}

const STORE = { catalogueSettings: { listsOutOfStock: true, showsVariantInAddress: true } }

async function openRoute(route: object | null, path = '/salas/sofa-oslo') {
  const view = await renderWithRelay(
    <>
      <RouteForTest
        query={query}
        variables={{ path, count: 24, after: null, sort: null }}
        root={{ route, store: STORE }}
      >
        <CatalogueRoute />
      </RouteForTest>
      <NotificationOutlet />
    </>,
    { path, answered: 0 },
  )
  return { ...view, search: () => view.router.state.location.search }
}

const choose = (name: RegExp | string) => userEvent.click(screen.getByRole('radio', { name }))
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /Agregar al carrito|Agotado/ })

afterEach(() => vi.restoreAllMocks())

describe('a product with variants', () => {
  it('begins with the cheapest that can be bought', async () => {
    await openRoute(SOFA)
    expect(screen.getByRole('heading', { level: 1, name: 'Sofá Oslo' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Gris', checked: true })).toBeTruthy()
    expect(screen.getAllByText('$8,999.00')).toHaveLength(2)
    expect(addButton().disabled).toBe(false)
  })

  it('changes price and address with the choice', async () => {
    const { search } = await openRoute(SOFA)
    await choose('3 plazas')
    expect(screen.getAllByText('$11,999.00')).toHaveLength(2)
    expect(screen.getAllByText('$14,999.00').map(({ tagName }) => tagName)).toEqual(['S', 'S'])
    expect(screen.getByText(/20\s?%/)).toBeTruthy()
    expect(search()).toBe('?childSku=SOFA-49-3')
  })

  it('opens with the variant that the address names', async () => {
    await openRoute(SOFA, '/salas/sofa-oslo?childSku=SOFA-49-3')
    expect(screen.getByRole('radio', { name: '3 plazas', checked: true })).toBeTruthy()
  })

  it('says what is sold out before it is chosen, and does not sell it', async () => {
    await openRoute(SOFA)
    await choose('Azul, Agotado')
    expect(addButton().disabled).toBe(true)
    expect(addButton().textContent).toBe('Agotado')
  })

  it('takes the nearest combination where there is none, and says so', async () => {
    await openRoute(SOFA, '/salas/sofa-oslo?childSku=SOFA-49-3')
    await choose('Azul, en otra combinación')
    expect(
      screen.getByText('No existe esa configuración del producto. Elegimos por ti otra que te puede gustar.'),
    ).toBeTruthy()
    expect(screen.getByRole('radio', { name: /^2 plazas/, checked: true })).toBeTruthy()
  })

  it('has its own address as the canonical link', async () => {
    await openRoute(SOFA)
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://hogar.example/salas/sofa-oslo',
    )
  })
})

const CATEGORY = {
  __typename: 'Category',
  id: 'sofas',
  name: 'Sofás',
  link: '/salas/sofas',
  breadcrumbs: [
    { id: 'living', name: 'Salas', link: '/salas' },
    { id: 'sofas', name: 'Sofás', link: '/salas/sofas' },
  ],
  children: [{ id: 'beds', name: 'Sofás cama', link: '/salas/sofas/sofas-cama' }],
  products: {
    totalCount: 31,
    edges: [
      { node: { __typename: 'SimpleProduct', id: 'a', name: 'Sofá Alba', urlPath: 'salas/sofa-alba', tags: [] } },
    ],
    pageInfo: { endCursor: 'c1', hasNextPage: true },
  },
}

describe('a category', () => {
  it('says what and how much is in it, and where to go from here', async () => {
    await openRoute(CATEGORY, '/salas/sofas')
    expect(screen.getByRole('heading', { level: 1, name: 'Sofás' })).toBeTruthy()
    expect(screen.getByText('31 productos')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sofás cama' }).getAttribute('href')).toBe('/salas/sofas/sofas-cama')
    expect(screen.getByRole('link', { name: 'Sofá Alba' }).getAttribute('href')).toBe('/salas/sofa-alba')
    expect(within(screen.getByRole('navigation', { name: 'Estás en' })).getAllByRole('link')).toHaveLength(2)
  })

  it('of everything, narrowed to what is on offer, is the page of the offers', async () => {
    const all = { ...CATEGORY, name: 'Todo', link: '/todo', breadcrumbs: [], metaTitle: null }
    await openRoute(all, '/todo?discount=1-*&sort=discount')
    expect(screen.getByRole('heading', { level: 1, name: 'Ofertas' })).toBeTruthy()
  })

  it('states beside its title how many products its list has, filtered or not', async () => {
    const listing = (totalCount: number | null) => ({
      ...CATEGORY,
      productCount: 103,
      products: totalCount === null ? null : { ...CATEGORY.products, totalCount },
    })
    const stated = () => screen.queryByText(/^(\d+ productos?|Sin productos)$/, { selector: 'header p' })?.textContent
    const { unmount } = await openRoute(listing(29), '/salas/sofas?color=52')
    expect(stated()).toBe('29 productos')
    expect(screen.getByText('1 de 29')).toBeTruthy()
    unmount()
    for (const unknown of [0, null]) {
      const view = await openRoute(listing(unknown), '/salas/sofas?color=52')
      expect(stated()).toBeUndefined()
      view.unmount()
    }
  })

  it('has a link to the next page, which keeps the order', async () => {
    await openRoute(CATEGORY, '/salas/sofas?sort=price-low')
    expect(screen.getByRole('link', { name: 'Ver más' }).getAttribute('href')).toBe(
      '/salas/sofas?sort=price-low&page=2',
    )
  })

  it('grows in place', async () => {
    const { environment } = await openRoute(CATEGORY, '/salas/sofas')
    await userEvent.click(screen.getByRole('link', { name: 'Ver más' }))
    // Beside it the list asks when its products arrive.
    const operation = environment.mock.getAllOperations().find(({ request }) => 'after' in request.variables)!
    const { node, variables } = operation.request
    expect(variables).toMatchObject({ after: 'c1', count: 24 })
    const more = { node: { __typename: 'SimpleProduct', id: 'b', name: 'Sofá Bruma', urlPath: 'salas/sofa-bruma' } }
    const products = { totalCount: 31, edges: [more], pageInfo: { endCursor: 'c2', hasNextPage: false } }
    const data = answerQuery(node, variables, { node: { ...CATEGORY, products } })
    await act(async () => environment.mock.resolve(operation, { data }))
    expect(screen.getByRole('link', { name: 'Sofá Bruma' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sofá Alba' })).toBeTruthy()
  })

  it('stays where its products could not be read, and asks for them again', async () => {
    const { environment } = await openRoute({ ...CATEGORY, products: null }, '/salas/sofas')
    expect(screen.getByRole('heading', { level: 1, name: 'Sofás' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sofás cama' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'No pudimos cargar los productos' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    const { node, variables } = environment.mock.getMostRecentOperation().request
    const data = answerQuery(node, variables, { node: CATEGORY })
    await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data })))
    expect(screen.getByRole('link', { name: 'Sofá Alba' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull()
  })

  it('says off line that it has no products here where they could not be read', async () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    await openRoute({ ...CATEGORY, products: null }, '/salas/sofas')
    expect(screen.getByRole('heading', { name: /No hay productos sincronizados de esta categoría/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull()
  })

  it('changes its order in the address', async () => {
    const { search } = await openRoute(CATEGORY, '/salas/sofas?page=2')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'Precio: menor a mayor')
    expect(search()).toBe('?sort=price-low')
  })

  it('has a way on when it is empty', async () => {
    const products = { totalCount: 0, edges: [], pageInfo: { endCursor: null, hasNextPage: false } }
    await openRoute({ ...CATEGORY, products }, '/salas/sofas')
    expect(screen.getByRole('heading', { name: 'Aún no hay productos aquí' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Ir al inicio' }).length).toBeGreaterThan(0)
  })
})

describe('any other address', () => {
  it('offers a search where there is nothing', async () => {
    await openRoute(null, '/nada')
    expect(screen.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeTruthy()
    expect(screen.getByRole('searchbox')).toBeTruthy()
  })

  it('shows an editors’ page', async () => {
    const page = {
      __typename: 'CmsPage',
      identifier: 'aviso',
      title: 'Aviso',
      heading: null,
      content: '<p>Cuidamos</p>',
    }
    await openRoute(page, '/aviso')
    expect(screen.getByRole('heading', { level: 1, name: 'Aviso' })).toBeTruthy()
    expect(screen.getByText('Cuidamos')).toBeTruthy()
  })

  it('goes where a page has moved to', async () => {
    const { router } = await openRoute(
      { __typename: 'Redirect', target: '/salas', storeCode: 'hogar', statusCode: 301 },
      '/viejo',
    )
    expect(router.state.location.pathname).toBe('/salas')
  })

  it('leaves a page that has moved to another store to the server, which redirects', async () => {
    const { router } = await openRoute(
      { __typename: 'Redirect', target: '/salas', storeCode: 'viu', statusCode: 301 },
      '/viejo',
    )
    expect(router.state.location.pathname).toBe('/viejo')
    expect(document.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe('0')
  })
})
