import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import returnedRouteQuery from '../__generated__/ReturnedRouteQuery.graphql'
import { RouteQuery } from '../cart/testing/RouteQuery.tsx'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { ReturnedRoute } from './ReturnedRoute.tsx'

const ANSWERS = { reason: 'Llegó dañado', condition: 'Abierto', resolution: 'Reembolso' }
const LINES = [
  { name: 'Taza', quantity: 3, receivedQuantity: 1, ...ANSWERS },
  { name: 'Mesa', quantity: 1, receivedQuantity: null, ...ANSWERS },
]

function open(status: string) {
  const request = { id: 'r:7', number: '000000007', requestedAt: '2026-11-20T18:30:00Z', status, comment: null, photos: [], lines: LINES } // prettier-ignore
  const customer = { id: 'c:1', firstName: 'Ana', returns: [request] }
  return renderWithRelay(
    <RouteQuery query={returnedRouteQuery} variables={{ order: 'o:1' }}>
      <Routes>
        <Route path="/my-account/orders/:orderId/return/:incrementId" element={<ReturnedRoute />} />
      </Routes>
    </RouteQuery>,
    { mockResolvers: { Query: () => ({ viewer: { customer } }) }, path: '/my-account/orders/o%3A1/return/000000007' },
  )
}

it.each([
  ['REQUESTED', 'Solicitada'],
  ['PARTIALLY_RECEIVED', 'Recibida en parte'],
  ['RECEIVED', 'Recibida'],
])('a return that is %s says “%s”', async (status, label) => {
  await open(status)
  expect(screen.getByText(label)).toBeDefined()
  // The page's title is not repeated on the card.
  expect(screen.getAllByRole('heading', { name: 'Devolución 000000007' })).toHaveLength(1)
  expect(screen.queryByText('Ya recibimos 1 de 3.') !== null).toBe(status === 'PARTIALLY_RECEIVED')
  // Unknown counts are not shown.
  expect(screen.queryAllByText(/^Ya recibimos/).length).toBeLessThan(2)
})
