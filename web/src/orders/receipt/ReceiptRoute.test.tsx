import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { STORES } from '@hogar/schema/stores.ts'
import { expect, it, vi } from 'vitest'
import receiptRouteQuery from '../../__generated__/ReceiptRouteQuery.graphql'
import { RouteQuery } from '../../cart/testing/RouteQuery.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { ReceiptRoute } from './ReceiptRoute.tsx'

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })
const receipt = {
  number: '000000042',
  placedAt: '2026-11-20T18:30:00Z',
  total: money('12150.00'),
  tax: money('1675.86'),
  canceledTotal: money('0.00'),
  currentTotal: money('12150.00'),
  paidTotal: money('0.00'),
  refundedTotal: money('0.00'),
  dueTotal: money('12150.00'),
  totals: {
    subtotal: money('11499.00'),
    discount: money('0.00'),
    shipping: money('651.00'),
    payment: null,
    grandTotal: money('12150.00'),
    segments: [],
  },
  status: 'PENDING',
  paymentMethodCode: 'banktransfer',
  payBefore: '2026-11-23T18:30:00Z',
  paymentPlan: null,
  deliveryEstimate: { earliest: '2026-12-01', latest: '2026-12-04', madeToOrderDays: null },
  deliveredAt: null,
  recipient: 'M. L.',
  destination: '44100 Guadalajara, Jalisco',
  email: 'm…@example.com',
  shippingMethodTitle: 'Exprés, 24 a 48 horas',
  paymentMethodTitle: 'Transferencia SPEI',
  lines: [
    {
      sku: 'SOFA-CAFE',
      name: 'Sofá Oslo',
      quantity: 2,
      canceledQuantity: 0,
      unitPrice: money('5749.50'),
      rowTotal: money('11499.00'),
      options: [{ label: 'Color', value: 'Café' }],
    },
  ],
}

const open = (given: unknown, storeCode = 'hogar') =>
  renderWithRelay(
    <RouteQuery query={receiptRouteQuery} variables={{ proof: 'proof' }}>
      <ReceiptRoute />
    </RouteQuery>,
    { store: STORES.find(({ code }) => code === storeCode), mockResolvers: { Query: () => ({ receipt: given }) } },
  )

it('is a sheet with folio, lines and totals, and the initials of the buyer', async () => {
  await open(receipt)
  expect(screen.getByRole('heading', { level: 1, name: 'Comprobante de compra' })).toBeDefined()
  const [, line] = screen.getAllByRole('row')
  expect(
    within(line ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sofá OsloSOFA-CAFE · Color: Café', '2', '$5,749.50', '$11,499.00'])
  for (const text of ['000000042', '$12,150.00', '$1,675.86', 'M. L. · 44100 Guadalajara, Jalisco · m…@example.com']) {
    expect(screen.getByText(text)).toBeDefined()
  }
  expect(screen.queryByText('Descuento')).toBeNull()
})

it('says its rows with tax, and the tax in them', async () => {
  await open(receipt)
  const rowOf = (title: string) => screen.getByText(title).nextSibling?.textContent
  expect(['Subtotal', 'Total', 'IVA incluido'].map((title) => rowOf(title))).toEqual([
    '$11,499.00',
    '$12,150.00',
    '$1,675.86',
  ])
})

it.each([
  [{}, 'Por pagar: $12,150.00, antes del lunes 23 de noviembre, 12:30'],
  [{ status: 'PROCESSING', payBefore: null, dueTotal: money('0.00') }, 'Pagado'],
  [{ status: 'SHIPPED', payBefore: null, dueTotal: money('12150.00') }, 'Todavía no recibimos tu pago de $12,150.00.'],
  [{ paymentMethodCode: 'cashondelivery', payBefore: null }, 'Se paga al recibir: $12,150.00'],
])('says whether it has been paid: %j', async (part, text) => {
  await open({ ...receipt, ...part })
  expect(screen.getByText(text)).toBeDefined()
})

it('marks canceled lines, and says what is to be paid without them', async () => {
  const [sofa] = receipt.lines
  const cups = { ...sofa, sku: 'TAZA', name: 'Tazas', canceledQuantity: 2, rowTotal: money('499.00') }
  const changed = { canceledTotal: money('499.00'), currentTotal: money('11651.00'), dueTotal: money('11651.00') }
  const how = { paymentMethodCode: 'cashondelivery', status: 'SHIPPED', payBefore: null }
  await open({ ...receipt, ...changed, ...how, lines: [sofa, cups] })
  const names = screen.getAllByRole('row').map((row) => row.querySelector('td')?.textContent)
  expect(names.slice(1)).toEqual([expect.not.stringContaining('Cancelado'), expect.stringContaining('Cancelado')])
  expect(screen.getByText('Total actual').nextSibling?.textContent).toBe('$11,651.00')
  expect(screen.getByText('Se paga al recibir: $11,651.00')).toBeDefined()
  expect(screen.queryByText('Pagado')).toBeNull()
})

it.each([
  ['SHIPPED', null, 'Llega entre el martes 1 y el viernes 4 de diciembre'],
  ['DELIVERED', '2026-11-29T18:00:00Z', 'Entregado el domingo 29 de noviembre'],
  ['CANCELED', null, undefined],
])('that is %s and was delivered at %s says of its delivery: %s', async (status, deliveredAt, said) => {
  await open({ ...receipt, status, deliveredAt })
  expect(screen.queryByText('Entrega')?.nextSibling?.textContent).toBe(said)
})

it('is printed by its button', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await open(receipt)
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }))
  expect(print).toHaveBeenCalledOnce()
})

it.each([
  ['hogar', 'No encontramos ese comprobante'],
  ['de', 'Wir finden diesen Beleg nicht'],
  ['it', 'Non troviamo questa ricevuta'],
])('in %s says so of a proof that is none', async (store, title) => {
  await open(null, store)
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
})
