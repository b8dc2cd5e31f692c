import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import orderRouteQuery from '../__generated__/OrderRouteQuery.graphql'
import { RouteQuery } from '../cart/testing/RouteQuery.tsx'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
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
  segments: [{ code: 'grand_total', title: 'Total', value: money }],
  shippingAddress: null,
  shippingMethodTitle: null,
  paymentMethodTitle: 'Tarjeta',
  receiptProof: null,
  paymentInstructions: null,
  paymentUrl: 'https://pay.example/pay/a-code',
  guideNumber: null,
  deliveryCompany: null,
  lines: [],
}

const open = (order: object) =>
  renderWithRelay(
    <RouteQuery query={orderRouteQuery} variables={{ order: 'order:1' }}>
      <OrderRoute />
    </RouteQuery>,
    { mockResolvers: { Query: () => ({ node: order }), Money: () => money } },
  )

it('leads to the page on which a card pays an order that waits for it', async () => {
  await open(ORDER)
  const address = screen.getByRole('link', { name: 'Pagar con tarjeta' }).getAttribute('href')
  expect(address).toMatch(/^https:\/\/pay\.example\/pay\/a-code\?return=/)
})

it('asks nobody to pay what is paid', async () => {
  await open({ ...ORDER, status: 'PROCESSING', statusLabel: 'PROCESSING', paymentUrl: null })
  expect(screen.queryByRole('link', { name: 'Pagar con tarjeta' })).toBeNull()
})

it.each([
  ['card', 'Por ellos no pagas $100.00, o te lo devolvemos si ya pagaste.'],
  ['wallet', 'Te devolvimos $100.00 a tu monedero.'],
])('says what becomes of the money of what was called off: %s', async (paymentMethodCode, text) => {
  const line = { name: 'Taza', canceledQuantity: 2, quantity: 3 }
  await open({ ...ORDER, paymentMethodCode, lines: [line] })
  expect(screen.getByRole('region', { name: 'Artículos cancelados' }).textContent).toContain(text)
})
