import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { ConcreteRequest, Variables } from 'relay-runtime'
import { beforeEach, describe, expect, it } from 'vitest'
import sharedWishListRouteQuery from '../__generated__/SharedWishListRouteQuery.graphql'
import wishListRouteQuery from '../__generated__/WishListRouteQuery.graphql'
import wishListsRouteQuery from '../__generated__/WishListsRouteQuery.graphql'
import { NotificationOutlet } from '../design/overlays/NotificationOutlet.tsx'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { SharedWishListRoute } from './SharedWishListRoute.tsx'
import { WishButton } from './WishButton.tsx'
import { WishListRoute } from './WishListRoute.tsx'
import { WishListsRoute } from './WishListsRoute.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const product = (sku: string, name: string, amount: string) => ({
  sku,
  product: {
    __typename: 'SimpleProduct',
    id: `p:${sku}`,
    name,
    urlPath: sku.toLowerCase(),
    price: {
      final: { amount, currencyCode: 'MXN' },
      regular: { amount, currencyCode: 'MXN' },
      instalments: [],
      tiers: [],
    },
    tags: [],
    secondImage: null,
  },
})
const ITEMS = {
  nodes: [product('LAMP', 'Lámpara', '900.00'), product('BUR', 'Buró', '1500.00'), { sku: 'OLD', product: null }],
}
const LIST = { __typename: 'WishList', id: 'w:1', name: 'Sala', access: 'PUBLIC', sharingCode: 'abc', itemCount: 3, isDefault: true, items: ITEMS } // prettier-ignore
const ANA = { id: 'c:1', firstName: 'Ana', wishLists: { nodes: [LIST] } }

type Page = Readonly<{ query: ConcreteRequest; variables?: Variables; root: object; path: string; page: ReactNode }>

async function open({ query, variables = {}, root, path, page }: Page) {
  const queue = createFakeQueue()
  const view = await renderWithRelay(
    <RouteForTest query={query} variables={variables} root={root}>
      {page}
      <NotificationOutlet />
    </RouteForTest>,
    { path, queue, answered: 0 },
  )
  return { ...view, queue }
}

