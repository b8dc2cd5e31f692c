import { screen } from '@testing-library/react'
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

const LINE = { available: { amount: '6934.23', currencyCode: 'MXN' }, coversCart: true }
const SHORT = { ...LINE, coversCart: false }

beforeEach(() => {
  window.localStorage.clear()
  saveCheckoutDetails(window.localStorage, 'hogar', answeredDetails)
})

async function openCheckout(creditLine: object | null, isChosen = false) {
  const queue = createFakeQueue()
  const credit = {
    code: 'storecredit',
    title: 'Crédito Hogar',
    isDefault: true,
    fee: null,
    plans: [],
    creditOffers: [],
  }
  const method = { ...credit, creditLine }
  const cart = cartFixture([{ sku: 'SOFA', name: 'Sofá Oslo' }], {
    selectedShippingMethod: {
      carrierCode: 'flatrate',
      methodCode: 'flatrate',
      title: 'A tu casa',
      deliveryEstimate: null,
    },
    paymentMethods: [method],
    selectedPaymentMethod: isChosen ? method : null,
    selectedPaymentPlan: null,
  })
  await renderWithRelay(
    <RouteQuery query={checkoutRouteQuery}>
      <CheckoutRoute />
    </RouteQuery>,
    { queue, mockResolvers: { Viewer: () => ({ cart }), Store: () => ({ externalCheckoutUrl: null }) } },
  )
  return queue
}

it.each([
  [LINE, /^Te quedan \$6,934\.23 de tu línea: el pedido queda autorizado al momento\./],
  [SHORT, /^Te quedan \$6,934\.23 de tu línea y no alcanzan para este pedido\./],
  [null, /la autorización tarda de 1 a 3 días hábiles y hasta entonces no pagas nada\.$/],
])('says beside credit with the line %j what comes of it', async (line, text) => {
  await openCheckout(line)
  expect(screen.getByText(text)).toBeDefined()
})

it.each([
  [LINE, 'Tu línea de crédito lo paga: el pedido queda autorizado al momento.', true],
  [SHORT, /^Después del pedido llenas una solicitud/, undefined],
  [null, /^Después del pedido llenas una solicitud/, undefined],
])(
  'says it again beside the order with the line %j, which is ordered as it was shown',
  async (line, text, expected) => {
    const queue = await openCheckout(line, true)
    expect(screen.getByText(text)).toBeDefined()
    await userEvent.click(screen.getByLabelText(/^Acepto los términos/))
    await userEvent.click(screen.getByRole('button', { name: /^Hacer el pedido/ }))
    const { input } = queue.asked.find(({ name }) => name === 'placeOrder')!.variables as { input: object }
    expect(input).toMatchObject({ email: 'maria@example.com' })
    expect(Object.entries(input).find(([name]) => name === 'expectsCreditLine')?.[1]).toBe(expected)
  },
)
