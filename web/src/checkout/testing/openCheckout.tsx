import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { STORES } from '@hogar/schema/stores.ts'
import checkoutRouteQuery from '../../__generated__/CheckoutRouteQuery.graphql'
import { RouteQuery } from '../../cart/testing/RouteQuery.tsx'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { type FakeQueue, createFakeQueue } from '../../testing/fakeQueue.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { CheckoutRoute } from '../CheckoutRoute.tsx'

export const SOFA = { sku: 'SOFA', name: 'Sofá Oslo' }
export const chosen = {
  selectedShippingMethod: {
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    title: 'Envío a domicilio',
    deliveryEstimate: null,
  },
  selectedPaymentMethod: { code: 'banktransfer', title: 'Transferencia SPEI' },
}

/** Renders the whole checkout page with this cart. */
export async function openCheckout(cart: unknown, storeCode = 'hogar') {
  const queue = createFakeQueue()
  const store = STORES.find(({ code }) => code === storeCode)
  const view = await renderWithRelay(
    <RouteQuery query={checkoutRouteQuery}>
      <CheckoutRoute />
      <NotificationOutlet />
    </RouteQuery>,
    { queue, store, mockResolvers: { Viewer: () => ({ cart }), Store: () => ({ externalCheckoutUrl: null }) } },
  )
  return { ...view, queue }
}

export const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
export const currentStep = () => document.querySelector('[aria-current="step"] h2')?.textContent
export const orderButton = () => screen.getByRole('button', { name: /Hacer el pedido/ })
export const acceptTerms = () => userEvent.click(screen.getByLabelText(/Acepto los términos/))
/** Returns the queued mutations except recalculations of the cart. */
export const sent = (queue: FakeQueue) => queue.asked.filter(({ name }) => name !== 'recalculateOrder')