describe('the lists', () => {
  const openLists = (wishLists: object | null) =>
    open({ query: wishListsRouteQuery, root: { viewer: { customer: { ...ANA, wishLists } } }, path: '/my-account/wishlists', page: <WishListsRoute /> }) // prettier-ignore

  it('link to their pages, and say how much is on them and who reads them', async () => {
    await openLists({ nodes: [LIST] })
    expect(screen.getByRole('link', { name: 'Sala' }).getAttribute('href')).toBe('/my-account/wishlists/w:1')
    expect(screen.getByText(/3 productos · Pública/)).toBeDefined()
    expect(screen.getByText('Principal')).toBeDefined()
  })

  it('are made by name; a name that is taken stands at its field', async () => {
    const { queue } = await openLists({ nodes: [] })
    expect(screen.getByText('Todavía no tienes listas')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Crear lista' }))
    expect(screen.getByText('Escribe un nombre para la lista.')).toBeDefined()
    expect(queue.asked).toEqual([])
    const message = 'Ya existe una lista con este nombre.'
    queue.answerNext({ kind: 'refused', userErrors: [{ code: 'WISH_LIST_NAME_TAKEN', message, field: ['name'] }], data: null }) // prettier-ignore
    await userEvent.type(screen.getByLabelText('Nombre de la nueva lista'), ' Sala ')
    await userEvent.click(screen.getByRole('button', { name: 'Crear lista' }))
    expect(queue.asked).toMatchObject([{ name: 'createWishList', variables: { input: { name: 'Sala', sku: null } } }])
    expect(await screen.findByText(message)).toBeDefined()
  })

  it('that cannot be read say so', async () => {
    await openLists(null)
    expect(screen.getByRole('alert').textContent).toBe('Por ahora no podemos mostrar tus listas.')
  })
})

const openList = (node: object | null = LIST) =>
  open({ query: wishListRouteQuery, variables: { list: 'w:1' }, root: { viewer: { customer: ANA }, node }, path: '/my-account/wishlists/w:1', page: <WishListRoute /> }) // prettier-ignore

describe('a list', () => {
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

  it('is ordered on the device, and the order stays in the address', async () => {
    const { router } = await openList()
    expect(names()).toEqual(['Lámpara', 'Buró'])
    await userEvent.selectOptions(screen.getByLabelText('Ordenar'), 'Alfabético')
    expect(names()).toEqual(['Buró', 'Lámpara'])
    expect(router.state.location.search).toBe('?sort=ALPHABETICAL')
    await userEvent.selectOptions(screen.getByLabelText('Ordenar'), 'Precio ascendente')
    expect(names()).toEqual(['Lámpara', 'Buró'])
    expect(screen.getByText('El producto OLD ya no está disponible.')).toBeDefined()
  })

  it('lets a product go by its SKU', async () => {
    const { queue } = await openList()
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Buró de la lista' }))
    expect(queue.asked).toMatchObject([{ name: 'removeFromWishList', variables: { input: { wishListId: 'w:1', sku: 'BUR' } } }]) // prettier-ignore
  })

  it('gets another name and other readers', async () => {
    const { queue } = await openList()
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.clear(dialog.getByLabelText('Nombre'))
    await userEvent.type(dialog.getByLabelText('Nombre'), 'Comedor')
    await userEvent.click(dialog.getByRole('radio', { name: /^Privada/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
    expect(queue.asked).toMatchObject([{ name: 'updateWishList', variables: { input: { wishListId: 'w:1', name: 'Comedor', access: 'PRIVATE' } } }]) // prettier-ignore
  })

  it('goes after asking, and its page is left', async () => {
    const { queue, router } = await openList()
    await userEvent.click(screen.getByRole('button', { name: 'Borrar lista' }))
    expect(queue.asked).toEqual([])
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Borrar lista' }))
    expect(queue.asked).toMatchObject([{ name: 'deleteWishList', variables: { input: { wishListId: 'w:1' } } }])
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-account/wishlists'))
  })

  it('that is not there says so', async () => {
    await openList(null)
    expect(screen.getByText('No encontramos esa lista')).toBeDefined()
  })
})

describe('a shared list', () => {
  const openShared = (sharedWishList: object | null) =>
    open({ query: sharedWishListRouteQuery, variables: { code: 'abc' }, root: { sharedWishList }, path: '/wishlist/abc', page: <SharedWishListRoute /> }) // prettier-ignore

  it('shows what is on it, and its owner where the name is public', async () => {
    await openShared({ name: 'Sala', ownerName: 'Ana', itemCount: 3, items: ITEMS })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sala')
    expect(screen.getByText('Lista de Ana').parentElement?.textContent).toBe('Lista de Ana · 3 productos')
    expect(screen.getByRole('link', { name: 'Lámpara' })).toBeDefined()
  })

  it('is to be looked at: nothing of it can be changed, as its owner can on their own page', async () => {
    const CHANGES = { name: /quitar|borrar|editar|cambiar|compartir/i }
    await openShared({ name: 'Sala', ownerName: 'Ana', itemCount: 3, items: ITEMS })
    expect(screen.getAllByRole('link', { name: 'Lámpara' }).length).toBeGreaterThan(0)
    expect(screen.queryAllByRole('button', CHANGES)).toEqual([])
    cleanup()
    await openList()
    expect(screen.getAllByRole('button', CHANGES).length).toBeGreaterThan(1)
  })

  it('that is no longer shared says so, with a way on', async () => {
    await openShared(null)
    expect(screen.getByText('No encontramos esa lista')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver la tienda' })).toBeDefined()
  })
})

describe('the heart', () => {
  const heart = () =>
    renderWithRelay(
      <>
        <WishButton product={{ id: 'p:LAMP', sku: 'LAMP' }} name="Lámpara" />
        <NotificationOutlet />
      </>,
      { path: '/lampara?color=rojo', answered: 0 },
    )
  const button = () => screen.getByRole('button', { name: 'Guardar Lámpara en una lista' })
  const press = () => userEvent.click(button())
  const onDevice = () => JSON.parse(localStorage.getItem('hogar:wishes:hogar') ?? '[]') as unknown

  it('saves a guest’s product on the device, says where it is, and removes it', async () => {
    const { router, queue } = await heart()
    expect(button().getAttribute('aria-pressed')).toBe('false')
    await press()
    expect(button().getAttribute('aria-pressed')).toBe('true')
    expect(onDevice()).toEqual([{ id: 'p:LAMP', sku: 'LAMP' }])
    expect(screen.getByRole('link', { name: 'Favoritos' }).getAttribute('href')).toBe('/wishlist')
    await press()
    expect(onDevice()).toEqual([])
    expect(router.state.location.pathname).toBe('/lampara')
    expect(queue.asked).toEqual([])
  })

  it('opens the lists; the form for a new one replaces them, and goes back to them', async () => {
    localStorage.setItem('hogar:customer:hogar', 'Ana')
    const viewer = { customer: { id: 'c:1', wishLists: { nodes: [{ ...LIST, hasProduct: true }] } } }
    await renderWithRelay(<WishButton product={{ id: 'p:LAMP', sku: 'LAMP' }} name="Lámpara" />, {
      path: '/lampara',
      mockResolvers: { Query: () => ({ viewer }) },
    })
    await press()
    const isOnList = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sala' }).checked
    await waitFor(() => expect(isOnList()).toBe(true))
    await userEvent.click(screen.getByRole('button', { name: 'Crear otra lista' }))
    expect(screen.queryByRole('checkbox', { name: 'Sala' })).toBeNull()
    await userEvent.type(screen.getByRole('textbox'), 'Recámara')
    await userEvent.click(screen.getByRole('button', { name: 'Mis listas' }))
    expect(isOnList()).toBe(true)
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
