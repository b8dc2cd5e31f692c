import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import orderRouteQuery from '../../__generated__/OrderRouteQuery.graphql'
import { RouteQuery } from '../../cart/testing/RouteQuery.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { OrderRoute } from './OrderRoute.tsx'

const money = { amount: '100.00', currencyCode: 'MXN' }
const ORDER = {
  __typename: 'Order',
  id: 'order:1',
  number: '000000042',
  placedAt: '2026-11-20T18:30:00Z',
  status: 'PENDING',
  statusLabel: 'PENDING',
  progress: 'PAYMENT_PREVIEW',
  total: money,
  canceledTotal: { ...money, amount: '0.00' },
  currentTotal: money,
  paidTotal: null as typeof money | null,
  refundedTotal: null as typeof money | null,
  dueTotal: null as typeof money | null,
  paymentMethodCode: 'card',
  totals: null,
  deliveryEstimate: null,
  pickupBranch: null,
  payBefore: '2026-11-23T18:30:00Z',
  paymentPlan: null,
  shippingAddress: null,
  shippingMethodTitle: null,
  paymentMethodTitle: 'Tarjeta',
  receiptProof: null,
  paymentInstructions: null,
  paymentUrl: 'https://pay.example/pay/a-code' as string | null,
  credit: null as object | null,
  companyOrderNumber: null as string | null,
  gift: null as object | null,
  guideNumber: null,
  deliveryCompany: null,
  trackingUrl: null,
  steps: [] as readonly object[],
  lines: [] as readonly object[],
}

type Given = typeof ORDER & Readonly<{ paidTotal: typeof money | null }>

const open = (order: Given) =>
  renderWithRelay(
    <RouteQuery query={orderRouteQuery} variables={{ order: 'order:1' }}>
      <OrderRoute />
    </RouteQuery>,
    {
      root: { node: order, viewer: { customer: {} } },
    },
  )

it('links to the page on which a card pays an order that waits for it', async () => {
  await open(ORDER)
  const address = screen.getByRole('link', { name: /^Pagar .* con tarjeta$/ }).getAttribute('href')
  expect(address).toMatch(/^https:\/\/pay\.example\/pay\/a-code\?return=/)
})

it('names the number that the company has given an order', async () => {
  await open({ ...ORDER, companyOrderNumber: 'OC-2026-17' })
  expect(screen.getByText('Tu número: OC-2026-17')).toBeDefined()
})

it('has the gift message, and a slip to print that names no price', async () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  const line = {
    sku: 'SOFA',
    name: 'Sofá Oslo',
    quantity: 2,
    unitPrice: money,
    rowTotal: money,
    options: [],
    product: null,
  }
  const gift = { to: 'Eva', from: 'Ana', message: '¡Felicidades!', hidesPrices: true }
  const canceled = { ...line, sku: 'TAZA', name: 'Taza', canceledQuantity: 2 }
  await open({ ...ORDER, gift, lines: [{ ...line, quantity: 3, canceledQuantity: 1 }, canceled] })
  expect(screen.getByText('Regalo para Eva, de Ana')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Ticket de regalo' }))
  const slip = within(screen.getByRole('dialog', { name: 'Ticket de regalo' })).getByRole('article')
  expect(slip.textContent).toContain('2 × Sofá Oslo')
  expect(slip.textContent).toContain('¡Felicidades!')
  expect(slip.textContent).not.toContain('Taza')
  expect(slip.textContent).not.toMatch(/\$|100/)
})

const CREDIT = {
  amount: { amount: '6960.00', currencyCode: 'MXN' },
  approved: { amount: '5000.00', currencyCode: 'MXN' },
  rest: null as typeof money | null,
  line: null as object | null,
  applicationNumber: 'S-7KD29MXF',
  applyBefore: null as string | null,
  creditNumber: null,
}
const ON_CREDIT = { ...ORDER, paymentMethodCode: 'storecredit', credit: CREDIT }

it('asks for the rest of an order on credit, and says how much credit pays and until when', async () => {
  const credit = { ...CREDIT, rest: { amount: '1960.00', currencyCode: 'MXN' } }
  await open({ ...ON_CREDIT, statusLabel: 'PARTIALLY_AUTHORIZED', credit })
  screen.getByRole('heading', { name: /^Paga el resto, .*, con tarjeta$/ })
  expect(screen.getByText(/^Te lo guardamos hasta el/).textContent).toContain('lunes 23 de noviembre')
  screen.getByRole('link', { name: /^Pagar .* con tarjeta$/ })
  screen.getByText(/^Tu crédito paga/)
})

