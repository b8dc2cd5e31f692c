import { screen } from '@testing-library/react'
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
  canceledTotal: money,
  paidTotal: null as typeof money | null,
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
  guideNumber: null,
  deliveryCompany: null,
  lines: [] as readonly object[],
}

type Given = typeof ORDER & Readonly<{ paidTotal: typeof money | null }>

const open = (order: Given) =>
  renderWithRelay(
    <RouteQuery query={orderRouteQuery} variables={{ order: 'order:1' }}>
      <OrderRoute />
    </RouteQuery>,
    {
      mockResolvers: {
        Query: () => ({ node: order }),
        Money: ({ name }) => (name === 'paidTotal' && order.paidTotal) || money,
      },
    },
  )

it('links to the page on which a card pays an order that waits for it', async () => {
  await open(ORDER)
  const address = screen.getByRole('link', { name: /^Pagar .* con tarjeta$/ }).getAttribute('href')
  expect(address).toMatch(/^https:\/\/pay\.example\/pay\/a-code\?return=/)
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
  [{ paymentMethodCode: 'wallet', status: 'PROCESSING', paidTotal: PAID }, 'Te devolvimos $100.00 a tu monedero.'],
])('says what becomes of the money of canceled lines: %j', async (payment, text) => {
  const line = { name: 'Taza', canceledQuantity: 2, quantity: 3 }
  await open({ ...ORDER, ...payment, lines: [line] })
  expect(screen.getByRole('region', { name: 'Artículos cancelados' }).textContent).toContain(text)
})
