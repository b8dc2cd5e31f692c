import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Environment, Observable } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { STORES, type StoreDefinition } from '@hogar/schema/stores.ts'
import { toLineRef } from '../../cart/lines/lineRef.ts'
import { readReturnPath } from '../../customers/signIn/returnPath.ts'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { OFFLINE_BANNER_ID } from '../../layout/OfflineBanner.tsx'
import type { LateOutcome } from '../../offline/QueueContext.ts'
import type { WaitingTask } from '../../offline/waitingTask.ts'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { QueueNews } from './QueueNews.tsx'
import { NEWS_REST_MS, TOTAL_LOOK_MS } from '../limits.ts'

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })
const SNAPSHOT = {
  productId: 'product:SOFA',
  productType: 'SimpleProduct',
  variantId: null,
  name: 'Sofá Oslo',
  urlPath: 'salas/sofa',
  unitPrice: money('100.00'),
  options: [],
  picture: null,
}

function adding(quantity: number, id = 'add'): WaitingTask {
  return {
    id,
    name: 'addToCart',
    scope: 'cart',
    variables: { input: { lines: [{ sku: 'SOFA', quantity }] } },
    optimism: SNAPSHOT,
    createdAt: 0,
    isTransmitted: true,
    awaitsConsent: false,
    timesAskedAgain: 0,
  }
}

const ordering: WaitingTask = {
  ...adding(0, 'order'),
  name: 'placeOrder',
  variables: { input: { email: 'ana@example.mx' } },
  optimism: { units: 2, total: money('200.00') },
  isTransmitted: false,
  awaitsConsent: true,
}

/** Returns the shop's answer: the cart with a quantity at a price. */
function added(task: WaitingTask, { quantity, price }: Readonly<{ quantity: number; price: string }>): LateOutcome {
  const line = { sku: 'SOFA', optionsChecksum: null, quantity, unitPrice: money(price) }
  const before = SNAPSHOT.unitPrice
  const notices = [
    { code: 'PRODUCT_ADDED', message: '¡El producto se agregó al carrito!', priceChange: null },
    ...(price === before.amount
      ? []
      : [{ code: 'PRICE_CHANGED', message: 'El precio cambió.', priceChange: { before, now: money(price) } }]),
  ]
  return { task, outcome: { kind: 'done', data: { addCartLines: { cart: { lines: [line] }, notices } } } }
}

function refused(task: WaitingTask, available: number): LateOutcome {
  const code = available > 0 ? 'INSUFFICIENT_STOCK' : 'OUT_OF_STOCK'
  const message = `Quedan ${available} de Sofá Oslo.`
  const userErrors = [{ code, message, sku: 'SOFA', availableQuantity: available }]
  return { task, outcome: { kind: 'refused', data: null, userErrors } }
}

const totalAnswer = (amount: string) => ({ data: { viewer: { cart: { totals: { grandTotal: money(amount) } } } } })

function answerTotal(environment: Environment, amount: string) {
  const ask = vi.spyOn(environment.getNetwork(), 'execute')
  return ask.mockReturnValue(Observable.from(totalAnswer(amount)))
}

const addRegion = () => document.body.appendChild(Object.assign(document.createElement('p'), { id: OFFLINE_BANNER_ID }))
const rest = () => act(() => vi.advanceTimersByTimeAsync(NEWS_REST_MS))
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms).then(() => undefined) })