it('asks for the rest of an order that was sent, which is not put aside any more', async () => {
  const credit = { ...CREDIT, rest: { amount: '1960.00', currencyCode: 'MXN' } }
  await open({ ...ON_CREDIT, status: 'SHIPPED', statusLabel: 'ORDER_SENT', credit })
  screen.getByRole('link', { name: /^Pagar .* con tarjeta$/ })
  expect(screen.queryByText(/guardamos hasta/)).toBeNull()
})

it('leads to the offer that is to be accepted before a rest can be paid', async () => {
  const credit = { ...CREDIT, applyBefore: '2026-11-23T18:30:00Z' }
  await open({ ...ON_CREDIT, statusLabel: 'PARTIALLY_AUTHORIZED', paymentUrl: null, credit })
  expect(screen.getByText(/^Autorizamos .* Acepta esa oferta/).textContent).toContain('lunes 23 de noviembre')
  screen.getByRole('link', { name: 'Ver la solicitud S-7KD29MXF' })
  expect(screen.queryByRole('link', { name: /con tarjeta$/ })).toBeNull()
})

it.each([
  [{ available: money, coversOrder: true }, 1],
  [{ available: money, coversOrder: false }, 0],
  [null, 0],
])('offers the line %j of an account, where it covers the waiting order', async (line, count) => {
  await open({ ...ON_CREDIT, paymentUrl: null, credit: { ...CREDIT, approved: money, line } })
  expect(screen.queryAllByRole('button', { name: /^Pagar con tu línea \(.* disponibles\)$/ })).toHaveLength(count)
})

it('has no link to pay an order that is paid', async () => {
  await open({ ...ORDER, status: 'PROCESSING', statusLabel: 'PROCESSING', paymentUrl: null })
  expect(screen.queryByRole('link', { name: /^Pagar .* con tarjeta$/ })).toBeNull()
})

const PAID = { amount: '100.00', currencyCode: 'MXN' }
const UNPAID = { amount: '0.00', currencyCode: 'MXN' }

it.each([
  [{ paymentMethodCode: 'card', status: 'PROCESSING', paidTotal: PAID }, 'Te devolvemos $100.00 por el mismo medio'],
  [{ paymentMethodCode: 'card', status: 'PENDING', paidTotal: UNPAID }, 'Ya no pagas $100.00 por ellos.'],
  [{ paymentMethodCode: 'cashondelivery', status: 'CANCELED', paidTotal: UNPAID }, 'Ya no pagas $100.00 por ellos.'],
  [
    { paymentMethodCode: 'banktransfer', status: 'CANCELED', paidTotal: PAID },
    'Te devolvemos $100.00 por el mismo medio',
  ],
  [{ paymentMethodCode: 'banktransfer', status: 'CANCELED', paidTotal: UNPAID }, 'Ya no pagas $100.00 por ellos.'],
  [{ paymentMethodCode: 'storecredit', status: 'CANCELED' }, 'Por ellos no pagas $100.00, o te lo devolvemos'],
  [{ paymentMethodCode: 'cashondelivery', status: 'DELIVERED', paidTotal: PAID }, 'No pagaste $100.00 por ellos.'],
  [{ paymentMethodCode: 'wallet', status: 'PROCESSING', paidTotal: PAID }, 'Te devolvimos $100.00 a tu monedero.'],
])('says what becomes of the money of canceled lines: %j', async (payment, text) => {
  const line = { name: 'Taza', canceledQuantity: 2, quantity: 3 }
  await open({ ...ORDER, ...payment, canceledTotal: money, lines: [line] })
  expect(screen.getByRole('region', { name: 'Artículos cancelados' }).textContent).toContain(text)
})

const sum = (amount: string) => ({ amount, currencyCode: 'MXN' })
const bought = (name: string, price: string) => ({
  sku: name, name, quantity: 1, canceledQuantity: 0, unitPrice: sum(price), rowTotal: sum(price), options: [],
}) // prettier-ignore
const PARTLY = {
  ...ORDER,
  paymentMethodCode: 'cashondelivery',
  paymentUrl: null,
  payBefore: '',
  total: sum('6798.00'),
  canceledTotal: sum('6299.00'),
  currentTotal: sum('499.00'),
  paidTotal: sum('0.00'),
  refundedTotal: sum('0.00'),
  dueTotal: sum('499.00'),
  lines: [
    { ...bought('Sofá', '6299.00'), canceledQuantity: 1 },
    { ...bought('Tazas', '499.00'), canceledQuantity: 1, quantity: 3 },
  ],
}
const rowOf = (title: string) => screen.queryByText(title, { selector: 'dt' })?.nextSibling?.textContent

