import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import quotesRouteQuery from '../../__generated__/QuotesRouteQuery.graphql'
import { AccountMenu } from '../../customers/AccountMenu.tsx'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { QuotesRoute } from './QuotesRoute.tsx'
import { RouteQuery } from '../testing/RouteQuery.tsx'
import { QUOTES_PAGE_SIZE } from '../limits.ts'
import { quoteFixture } from '../testing/restorableFixtures.ts'

const SOFA = { sku: 'SOFA', name: 'Sofá Oslo' }
const LAMP = { sku: 'LAMP', name: 'Lámpara Faro', quantity: 2 }
const SALA = quoteFixture('quote:1', 'Sala', [SOFA, LAMP])

const connection = (quotes: readonly unknown[], totalCount = quotes.length) => ({
  edges: quotes.map((node, index) => ({ node, cursor: `at:${index}` })),
  pageInfo: { hasNextPage: quotes.length < totalCount, endCursor: `at:${quotes.length - 1}` },
  totalCount,
})

type Page = Readonly<{
  totalQuantity?: number
  totalCount?: number
  path?: string
  customer?: Readonly<{ id: string; firstName: string }> | null
}>

async function open(
  quotes: readonly unknown[],
  { totalQuantity = 0, totalCount = quotes.length, path = '/checkout/quotes', customer = null }: Page = {},
) {
  const queue = createFakeQueue()
  const cart = totalQuantity > 0 ? { id: 'cart:1', totalQuantity } : null
  const viewer = { quotes: connection(quotes, totalCount), cart, customer }
  const view = await renderWithRelay(
    <RouteQuery query={quotesRouteQuery} variables={{ first: QUOTES_PAGE_SIZE }}>
      <QuotesRoute />
      <NotificationOutlet />
    </RouteQuery>,
    { queue, path, mockResolvers: { Viewer: () => viewer } },
  )
  return { ...view, queue }
}

const card = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).closest('li') ?? document.body)

