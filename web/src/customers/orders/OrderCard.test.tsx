import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import ordersRouteQuery from '../../__generated__/OrdersRouteQuery.graphql'
import { RouteQuery } from '../../cart/testing/RouteQuery.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { OrdersRoute } from './OrdersRoute.tsx'

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })
const ORDER = {
  __typename: 'Order',
  id: 'o:1',
  number: '000000042',
  placedAt: '2026-11-20T18:30:00Z',
  statusLabel: 'PENDING',
  progress: 'PAYMENT_PREVIEW',
  total: money('6798.00'),
  currentTotal: money('499.00'),
}

it.each([
  [1, '1 artículo, 2 cancelados', 'Silla Olmo y un producto más'],
  [0, '3 artículos cancelados', 'Mesa Tulum y un producto más'],
])('lists an order with the units that are left, %i of 3, and with their total', async (left, said, named) => {
  const lines = [
    { name: 'Mesa Tulum', quantity: 2, canceledQuantity: 2 },
    { name: 'Silla Olmo', quantity: 1, canceledQuantity: 1 - left },
  ]
  const orders = { edges: [{ node: { ...ORDER, lines }, cursor: 'a' }], pageInfo: { hasNextPage: false } }
  await renderWithRelay(
    <RouteQuery query={ordersRouteQuery} variables={{ first: 10 }}>
      <OrdersRoute />
    </RouteQuery>,
    { root: { viewer: { customer: { orders } } } },
  )
  expect(screen.getByText(said)).toBeDefined()
  expect(screen.getByText(named)).toBeDefined()
  expect(screen.getByText('$499.00')).toBeDefined()
  expect(screen.queryByText('$6,798.00')).toBeNull()
})
