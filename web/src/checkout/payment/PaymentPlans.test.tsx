import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import checkoutRouteQuery from '../../__generated__/CheckoutRouteQuery.graphql'
import { RouteQuery } from '../../cart/testing/RouteQuery.tsx'
import { cartFixture } from '../../cart/testing/cartFixture.ts'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { CheckoutRoute } from '../CheckoutRoute.tsx'
import { saveCheckoutDetails } from '../checkoutStorage.ts'
import { answeredDetails } from '../testing/answeredDetails.ts'

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })
const PLANS = [
  { months: 12, monthly: money('658.25'), last: money('658.25') },
  { months: 18, monthly: money('438.84'), last: money('438.72') },
]
const METHODS = [
  { code: 'card', title: 'Tarjeta', isDefault: true, fee: null, plans: PLANS, creditOffers: [], creditLine: null },
  {
    code: 'banktransfer',
    title: 'Transferencia SPEI',
    isDefault: false,
    fee: null,
    plans: [],
    creditOffers: [],
    creditLine: null,
  },
]
const shipped = {
  selectedShippingMethod: {
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    title: 'A tu casa',
    deliveryEstimate: null,
  },
  paymentMethods: METHODS,
}

beforeEach(() => {
  window.localStorage.clear()
  saveCheckoutDetails(window.localStorage, 'hogar', answeredDetails)
})

async function openCheckout(extra: object) {
  const queue = createFakeQueue()
  const cart = cartFixture([{ sku: 'SOFA', name: 'Sofá Oslo' }], { ...shipped, ...extra })
  await renderWithRelay(
    <RouteQuery query={checkoutRouteQuery}>
      <CheckoutRoute />
    </RouteQuery>,
    { queue, mockResolvers: { Viewer: () => ({ cart }), Store: () => ({ externalCheckoutUrl: null }) } },
  )
  return queue
}

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }))

it('offers the months of a card with what each costs, and sends those that are chosen', async () => {
  const queue = await openCheckout({})
  const plans = within(screen.getByRole('group', { name: '¿Cómo quieres pagar?' }))
  expect(plans.getByRole<HTMLInputElement>('radio', { name: 'En un solo pago' }).checked).toBe(true)
  const row = plans.getByRole('radio', { name: /^18 meses sin intereses/ }).closest('label')
  expect(row?.textContent).toContain('17 pagos mensuales de $438.84 y uno de $438.72. Sin intereses, CAT 0\u00a0%.')
  await userEvent.click(plans.getByRole('radio', { name: /^12 meses sin intereses/ }))
  await goOn()
  expect(queue.asked[0]?.variables).toMatchObject({ input: { methodCode: 'card', months: 12 } })
})

it('forgets the months with another way of paying, which has none to offer', async () => {
  const queue = await openCheckout({})
  await userEvent.click(screen.getByRole('radio', { name: /^12 meses sin intereses/ }))
  await userEvent.click(screen.getByRole('radio', { name: /^Transferencia SPEI/ }))
  expect(screen.queryByRole('group', { name: '¿Cómo quieres pagar?' })).toBeNull()
  await goOn()
  expect(queue.asked[0]?.variables['input']).not.toHaveProperty('months')
})

it('shows what is ordered, with its total, directly above the button, and the months beside the way of paying', async () => {
  await openCheckout({ selectedPaymentMethod: { code: 'card', title: 'Tarjeta' }, selectedPaymentPlan: PLANS[0] })
  const button = screen.getByRole('button', { name: /Hacer el pedido/ })
  const goods = within(screen.getByRole('region', { name: 'Resumen del pedido' }))
  expect(goods.getByText('Sofá Oslo')).toBeDefined()
  expect(goods.getByText('Total')).toBeDefined()
  expect(button.previousElementSibling).toBe(screen.getByRole('region', { name: 'Resumen del pedido' }))
  expect(screen.getByText(/^12 pagos mensuales de/)).toBeDefined()
})
