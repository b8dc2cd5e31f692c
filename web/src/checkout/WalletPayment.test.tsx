import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import checkoutRouteQuery from '../__generated__/CheckoutRouteQuery.graphql'
import { RouteQuery } from '../cart/testing/RouteQuery.tsx'
import { cartFixture } from '../cart/testing/cartFixture.ts'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { CheckoutRoute } from './CheckoutRoute.tsx'
import { saveCheckoutDetails } from './checkoutStorage.ts'
import { answeredDetails } from './testing/answeredDetails.ts'

const SOFA = { sku: 'SOFA', name: 'Sofá Oslo' }

async function openCheckout(cart: unknown) {
  const queue = createFakeQueue()
  const view = await renderWithRelay(
    <RouteQuery query={checkoutRouteQuery}>
      <CheckoutRoute />
    </RouteQuery>,
    { queue, mockResolvers: { Viewer: () => ({ cart }), Store: () => ({ externalCheckoutUrl: null }) } },
  )
  return { ...view, queue }
}

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
const currentStep = () => document.querySelector('[aria-current="step"] h2')?.textContent

beforeEach(() => window.localStorage.clear())

describe('the wallet as a way to pay', () => {
  const WALLET = {
    code: 'wallet',
    title: 'Monedero',
    isDefault: false,
    fee: null,
    plans: [],
    creditOffers: [],
    creditLine: null,
  }
  const atPayment = {
    selectedShippingMethod: {
      carrierCode: 'flatrate',
      methodCode: 'flatrate',
      title: 'Envío a domicilio',
      deliveryEstimate: null,
    },
  }
  const WITH_WALLET = { ...atPayment, paymentMethods: [...cartFixture([SOFA]).paymentMethods, WALLET] }
  const NOTE = 'Se descuenta de tu saldo al hacer el pedido.'
  const held = (amount: string, isBalanceKnown = true) => ({
    id: 'viewer',
    customer: { id: 'c:1', wallet: { isBalanceKnown, balance: { amount, currencyCode: 'MXN' } } },
  })
  beforeEach(() => saveCheckoutDetails(window.localStorage, 'hogar', answeredDetails))
  const signIn = () => window.localStorage.setItem('hogar:customer:hogar', 'Ana')

  it('says what is in it, and is sent as any other', async () => {
    signIn()
    const { queue, resolveNext } = await openCheckout(cartFixture([SOFA], WITH_WALLET))
    expect(screen.getByText(NOTE)).toBeDefined()
    await resolveNext({ Viewer: () => held('250.00') })
    expect(screen.getByText(`Tienes $250.00. ${NOTE}`)).toBeDefined()
    await userEvent.click(screen.getByLabelText(/^Monedero/))
    await goOn()
    expect(queue.asked).toMatchObject([{ name: 'setCartPayment', variables: { input: { methodCode: 'wallet' } } }])
  })

  it('says why it is not offered when it holds too little', async () => {
    signIn()
    const { resolveNext } = await openCheckout(cartFixture([SOFA], atPayment))
    await resolveNext({ Viewer: () => held('99.99') })
    expect(screen.getByText(/^En tu monedero tienes \$99.99: no alcanza para los \$100.00/)).toBeDefined()
    expect(screen.queryByLabelText(/^Monedero/)).toBeNull()
  })

  it.each([
    ['is empty', held('0.00')],
    ['could not be counted', held('0.00', false)],
    ['would do, and is not offered all the same', held('100.00')],
    ['could not be read', { id: 'viewer', customer: { id: 'c:1', wallet: null } }],
  ])('that %s is not spoken of', async (_name, viewer) => {
    signIn()
    const { resolveNext } = await openCheckout(cartFixture([SOFA], atPayment))
    await resolveNext({ Viewer: () => viewer })
    expect(currentStep()).toBe('Entrega y pago')
    expect(screen.queryByText(/monedero/i)).toBeNull()
  })

  it('that cannot be read leaves the step as it is', async () => {
    signIn()
    const { rejectNext } = await openCheckout(cartFixture([SOFA], WITH_WALLET))
    await rejectNext(new Error('gone'))
    expect(screen.getByText(NOTE)).toBeDefined()
  })

  it('is not read for a guest', async () => {
    const { environment } = await openCheckout(cartFixture([SOFA], atPayment))
    const asked = environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
    expect(asked).not.toContain('useWalletBalanceQuery')
  })
})
