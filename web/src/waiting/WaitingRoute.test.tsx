import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QueueReport } from '../offline/QueueContext.ts'
import { type Task, newTask } from '../offline/task.ts'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { WaitingRoute } from './WaitingRoute.tsx'

const task = (change: Partial<Task> = {}): Task => ({
  ...newTask(
    {
      id: 'task-1',
      name: 'updateCartLines',
      scope: 'cart',
      variables: { input: { lines: [{ line: { identity: { sku: 'SOFA' } }, quantity: 3 }] } },
      optimism: { name: 'Sofá Oslo' },
    },
    null,
    Date.now() - 5 * 60_000,
  ),
  ...change,
})

const order = task({
  id: 'task-2',
  name: 'placeOrder',
  variables: { input: { email: 'ana@example.mx' } },
  optimism: { units: 2, total: { amount: '200.00', currencyCode: 'MXN' } },
  awaitsConsent: true,
})

async function open(report: Partial<QueueReport> = {}) {
  const queue = createFakeQueue()
  queue.setReport({ tasks: [], results: [], isOnline: true, lock: 0, pauses: {}, ...report })
  const view = await renderWithRelay(<WaitingRoute />, { queue, path: '/waiting' })
  await act(async () => undefined)
  return { ...view, queue }
}

const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body)

const change = (input: object, optimism: Task['optimism'] = {}) => ({ variables: { input, sku: 'SOFA' }, optimism })

describe('a change that waits', () => {
  it.each([
    ['Guardar tus datos', 'updateCustomer', change({ firstName: 'Ana', lastName: 'López', mothersName: '' })],
    ['Borrar una dirección', 'deleteCustomerAddress', change({ addressId: '7' })],
    ['Crear la lista «Sala»', 'createWishList', change({ name: 'Sala', sku: null, access: 'PUBLIC' })],
    ['Cambiar la lista «Sala»', 'updateWishList', change({ wishListId: '7', name: 'Sala', access: 'PUBLIC' })],
    ['Borrar la lista «Sala»', 'deleteWishList', change({ wishListId: '7' }, { name: 'Sala' })],
    ['Borrar una lista', 'deleteWishList', change({ wishListId: '7' })],
    [
      'Guardar Sofá Oslo en una lista',
      'addToWishList',
      change({ wishListId: null, sku: 'SOFA' }, { name: 'Sofá Oslo' }),
    ],
    ['Quitar un producto de una lista', 'removeFromWishList', change({ wishListId: '7', sku: 'SOFA' })],
    ['Calcular de nuevo tu pedido', 'recalculateOrder', change({})],
  ])('is named by what it does: %s', async (heading, name, variables) => {
    await open({ tasks: [task({ name, ...variables })] })
    expect(screen.getByRole('heading', { name: heading })).toBeDefined()
  })

  it('is called one of another version if this one cannot read it', async () => {
    await open({ tasks: [task({ name: 'newerChange' })] })
    expect(screen.getByRole('heading', { name: 'Un cambio de otra versión de la tienda' })).toBeDefined()
  })
})

