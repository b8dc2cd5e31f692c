import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { PRODUCT } from '../../catalogue/testing/openProductPage.tsx'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { NetworkFailure } from '../../relay/NetworkFailure.ts'
import { answerQuery } from '../../testing/answerQuery.ts'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { DEVICE_WISHES_MAX } from '../limits.ts'
import { DeviceWishesRoute } from './DeviceWishesRoute.tsx'
import { WishesLink } from './WishesLink.tsx'
import { withWish } from './deviceWishes.ts'
// Loaded late by the page.
import './TranslatedCustomerWishes.ts'

const KEY = 'hogar:wishes:hogar'
const wish = (sku: string) => ({ id: `p:${sku}`, sku })
const table = (sku: string) => ({
  ...PRODUCT,
  __typename: 'SimpleProduct',
  id: `p:${sku}`,
  sku,
  name: `Mesa ${sku}`,
  urlPath: `mesas/${sku}`,
})
const keep = (...skus: string[]) => localStorage.setItem(KEY, JSON.stringify(skus.map(wish)))
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown

beforeEach(() => localStorage.clear())

describe('a guest’s list on the device', () => {
  async function open(...skus: string[]) {
    if (skus.length > 0) keep(...skus)
    const view = await renderWithRelay(<DeviceWishesRoute />, { path: '/wishlist', answered: 0 })
    const questions = () =>
      view.environment.mock
        .getAllOperations()
        .filter(({ request }) => request.node.operation.name === 'DeviceWishGridQuery')
    const answer = (nodes: (object | null)[]) =>
      act(async () =>
        questions().forEach((operation) =>
          view.environment.mock.resolve(operation, {
            data: answerQuery(operation.request.node, operation.request.variables, { nodes }),
          }),
        ),
      )
    return { ...view, questions, answer }
  }

  it('is read in one request, and what is no longer sold is marked', async () => {
    const { questions, answer } = await open('A', 'B')
    expect(questions().map(({ request }) => request.variables)).toEqual([{ ids: ['p:A', 'p:B'] }])
    await answer([table('A'), null])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tus favoritos')
    expect(screen.getByRole('link', { name: 'Mesa A' })).toBeTruthy()
    expect(screen.getByText('El producto B ya no está disponible.')).toBeTruthy()
  })

  it('leads to an account that keeps it, and comes back to its lists', async () => {
    const { answer } = await open('A')
    await answer([table('A')])
    for (const name of ['Entrar', 'Crear una cuenta']) {
      const href = screen.getByRole('link', { name }).getAttribute('href') ?? ''
      expect(atob(new URLSearchParams(href.split('?')[1]).get('r') ?? '')).toBe('/my-account/wishlists')
    }
  })

  it('loses what is removed, without a request, down to the empty page', async () => {
    const { questions, answer } = await open('A', 'B')
    await answer([table('A'), table('B')])
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Mesa A de la lista' }))
    expect(screen.queryByRole('link', { name: 'Mesa A' })).toBeNull()
    expect(kept()).toEqual([wish('B')])
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Mesa B de la lista' }))
    expect(screen.getByRole('heading', { name: 'Todavía no guardas nada' })).toBeTruthy()
    expect(questions()).toEqual([])
  })

  it('can be requested again where the network failed', async () => {
    const { environment, questions, answer } = await open('A')
    await act(async () =>
      environment.mock.reject(questions()[0]!, new NetworkFailure('unreachable', { operation: 'DeviceWishGridQuery' })),
    )
    expect(screen.getByRole('alert').textContent).toContain('No pudimos traer tus favoritos')
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    await answer([table('A')])
    expect(screen.getByRole('link', { name: 'Mesa A' })).toBeTruthy()
  })

  it('is bounded: the oldest makes room, and what the device holds beyond is not asked for', async () => {
    const many = Array.from({ length: DEVICE_WISHES_MAX + 5 }, (_, at) => `S${at}`)
    const { questions } = await open(...many)
    expect(questions()[0]?.request.variables['ids']).toHaveLength(DEVICE_WISHES_MAX)
    const full = many.slice(0, DEVICE_WISHES_MAX).map(wish)
    expect(withWish(full, wish('NEW'))).toEqual([wish('NEW'), ...full.slice(0, -1)])
  })
})

describe('the heart of the header', () => {
  it('counts what a guest has saved, and leads there', async () => {
    keep('A', 'B')
    await renderWithRelay(<WishesLink />, { answered: 0 })
    expect(screen.getByRole('link', { name: 'Favoritos: 2 productos' }).getAttribute('href')).toBe('/wishlist')
  })

  it('counts what is on the lists of a customer', async () => {
    localStorage.setItem('hogar:customer:hogar', 'Ana')
    const nodes = [
      { id: 'w:1', itemCount: 3 },
      { id: 'w:2', itemCount: 1 },
    ]
    await renderWithRelay(<WishesLink />, {
      mockResolvers: { Query: () => ({ viewer: { customer: { id: 'c:1', wishLists: { nodes } } } }) },
    })
    const link = await screen.findByRole('link', { name: 'Favoritos: 4 productos' })
    expect(link.getAttribute('href')).toBe('/my-account/wishlists')
  })

  it('adds what was saved as a guest to the lists of the customer, once, and what is refused with its reason', async () => {
    keep('NEW', 'OLD')
    localStorage.setItem('hogar:customer:hogar', 'Ana')
    const queue = createFakeQueue()
    await renderWithRelay(
      <>
        <WishesLink />
        <NotificationOutlet />
      </>,
      { queue, answered: 0 },
    )
    const wishes = ['OLD', 'NEW'].map((sku) => ({ input: { wishListId: null, sku }, sku }))
    await waitFor(() => expect(queue.asked.map(({ variables }) => variables)).toEqual(wishes))
    await waitFor(() => expect(kept()).toEqual([]))
    expect(queue.asked).toHaveLength(2)
    expect(await screen.findByText(/^Los 2 productos que guardaste sin cuenta ya están/)).toBeTruthy()
  })
})
