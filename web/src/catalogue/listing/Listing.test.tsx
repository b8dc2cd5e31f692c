import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Observable } from 'relay-runtime'
import { afterEach, describe, expect, it, vi } from 'vitest'
import query from '../../__generated__/CatalogueRouteQuery.graphql'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { RouteForTest } from '../../testing/RouteForTest.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { CatalogueRoute } from '../CatalogueRoute.tsx'
import { FACET_VALUES_SHOWN } from '../limits.ts'
import { listingVariables } from './listingAddress.ts'
import '../../testing/loadedCataloguePages.ts'

const value = (id: string, text: readonly [label: string, count: number], rest: object = {}) => ({
  value: id,
  label: text[0],
  count: text[1],
  isChosen: false,
  swatch: null,
  ...rest,
})

const COLOUR = {
  attribute: 'color',
  label: 'Color',
  kind: 'SWATCH',
  values: [
    value('52', ['Gris niebla', 12], { swatch: '#9a9a96' }),
    value('50', ['Azul marino', 7], { swatch: '#2c3d5b' }),
  ],
}
const PRICE = {
  attribute: 'price',
  label: 'Precio',
  kind: 'RANGE',
  values: [value('0-5000', ['< $5,000', 9]), value('5000-*', ['> $5,000', 22])],
}
const SIZES = Array.from({ length: FACET_VALUES_SHOWN + 3 }, (_, index) =>
  value(`${160 + index}`, [`Talla ${index}`, 1]),
)
const SIZE = { attribute: 'size', label: 'Tamaño', kind: 'CHOICE', values: SIZES }
const MONEY = { amount: '899.50', currencyCode: 'MXN' }

const priced = (amount: string, rest: object = {}) => ({
  regular: { amount, currencyCode: 'MXN' },
  final: { amount, currencyCode: 'MXN' },
  specialUntil: null,
  discountPercent: 0,
  isFrom: false,
  instalments: [],
  ...rest,
})

const FULL = {
  totalCount: 31,
  edges: [{ node: { __typename: 'SimpleProduct', id: 'a', name: 'Sofá Alba', urlPath: 'salas/sofa-alba', tags: [] } }],
  pageInfo: { endCursor: 'c1', hasNextPage: true },
  facets: [COLOUR, PRICE, SIZE],
  priceBounds: { lowest: MONEY, highest: { ...MONEY, amount: '24999.01' } },
}
const NOTHING = { ...FULL, totalCount: 0, edges: [], pageInfo: { endCursor: null, hasNextPage: false } }

async function openCategory(search = '', products: object = FULL) {
  const path = `/salas/sofas${search}`
  const variables = { path, ...listingVariables(new URLSearchParams(search)) }
  const route = { __typename: 'Category', id: 'sofas', name: 'Sofás', link: '/salas/sofas', products }
  const view = await renderWithRelay(
    <>
      <RouteForTest query={query} variables={variables} root={{ route }}>
        <CatalogueRoute />
      </RouteForTest>
      <NotificationOutlet />
    </>,
    { path, answered: 0 },
  )
  return { ...view, search: () => view.router.state.location.search }
}

const column = () => within(screen.getByRole('region', { name: 'Filtros' }))
const chips = () => within(screen.getByRole('list', { name: 'Filtros elegidos' }))

afterEach(() => vi.restoreAllMocks())

describe('more of a list', () => {
  it('that cannot be loaded is reported to the shopper and logged', async () => {
    const { environment } = await openCategory()
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(environment.getNetwork(), 'execute').mockReturnValue(
      Observable.create((sink) => sink.error(new Error('unreachable'))),
    )
    await userEvent.click(screen.getByRole('link', { name: 'Ver más' }))
    expect(await screen.findByText('No pudimos traer más productos. Inténtalo de nuevo.')).toBeTruthy()
    expect(logged).toHaveBeenCalledWith('Problem with fetching more products', expect.any(Error))
  })

  const answerLater = async () => {
    const { environment } = await openCategory()
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
    vi.spyOn(environment.getNetwork(), 'execute').mockReturnValue(
      Observable.create((sink) => {
        const connection = { ...NOTHING, totalCount: 31, match: null, facets: undefined }
        const node = {
          __typename: 'Category',
          __isNode: 'Category',
          id: 'sofas',
          name: 'Sofás',
          urlPath: 'salas/sofas',
        }
        void isAnswered.then(() => {
          // The days of arrival are read by then, too: of no product.
          sink.next({ data: { nodes: [], node: { ...node, products: connection } } })
          sink.complete()
        })
      }),
    )
    window.history.replaceState(null, '', '/salas/sofas')
    await userEvent.click(screen.getByRole('link', { name: 'Ver más' }))
    return () => act(async () => answer())
  }

  it('is named in the address of the list', async () => {
    const answer = await answerLater()
    await answer()
    expect(window.location.href).toMatch(/\/salas\/sofas\?page=2$/)
  })

  it.each(['/salas/sofa-alba', '/salas/sofas?color=52'])(
    'that comes when the shopper has gone on to %s leaves that address as it is',
    async (next) => {
      const answer = await answerLater()
      // The router is there already, while this list is shown until the next page is loaded.
      window.history.pushState({ key: 'next' }, '', next)
      await answer()
      expect(window.location.pathname + window.location.search).toBe(next)
    },
  )
})