describe('the page of what waits', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => void vi.restoreAllMocks())

  it('says that nothing does', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'No hay nada en espera' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Seguir viendo' }).getAttribute('href')).toBe('/')
  })

  it('says what waits, since when, how often it was tried, and why', async () => {
    const unreachable = task({ attempts: 2, isTransmitted: true, resultCode: 'unreachable' })
    await open({ tasks: [unreachable, order], pauses: { cart: 2_500 } })
    const sofa = card('Dejar 3 piezas de Sofá Oslo')
    expect(sofa.getByText('No pudimos llegar a la tienda.').parentElement?.textContent).toBe(
      'No pudimos llegar a la tienda. Lo intentamos otra vez en 3 segundos.',
    )
    expect(sofa.getByText('Hace 5 minutos · 2 intentos')).toBeDefined()
    expect(card('Hacer tu pedido: 2 artículos, $200.00').getByText(/Espera su turno/)).toBeDefined()
  })

  it('shows the whole task to a developer', async () => {
    await open({ tasks: [task()] })
    await userEvent.click(screen.getByText('Detalles técnicos'))
    const fields = card('Dejar 3 piezas de Sofá Oslo')
    const names = fields.getAllByRole('term').map(({ textContent }) => textContent)
    expect(names).toEqual(expect.arrayContaining(Object.keys(task())))
    expect(fields.getByText(/"sku": "SOFA"/)).toBeDefined()
  })

  it('has one button for an order that waits for consent, even if other changes wait behind it', async () => {
    await open({ tasks: [order, task()] })
    expect(screen.getAllByRole('button', { name: /^Enviar/ }).map(({ textContent }) => textContent)).toEqual([
      'Enviar el pedido',
    ])
  })

  it('tries again at once', async () => {
    const { queue } = await open({ tasks: [task()] })
    await userEvent.click(screen.getByRole('button', { name: 'Enviar ahora' }))
    expect(queue.retries()).toBe(1)
  })

  it('gives up what is not wanted any more, after a question', async () => {
    const { queue } = await open({ tasks: [task()] })
    await userEvent.click(screen.getByRole('button', { name: 'Ya no enviar' }))
    const dialog = within(screen.getByRole('dialog', { name: '¿Ya no lo enviamos?' }))
    expect(dialog.getByText(/No ha salido de este dispositivo/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Conservar' }))
    expect(queue.givenUp).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Ya no enviar' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ya no enviar' }))
    expect(queue.givenUp).toEqual(['task-1'])
  })

  it('does not offer to take back what is being sent, and says so of what may have arrived', async () => {
    const { queue } = await open({ tasks: [task({ state: 'inFlight' })] })
    expect(screen.queryByRole('button', { name: 'Ya no enviar' })).toBeNull()
    await act(async () =>
      queue.setReport({ tasks: [task({ isTransmitted: true })], results: [], isOnline: true, lock: 0, pauses: {} }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Ya no enviar' }))
    expect(screen.getByText(/puede que la tienda lo haya recibido/)).toBeDefined()
  })

  it('sends an order when the shopper says so, and remembers that the next ones need no word', async () => {
    const { queue } = await open({ tasks: [order] })
    await userEvent.click(screen.getByRole('button', { name: 'Enviar el pedido' }))
    expect(queue.approved).toEqual(['task-2'])
    await userEvent.click(screen.getByRole('checkbox'))
    expect(localStorage.getItem('hogar:sends-orders-unasked:hogar')).toBe('true')
  })

  it('lists the orders of before, placed or refused', async () => {
    const result = {
      name: 'placeOrder',
      optimism: {},
      customer: null,
      createdAt: 0,
      settledAt: 0,
      attempts: 1,
      result: null,
      userErrors: [],
    }
    const userErrors = [{ code: 'OUT_OF_STOCK', message: 'Sofá Oslo está agotado.' }]
    await open({
      results: [
        { ...result, id: 'a', kind: 'done', result: { id: 'order:7', number: '000000007' } },
        { ...result, id: 'b', kind: 'refused', userErrors },
      ],
    })
    const link = screen.getByRole('link', { name: 'Tu pedido 000000007 está hecho.' })
    expect(link.getAttribute('href')).toBe('/order-success?order=order%3A7')
    expect(screen.getByText('Este pedido no se pudo hacer. Sofá Oslo está agotado.')).toBeDefined()
  })
})

it.each([
  ['card', /te llevamos a pagar con tu tarjeta/],
  ['banktransfer', /la cuenta y la referencia para transferir/],
  ['conveniencestore', /la referencia para pagar en tienda/],
  ['cashondelivery', null],
  [undefined, null],
])('an order by %s says how it is paid once it is sent', async (paymentMethodCode, text) => {
  await open({ tasks: [{ ...order, optimism: { units: 2, total: null, paymentMethodCode } }] })
  expect(screen.getByRole('button', { name: 'Enviar el pedido' })).toBeDefined()
  if (text) expect(screen.getByText(text)).toBeDefined()
  else expect(screen.queryByText(/^Cuando se envíe/)).toBeNull()
})