it('marks its canceled lines, and says what it costs and has to pay without them', async () => {
  await open(PARTLY)
  const lines = within(screen.getByRole('region', { name: 'Lo que pediste' })).getAllByRole('listitem')
  const [sofa, cups] = lines.map(({ textContent }) => textContent)
  expect([sofa, cups]).toEqual([expect.stringContaining('Cancelado$'), expect.stringContaining('Cancelados: 1 de 3')])
  expect(['Total', 'Cancelado', 'Total actual', 'Pagado', 'Reembolso', 'Por pagar'].map(rowOf)).toEqual([
    '$6,798.00', '−$6,299.00', '$499.00', undefined, undefined, '$499.00',
  ]) // prettier-ignore
  const note = screen.getByRole('region', { name: 'Artículos cancelados' })
  expect(note.textContent).toContain('Ya no pagas $6,299.00 por ellos.Por lo demás pagas $499.00.')
})

it('that is paid says what was paid and what goes back', async () => {
  const paid = { paymentMethodCode: 'banktransfer', status: 'PROCESSING', dueTotal: sum('0.00') }
  await open({ ...PARTLY, ...paid, paidTotal: sum('6798.00'), refundedTotal: sum('6299.00') })
  expect(['Total actual', 'Pagado', 'Reembolso', 'Por pagar'].map(rowOf)).toEqual([
    '$499.00', '$6,798.00', '$6,299.00', undefined,
  ]) // prettier-ignore
})

const WHOLE = { ...PARTLY, canceledTotal: sum('0.00'), currentTotal: sum('6798.00'), lines: [bought('Sofá', '1')] }

it('of which units came back before their money says what is left to pay', async () => {
  await open({ ...WHOLE, status: 'DELIVERED', paymentMethodCode: 'banktransfer', dueTotal: sum('499.00') })
  expect(['Total', 'Cancelado', 'Por pagar'].map(rowOf)).toEqual(['$6,798.00', undefined, '$499.00'])
})

it('that is as it was placed has its total only', async () => {
  await open({ ...WHOLE, dueTotal: sum('6798.00') })
  expect(['Total', 'Cancelado', 'Total actual', 'Por pagar'].map(rowOf)).toEqual([
    '$6,798.00', undefined, undefined, undefined,
  ]) // prettier-ignore
  expect(screen.queryByRole('region', { name: 'Artículos cancelados' })).toBeNull()
})

it.each([
  ['PENDING', 'PAYMENT_PREVIEW', ['Ahora: En preparación', 'Después: Pedido enviado', 'Después: Pedido entregado']],
  ['PROCESSING', 'PAYMENT_PREVIEW', ['Ahora: En preparación', 'Después: Pedido enviado', 'Después: Pedido entregado']],
  ['ORDER_SENT', 'ORDER_SENT', ['Hecho: En preparación', 'Ahora: Pedido enviado', 'Después: Pedido entregado']],
])('that is paid on delivery claims no payment while it is %s', async (statusLabel, progress, said) => {
  await open({ ...PARTLY, statusLabel, progress })
  const steps = within(screen.getByRole('list', { name: 'Por dónde va' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(said.map((text) => expect.stringContaining(text)))
  expect(document.body.textContent).not.toMatch(/Pago (por )?confirma/)
})

it.each([
  ['SHIPPED', null, 'Llega entre el viernes 4 y el miércoles 9 de diciembre'],
  ['DELIVERED', '2026-11-29T18:00:00Z', 'Entregado el domingo 29 de noviembre'],
  ['DELIVERED', null, undefined],
  ['CANCELED', null, undefined],
])('that is %s and was delivered at %s says of its delivery: %s', async (status, deliveredAt, said) => {
  const deliveryEstimate = { earliest: '2026-12-04', latest: '2026-12-09' }
  await open({ ...PARTLY, status, deliveryEstimate, deliveredAt } as unknown as Given)
  expect(rowOf('Entrega')).toBe(said)
})