describe('the filters of a list', () => {
  it('say what they narrow by and how many products that leaves', async () => {
    await openCategory()
    const colour = within(column().getByRole('group', { name: 'Color' }))
    expect(colour.getByRole('checkbox', { name: 'Gris niebla, 12 productos' })).toBeTruthy()
    expect(column().getByRole('group', { name: 'Precio' })).toBeTruthy()
    expect(column().getByRole('radio', { name: '< $5,000, 9 productos' })).toBeTruthy()
  })

  it('go into the address, several values of one attribute too, and return to the first page', async () => {
    const { search } = await openCategory('?sort=discount&page=3')
    await userEvent.click(column().getByRole('checkbox', { name: /Gris niebla/ }))
    expect(search()).toBe('?sort=discount&color=52')
    await userEvent.click(column().getByRole('checkbox', { name: /Azul marino/ }))
    expect(search()).toBe('?sort=discount&color=52&color=50')
    expect(column().getByRole('checkbox', { name: /Gris niebla/, checked: true })).toBeTruthy()
    await userEvent.click(column().getByRole('checkbox', { name: /Gris niebla/ }))
    expect(search()).toBe('?sort=discount&color=50')
  })

  it('take one range, another, or any', async () => {
    const { search } = await openCategory('?price=0-5000')
    const radio = (name: RegExp) => column().getByRole<HTMLInputElement>('radio', { name })
    expect(radio(/< \$5,000/).checked).toBe(true)
    await userEvent.click(radio(/> \$5,000/))
    expect(search()).toBe('?price=5000-*')
    await userEvent.click(radio(/Todos/))
    expect(search()).toBe('')
  })

  it('take a price of one’s own, by button and by Enter', async () => {
    const { search } = await openCategory()
    expect(column().getByRole<HTMLInputElement>('textbox', { name: 'Desde' }).placeholder).toBe('$899')
    expect(column().getByRole<HTMLInputElement>('textbox', { name: 'Hasta' }).placeholder).toBe('$25,000')
    await userEvent.type(column().getByRole('textbox', { name: 'Hasta' }), '10000')
    await userEvent.click(column().getByRole('button', { name: 'Aplicar' }))
    expect(search()).toBe('?price=0-10000')
    expect(chips().getByRole('link', { name: 'Quitar filtro Precio: Hasta $10,000' })).toBeTruthy()
    await userEvent.type(column().getByRole('textbox', { name: 'Desde' }), '500{Enter}')
    expect(search()).toBe('?price=500-10000')
  })

  it('show the variant that they match, and link to it', async () => {
    const [edge] = FULL.edges
    const matchingVariant = {
      sku: 'ALBA&GRIS',
      image: { path: '/a/gris', alt: 'Alba gris', placeholderColor: '#999999' },
      price: priced('8999.00'),
    }
    const other = {
      node: {
        ...edge!.node,
        price: priced('7499.00', { isFrom: true }),
        id: 'b',
        name: 'Sofá Bruma',
        urlPath: 'salas/sofa-bruma',
      },
      matchingVariant: null,
    }
    await openCategory('?color=52', {
      ...FULL,
      edges: [{ node: { ...edge!.node, price: priced('7499.00', { isFrom: true }) }, matchingVariant }, other],
    })
    const card = (name: string) => screen.getByRole('link', { name }).closest('article')!
    expect(screen.getByRole('link', { name: 'Sofá Alba' }).getAttribute('href')).toBe(
      '/salas/sofa-alba?childSku=ALBA%26GRIS',
    )
    expect(card('Sofá Alba').querySelector('img')?.getAttribute('src')).toContain('/a/gris')
    expect(screen.getByRole('link', { name: 'Sofá Bruma' }).getAttribute('href')).toBe('/salas/sofa-bruma')
    expect(within(card('Sofá Alba')).getByText('$8,999.00')).toBeTruthy()
    expect(within(card('Sofá Alba')).queryByText('Desde')).toBeNull()
    expect(within(card('Sofá Bruma')).getByText('$7,499.00')).toBeTruthy()
    expect(within(card('Sofá Bruma')).getByText('Desde')).toBeTruthy()
  })

  it('fold long facets, and keep in sight what is chosen', async () => {
    const last = SIZES.at(-1)!
    await openCategory(`?size=${last.value}`)
    const size = within(column().getByRole('group', { name: 'Tamaño' }))
    const folded = (name: string) =>
      size.getByRole('checkbox', { name: `${name}, 1 producto` }).closest('details details')
    expect(folded('Talla 0')).toBeNull()
    expect(folded(last.label)).toBeNull()
    expect(folded(SIZES.at(-2)!.label)).not.toBeNull()
    expect(size.getByText('Mostrar 3 más')).toBeTruthy()
  })
})