describe('the quotes page', () => {
  it('stands among the pages of the account for a customer, alone for a guest', async () => {
    const menu = () => screen.queryByRole('navigation', { name: 'Secciones de la cuenta' })
    const guest = await open([SALA])
    expect(menu()).toBeNull()
    guest.unmount()
    await open([SALA], { customer: { id: 'customer:1', firstName: 'Ana' } })
    expect(menu()?.querySelector('[aria-current="page"]')?.textContent).toBe('Mis cotizaciones')
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Tus cotizaciones',
    ])
  })

  it('shows what is in a quote, until when it is valid, and the prices of then and of today', async () => {
    await open([SALA, quoteFixture('quote:2', 'Recámara', [{ ...SOFA, isSold: false }, LAMP])])
    const sala = card('Sala')
    expect(sala.getByText(/Guardada el 20 de noviembre de 2026/).textContent).toContain(
      'hasta el 20 de diciembre de 2026',
    )
    expect(sala.getByText('2 × Lámpara Faro')).toBeDefined()
    expect(sala.getByText('$360.00')).toBeDefined()
    expect(sala.getByText('$300.00')).toBeDefined()
    expect(sala.getByText('$60.00 menos que entonces')).toBeDefined()
    const bedroom = card('Recámara')
    expect(bedroom.getByText('1 × Sofá Oslo, ya no se vende')).toBeDefined()
    expect(bedroom.queryByText(/que entonces/)).toBeNull()
  })

  it('has the focus on the quote that its address names', async () => {
    const quotes = [SALA, quoteFixture('quote:2', 'Recámara', [LAMP])]
    await open(quotes, { path: '/checkout/quotes#2' })
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recámara', level: 2 }).closest('li'))
  })

  it('says that there is none, and the way to the first', async () => {
    await open([])
    expect(screen.getByRole('heading', { name: 'Todavía no guardas ninguna cotización' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ir a mi carrito' }).getAttribute('href')).toBe('/checkout/cart')
  })

  it('brings a quote back into an empty cart at once', async () => {
    const { queue } = await open([SALA])
    await userEvent.click(screen.getByRole('button', { name: 'Recuperar Sala' }))
    expect(queue.asked).toMatchObject([
      {
        name: 'restoreQuote',
        variables: { input: { id: 'quote:1', mode: 'MERGE' } },
        optimism: { name: 'Sala', lines: [{ again: { sku: 'SOFA' } }, { again: { sku: 'LAMP', quantity: 2 } }] },
      },
    ])
    expect(await screen.findByText('«Sala» está en tu carrito, a los precios de hoy.')).toBeDefined()
  })

  it.each([
    ['Agregar a lo que tengo', 'MERGE'],
    ['Cambiar mi carrito por esta', 'REPLACE'],
  ])('asks first what becomes of a cart that holds something: %s', async (answer, mode) => {
    const { queue } = await open([SALA], { totalQuantity: 3 })
    await userEvent.click(screen.getByRole('button', { name: 'Recuperar Sala' }))
    expect(queue.asked).toEqual([])
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(/Tienes 3 artículos en el carrito/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: answer }))
    expect(queue.asked).toMatchObject([{ name: 'restoreQuote', variables: { input: { mode } } }])
  })

  it('deletes after asking, and brings it back to sight when it could not', async () => {
    const { queue } = await open([SALA])
    await userEvent.click(screen.getByRole('button', { name: 'Borrar Sala' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Conservar' }))
    expect(queue.asked).toEqual([])
    queue.answerNext({ kind: 'refused', userErrors: [], data: null })
    await userEvent.click(screen.getByRole('button', { name: 'Borrar Sala' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Borrar' }))
    expect(queue.asked).toMatchObject([{ name: 'deleteQuote', variables: { input: { id: 'quote:1' } } }])
    expect(await screen.findByRole('heading', { name: 'Sala' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Borrar Sala' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Borrar' }))
    expect(screen.queryByRole('heading', { name: 'Sala' })).toBeNull()
  })

  it('shows what waits to be saved, and not what waits to be deleted', async () => {
    const { queue } = await open([SALA])
    const task = { scope: 'cart', createdAt: 0, isTransmitted: false }
    queue.setTasks([
      { ...task, id: 'a', name: 'saveQuote', variables: { input: { name: 'Cocina' } }, optimism: { name: 'Cocina' } },
      { ...task, id: 'b', name: 'deleteQuote', variables: { input: { id: 'quote:1' } }, optimism: { name: 'Sala' } },
    ] as never)
    expect(await screen.findByRole('heading', { name: 'Cocina' })).toBeDefined()
    expect(card('Cocina').getByText('Guardado en este dispositivo: se enviará en cuanto se pueda.')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Sala' })).toBeNull()
  })
})

describe('more quotes than one page', () => {
  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) =>
      quoteFixture(`quote:${from + index}`, `Sala ${from + index}`, [SOFA]),
    )
  const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Ver más cotizaciones' }))

  it('come five at a time, below what is there', async () => {
    const { environment, resolveNext } = await open(numbered(1, 5), { totalCount: 7 })
    expect(screen.getByText('5 de 7')).toBeDefined()
    await press()
    const { request } = environment.mock.getMostRecentOperation()
    expect(request.variables).toEqual({ first: QUOTES_PAGE_SIZE, after: 'at:4' })
    // Loading more quotes does not fetch the cart.
    expect(JSON.stringify(request.node)).not.toContain('"cart"')
    await resolveNext({ Viewer: () => ({ quotes: { ...connection(numbered(6, 7)), totalCount: 7 } }) })
    expect(cards()).toEqual(numbered(1, 7).map(({ name }) => name))
    expect(screen.getByText('7 de 7')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Ver más cotizaciones' })).toBeNull()
  })

  it('have no button where one page holds all', async () => {
    await open(numbered(1, 5))
    expect(screen.queryByRole('button', { name: 'Ver más cotizaciones' })).toBeNull()
    expect(screen.queryByText(/de 5$/)).toBeNull()
  })

  it('that cannot be fetched are reported, and can be requested again', async () => {
    const { rejectNext } = await open(numbered(1, 5), { totalCount: 7 })
    await press()
    await rejectNext(new Error('gone'))
    expect(await screen.findByText('No pudimos cargar más cotizaciones. Inténtalo de nuevo.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Ver más cotizaciones' })).toBeDefined()
  })

  it('stay open when they are read again after one was deleted', async () => {
    const { environment, queue, resolveNext } = await open(numbered(1, 5), { totalCount: 12 })
    await press()
    await resolveNext({ Viewer: () => ({ quotes: { ...connection(numbered(6, 10), 12), totalCount: 12 } }) })
    const task = { scope: 'cart', createdAt: 0, isTransmitted: false, id: 'b', name: 'deleteQuote' }
    act(() =>
      queue.setTasks([{ ...task, variables: { input: { id: 'quote:2' } }, optimism: { name: 'Sala 2' } }] as never),
    )
    expect(cards()).not.toContain('Sala 2')
    expect(screen.getByText('9 de 11')).toBeDefined()
    act(() => queue.setTasks([]))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ first: 10 })
    const rest = numbered(1, 11).filter(({ id }) => id !== 'quote:2')
    await resolveNext({ Viewer: () => ({ quotes: connection(rest, 11), cart: null }) })
    expect(cards()).toEqual(rest.map(({ name }) => name))
    expect(screen.getByText('10 de 11')).toBeDefined()
  })

  it('are there still when all that is shown waits to go', async () => {
    const { queue } = await open(numbered(1, 5), { totalCount: 6 })
    const task = { scope: 'cart', createdAt: 0, isTransmitted: false, name: 'deleteQuote', optimism: { name: 'Sala' } }
    act(() => queue.setTasks(numbered(1, 5).map(({ id }) => ({ ...task, id, variables: { input: { id } } })) as never))
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    expect(screen.getByRole('button', { name: 'Ver más cotizaciones' })).toBeDefined()
  })
})

it('the menu of an account links to the quotes', async () => {
  await renderWithRelay(<AccountMenu name="Ana" />)
  expect(screen.getByRole('link', { name: 'Mis cotizaciones', hidden: true }).getAttribute('href')).toBe(
    '/checkout/quotes',
  )
})
