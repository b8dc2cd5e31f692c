import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import orderRouteQuery from '../__generated__/OrderRouteQuery.graphql'
import { RouteQuery } from '../cart/testing/RouteQuery.tsx'
import { OrderRoute } from '../customers/orders/OrderRoute.tsx'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'

const sum = (amount: string) => ({ amount, currencyCode: 'MXN' })
const ORDER = {
  __typename: 'Order',
  id: 'order:1',
  number: '000000042',
  placedAt: '2026-11-20T18:30:00Z',
  status: 'PENDING',
  statusLabel: 'PENDING',
  progress: 'PAYMENT_PREVIEW',
  cancelable: 'WHOLE',
  canceledTotal: sum('0.00'),
}

it.each([
  [{ paymentMethodCode: 'cashondelivery', paidTotal: sum('0.00') }, 'No has pagado nada: lo que canceles no lo pagas.'],
  [
    { paymentMethodCode: 'banktransfer', paidTotal: sum('0.00'), payBefore: '2026-11-23T18:30:00Z' },
    'Todavía no recibimos tu pago. Si ya lo hiciste, te lo devolvemos.',
  ],
  [
    { paymentMethodCode: 'card', paidTotal: sum('100.00') },
    'Lo que pagaste por ello te lo devolvemos por el mismo medio.',
  ],
  [{ paymentMethodCode: 'wallet', paidTotal: sum('100.00') }, 'Lo que pagaste por ello vuelve a tu monedero.'],
  [{ paymentMethodCode: 'storecredit' }, 'Su crédito termina con él. Si pagaste algo, queda en tu monedero.'],
  [{ paymentMethodCode: 'other' }, 'Si ya lo pagaste, te lo devolvemos por el mismo medio.'],
])('says what becomes of the money before an order is canceled: %j', async (payment, said) => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  const customer = { cancelReasons: [{ value: 'other', label: 'Otro motivo' }] }
  await renderWithRelay(
    <RouteQuery query={orderRouteQuery} variables={{ order: 'order:1' }}>
      <OrderRoute />
    </RouteQuery>,
    { root: { node: { ...ORDER, ...payment }, viewer: { customer } }, answered: 2 },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar pedido' }))
  expect(await within(screen.getByRole('dialog')).findByText(said)).toBeDefined()
})