describe('what is chosen', () => {
  it('is named by chips that take it away, one by one or all', async () => {
    const { search } = await openCategory('?sort=discount&color=52&color=50&price=0-5000')
    expect(chips().getAllByRole('link')).toHaveLength(4)
    await userEvent.click(chips().getByRole('link', { name: 'Quitar filtro Color: Gris niebla' }))
    expect(search()).toBe('?sort=discount&price=0-5000&color=50')
    await userEvent.click(chips().getByRole('link', { name: 'Borrar filtros' }))
    expect(search()).toBe('?sort=discount')
    expect(screen.queryByRole('list', { name: 'Filtros elegidos' })).toBeNull()
  })

  it('leaves the keyboard where a chip was', async () => {
    await openCategory('?color=52&color=50')
    const [first, second] = chips().getAllByRole('link')
    first!.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(second)
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.textContent).toBe('1 de 31')
  })

  it('is followed by how many are left, for a screen reader, once something has changed', async () => {
    await openCategory()
    const said = () => screen.getAllByRole('status').map((status) => status.textContent)
    expect(said()).not.toContain('31 productos')
    await userEvent.click(column().getByRole('checkbox', { name: /Gris niebla/ }))
    expect(said()).toContain('31 productos')
  })

  it('is seen on a phone in a sheet with a live count', async () => {
    await openCategory('?color=52')
    await userEvent.click(screen.getByRole('link', { name: 'Filtrar 1 elegido' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Filtros' }))
    expect(sheet.getByRole('checkbox', { name: /Gris niebla/, checked: true })).toBeTruthy()
    await userEvent.click(sheet.getByRole('button', { name: 'Ver 31 productos' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can be cleared where filters could not be read', async () => {
    await openCategory('?color=52', { ...FULL, facets: null })
    expect(screen.queryByRole('region', { name: 'Filtros' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Sofá Alba' })).toBeTruthy()
    expect(
      chips()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Borrar filtros'])
  })

  it('is forgotten where the shop does not know it', async () => {
    const { search } = await openCategory('?color=52&color=999&estilo=5&price=7-8')
    expect(search()).toBe('?price=7-8&color=52')
  })
})

describe('a list that nothing is left of', () => {
  it('names the filters and offers each to be taken away', async () => {
    const { search } = await openCategory('?color=52&price=0-5000', NOTHING)
    expect(screen.getByRole('heading', { name: 'Ningún producto cumple con todo' })).toBeTruthy()
    await userEvent.click(chips().getByRole('link', { name: /Gris niebla/ }))
    expect(search()).toBe('?price=0-5000')
  })

  it('says off line that this device knows none', async () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    await openCategory('', NOTHING)
    expect(screen.getByRole('heading', { name: /No hay productos sincronizados de esta categoría/ })).toBeTruthy()
  })
})

describe('without a network', () => {
  it('a choice is not made, which is reported', async () => {
    const { search } = await openCategory()
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    await act(async () => window.dispatchEvent(new Event('offline')))
    await userEvent.click(column().getByRole('checkbox', { name: /Gris niebla/ }))
    expect(search()).toBe('')
    expect(
      screen
        .getAllByRole('status')
        .map((status) => status.textContent)
        .join(),
    ).toContain('No hay productos sincronizados')
    await userEvent.click(screen.getByRole('link', { name: 'Ver más' }))
    expect(screen.getAllByText(/No hay productos sincronizados/)).toHaveLength(1)
  })
})