async function open(place: Readonly<{ store?: StoreDefinition; path?: string }> = {}) {
  const queue = createFakeQueue()
  const view = await renderWithRelay(
    <>
      <QueueNews />
      <NotificationOutlet />
    </>,
    { queue, answered: 0, ...place },
  )
  const tell = async (...late: readonly LateOutcome[]) => {
    act(() => late.forEach(queue.notifyLate))
    await rest()
  }
  return { ...view, queue, tell }
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe('a change that may have been made', () => {
  it('is reported as such, and repeated only on request', async () => {
    const { tell, queue } = await open()
    const outcome = { kind: 'refused', data: null, userErrors: [{ code: 'OUTCOME_UNKNOWN', message: '' }] } as const
    await tell({ task: adding(1), outcome })
    const sheet = within(screen.getByRole('dialog', { name: 'Volvió la conexión' }))
    expect(sheet.getByRole('heading', { name: 'No sabemos si se hizo' })).toBeDefined()
    expect([sheet.getByText(/puede que ya esté hecho/), sheet.getByText('Ver carrito')]).toHaveLength(2)
    await user.click(sheet.getByRole('button', { name: 'Intentar de nuevo' }))
    expect(queue.asked).toMatchObject([{ name: 'addToCart', variables: adding(1).variables }])
  })
})

describe('on line', () => {
  it('says that changes wait when the shop does not take them', async () => {
    const region = addRegion()
    const { queue } = await open()
    const note = () => within(region).queryByRole('link', { name: 'Ver 1 cambio en espera' })
    act(() => queue.setTasks([adding(1)]))
    expect(note()).toBeNull()
    act(() => queue.setTasks([{ ...adding(1), isHeldUp: true }]))
    expect(note()?.getAttribute('href')).toBe('/waiting')
    region.remove()
  })
})

describe('back on line', () => {
  it('reports one change that succeeded in a notification', async () => {
    const { tell } = await open()
    await tell(added(adding(1), { quantity: 1, price: '100.00' }))
    expect(screen.getByText('¡El producto se agregó al carrito!')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('reports that all changes were made, and lists them on request', async () => {
    const { tell } = await open()
    await tell(
      added(adding(1, 'one'), { quantity: 1, price: '100.00' }),
      added(adding(2, 'two'), { quantity: 3, price: '100.00' }),
    )
    expect(screen.getByText('Volvió la conexión y quedaron hechos 2 cambios.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Ver qué pasó' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Volvió la conexión' }))
    expect(sheet.getByText('Agregar Sofá Oslo al carrito (2 piezas)')).toBeDefined()
  })

  it('says what costs more by now, and takes it out again', async () => {
    const { tell, queue } = await open()
    await tell(added(adding(1), { quantity: 3, price: '140.00' }))
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByRole('heading', { name: 'Quedó hecho, con cambios' })).toBeDefined()
    expect(sheet.getByText('Cuesta $40.00 más por unidad: antes $100.00, ahora $140.00.')).toBeDefined()
    await user.click(sheet.getByRole('button', { name: 'Deshacer' }))
    expect(queue.asked).toMatchObject([
      {
        name: 'updateCartLines',
        variables: { input: { lines: [{ line: { identity: { sku: 'SOFA' } }, quantity: 2 }] } },
      },
    ])
  })

  it('says what could not be done, and offers what is left of it, once', async () => {
    const { tell, queue } = await open()
    await tell(refused(adding(3), 2))
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByRole('heading', { name: 'No se pudo hacer' })).toBeDefined()
    expect(sheet.getByText('Quedan 2 de Sofá Oslo.')).toBeDefined()
    expect(sheet.getByRole('link', { name: 'Ver el producto' }).getAttribute('href')).toBe('/salas/sofa')
    const take = sheet.getByRole('button', { name: 'Quedarme con 2' })
    await user.dblClick(take)
    expect(queue.asked).toMatchObject([
      { name: 'addToCart', variables: { input: { lines: [{ sku: 'SOFA', quantity: 2 }] } }, optimism: SNAPSHOT },
    ])
  })

  it('offers nothing of what is gone, and to try again what failed without a reason', async () => {
    const { tell } = await open()
    const failed: LateOutcome = { task: adding(1, 'x'), outcome: { kind: 'refused', data: null, userErrors: [] } }
    await tell(refused(adding(3), 0), failed)
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.queryByRole('button', { name: /Quedarme/ })).toBeNull()
    expect(sheet.getByText('No pudimos guardar el cambio. Inténtalo de nuevo.')).toBeDefined()
    expect(sheet.getByRole('button', { name: 'Intentar de nuevo' })).toBeDefined()
  })

  it('does not cover what a shopper types: then a notification shows it, with the reason', async () => {
    const { tell } = await open()
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()
    await tell(refused(adding(3), 2))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Quedan 2 de Sofá Oslo.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Ver qué pasó' }))
    expect(screen.getByRole('dialog')).toBeDefined()
    field.remove()
  })

  it('is reported by the next page where the one that received it was closed', async () => {
    const { queue, unmount } = await open()
    act(() => queue.notifyLate(refused(adding(3), 2)))
    unmount()
    await open()
    await rest()
    expect(within(screen.getByRole('dialog')).getByText('Quedan 2 de Sofá Oslo.')).toBeDefined()
  })

  it('is reported once', async () => {
    const { tell, unmount } = await open()
    await tell(refused(adding(3), 2))
    unmount()
    await open()
    await rest()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the outcome of an order that waited', () => {
  it('reports that an order that waited is placed, with a link to it', async () => {
    const { tell } = await open()
    const data = { placeOrder: { order: { id: 'order:1', number: '000000042' }, notices: [] } }
    await tell({ task: ordering, outcome: { kind: 'done', data } })
    expect(screen.getByText('Tu pedido 000000042 está hecho.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver pedido' }).getAttribute('href')).toBe('/order-success?order=order%3A1')
  })

  it('says on every page and at the next visit that an order was placed, until it is followed', async () => {
    const region = addRegion()
    const { tell, unmount } = await open()
    const data = { placeOrder: { order: { id: 'order:1', number: '000000042' }, notices: [] } }
    await tell({ task: ordering, outcome: { kind: 'done', data } })
    unmount()
    const { router } = await open()
    const note = () => within(region).queryByRole('link', { name: 'Tu pedido 000000042 está hecho: verlo' })
    await user.click(note() ?? document.body)
    expect(router.state.location.search).toBe('?order=order%3A1')
    expect(note()).toBeNull()
    region.remove()
  })

  it('reports that an order was refused, with a link to the reason', async () => {
    const region = addRegion()
    const { tell } = await open()
    const userErrors = [{ code: 'OUT_OF_STOCK', message: 'Se agotó.' }]
    await tell({ task: ordering, outcome: { kind: 'refused', data: null, userErrors } })
    const note = { name: 'Tu pedido no se pudo hacer: ver por qué' }
    expect(within(region).getByRole('link', note).getAttribute('href')).toBe('/waiting')
    region.remove()
  })
})

describe('an order that waits', () => {
  it('is sent when the shopper says so', async () => {
    const { queue } = await open()
    act(() => queue.setTasks([ordering]))
    const dialog = within(screen.getByRole('dialog', { name: '¡Pedido en espera!' }))
    expect(dialog.getByText('Hacer tu pedido: 2 artículos, $200.00')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Enviar el pedido' }))
    expect(queue.approved).toEqual(['order'])
  })

  it('says what it comes to by now', async () => {
    const { queue, environment } = await open()
    const ask = answerTotal(environment, '240.00')
    act(() => queue.setTasks([ordering]))
    expect(ask).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Ahora suma $240.00; cuando lo hiciste sumaba $200.00.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Enviar por $240.00' }))
    expect([queue.approved, queue.agreed]).toEqual([
      ['order'],
      [
        {
          variables: { input: { email: 'ana@example.mx', expectedTotal: '240.00' } },
          optimism: { units: 2, total: money('240.00') },
        },
      ],
    ])
  })

  it('that comes to something else can be taken back, to see the cart', async () => {
    const { queue, environment, router } = await open()
    answerTotal(environment, '240.00')
    act(() => queue.setTasks([ordering]))
    await user.click(screen.getByRole('button', { name: 'Mejor abrir el carrito' }))
    expect(queue.givenUp).toEqual(['order'])
    expect(router.state.location.pathname).toBe('/checkout/cart')
  })

  it('is not read what it comes to before what was changed first is at the shop', async () => {
    const { queue, environment } = await open()
    const ask = answerTotal(environment, '240.00')
    act(() => queue.setTasks([adding(1), ordering]))
    expect(ask).not.toHaveBeenCalled()
    act(() => queue.setTasks([ordering]))
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('with an unknown total cannot be sent before the total is shown', async () => {
    const { queue, environment } = await open()
    const ask = vi.spyOn(environment.getNetwork(), 'execute')
    ask.mockReturnValueOnce(Observable.create((sink) => sink.error(new Error('unreachable'))))
    act(() => queue.setTasks([{ ...ordering, optimism: { units: 2, total: null } }]))
    expect(screen.getByRole('button', { name: 'Enviar el pedido' }).hasAttribute('disabled')).toBe(true)
    expect(screen.getByText(/Estamos calculando el total/)).toBeDefined()
    ask.mockReturnValue(Observable.from(totalAnswer('240.00')))
    await act(() => vi.advanceTimersByTimeAsync(TOTAL_LOOK_MS))
    await user.click(screen.getByRole('button', { name: 'Enviar por $240.00' }))
    expect(queue.agreed).toMatchObject([{ variables: { input: { expectedTotal: '240.00' } } }])
  })

  it('asks again when the shop sends it back, on the page of the checkout too', async () => {
    const { queue, router } = await open()
    await act(() => router.navigate('/checkout'))
    act(() => queue.setTasks([ordering]))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => queue.setTasks([{ ...ordering, timesAskedAgain: 1 }]))
    expect(within(screen.getByRole('dialog')).getByText(/El total cambió desde que hiciste el pedido/)).toBeDefined()
  })

  it('keeps waiting on request, and asks again when another change waits behind it', async () => {
    const { queue } = await open()
    act(() => queue.setTasks([ordering]))
    await user.click(screen.getByRole('button', { name: 'Que siga en espera' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => queue.setTasks([ordering, adding(1)]))
    expect(screen.getByRole('dialog')).toBeDefined()
    expect(queue.approved).toEqual([])
  })

  it('can be taken back, and the next ones can go without a question', async () => {
    const { queue } = await open()
    act(() => queue.setTasks([ordering]))
    await user.click(screen.getByRole('checkbox'))
    expect(localStorage.getItem('hogar:sends-orders-unasked:hogar')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Cancelar el pedido' }))
    expect(queue.givenUp).toEqual(['order'])
  })

  it('opens no dialog without a network', async () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    const { queue } = await open()
    act(() => queue.setTasks([ordering]))
    expect(screen.queryByRole('dialog')).toBeNull()
    vi.restoreAllMocks()
  })
})

describe('a session that has ended', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Tu sesión terminó' })

  it('is reported in a dialog with a login form, with what was interrupted and what was not sent', async () => {
    const { queue } = await open()
    const variables = { input: { lines: [toLineRef({ sku: 'OSLO', optionsChecksum: null })] } }
    const removing = { ...adding(1, 'b'), name: 'removeCartLines', variables }
    act(() => queue.loseSession({ interrupted: [adding(2)], dropped: [removing] }))
    const told = within(await dialog())
    expect(told.getByText(/hacemos lo que quedó a medias/)).toBeDefined()
    expect(told.getByText(/Sofá Oslo.*2|2.*Sofá Oslo/)).toBeDefined()
    expect(told.getByText('Esto no se envió:')).toBeDefined()
    await act(() => vi.dynamicImportSettled())
    expect(told.getByLabelText('Contraseña')).toBeDefined()
    expect(told.getByRole('button', { name: 'Seguir sin cuenta' })).toBeDefined()
  })

  it('closed without a choice leaves a notification, until it is read', async () => {
    const { queue } = await open()
    act(() => queue.loseSession())
    await user.click(within(await dialog()).getByRole('button', { name: 'Cerrar' }))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText(/^Error interno al renovar tu sesión/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByText(/^Error interno/)).toBeNull()
  })

  it('links from that notification to the login page, and back to where it was pressed', async () => {
    const path = '/de/salas?page=2'
    // The router of tests does not change the window's address.
    window.history.replaceState(null, '', path)
    const { queue, router } = await open({ store: STORES.find(({ code }) => code === 'de')!, path })
    act(() => queue.loseSession())
    const asked = await screen.findByRole('dialog')
    await user.click(within(asked).getByRole('button', { name: 'Schließen' }))
    await user.click(screen.getByRole('button', { name: 'Anmelden' }))
    const { pathname, search } = router.state.location
    expect(pathname).toBe('/de/login')
    expect(readReturnPath(new URLSearchParams(search))).toBe('/salas?page=2')
    window.history.replaceState(null, '', '/')
  })

  it('is no dialog on a page that asks to sign in by itself', async () => {
    const { queue } = await open({ store: STORES[0], path: '/login' })
    act(() => queue.loseSession())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
