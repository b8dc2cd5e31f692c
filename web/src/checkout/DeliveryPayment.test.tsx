import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Outcome } from '../offline/outcome.ts'
import { cartFixture } from '../cart/testing/cartFixture.ts'
import { saveCheckoutDetails } from './checkoutStorage.ts'
import { answeredDetails } from './testing/answeredDetails.ts'
import {
  SOFA,
  acceptTerms,
  chosen,
  currentStep,
  goOn,
  openCheckout,
  orderButton,
  sent,
} from './testing/openCheckout.tsx'

const shippingMethods = [
  {
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    title: 'Envío a domicilio',
    isDefault: true,
    price: { amount: '99.00', currencyCode: 'MXN' },
  },
  {
    carrierCode: 'instore',
    methodCode: 'pickup',
    title: 'Recoge en sucursal',
    isDefault: false,
    price: { amount: '0.00', currencyCode: 'MXN' },
  },
].map((method) => ({ ...method, pickupBranches: [], deliveryEstimate: null }))

beforeEach(() => window.localStorage.clear())

describe('delivery', () => {
  it('sends the preselected delivery with the address at once, and another one when it is chosen', async () => {
    saveCheckoutDetails(window.localStorage, 'hogar', { ...answeredDetails, sentShipping: null })
    const { queue, resolveNext } = await openCheckout(cartFixture([SOFA]))
    await resolveNext({ Viewer: () => ({ cart: { id: 'cart:1', shippingMethods } }) })
    expect(currentStep()).toBe('Entrega y pago')
    expect(queue.asked).toMatchObject([
      {
        name: 'setCartShipping',
        variables: {
          input: {
            carrierCode: 'flatrate',
            methodCode: 'flatrate',
            address: { street: ['Av. Juárez 12'], regionCode: 'JAL' },
          },
        },
        optimism: { title: 'Envío a domicilio' },
      },
    ])
    await userEvent.click(screen.getByLabelText(/Recoge en sucursal/))
    expect(queue.asked[1]).toMatchObject({
      name: 'setCartShipping',
      variables: { input: { carrierCode: 'instore', methodCode: 'pickup' } },
    })
  })

  it('takes one press for delivery and payment, where both are as they are preselected', async () => {
    saveCheckoutDetails(window.localStorage, 'hogar', { ...answeredDetails, sentShipping: null })
    const { queue, resolveNext } = await openCheckout(cartFixture([SOFA], { ...chosen, selectedPaymentMethod: null }))
    await resolveNext({ Viewer: () => ({ cart: { id: 'cart:1', shippingMethods } }) })
    expect(currentStep()).toBe('Entrega y pago')
    await goOn()
    expect(queue.asked.map(({ name }) => name)).toEqual(['setCartShipping', 'setCartPayment'])
  })

  it('stays at a step that the shop refuses, says why, and asks once more when it is pressed', async () => {
    saveCheckoutDetails(window.localStorage, 'hogar', { ...answeredDetails, sentShipping: null })
    const { queue, resolveNext } = await openCheckout(cartFixture([SOFA]))
    const refused = {
      kind: 'refused' as const,
      userErrors: [{ code: 'SHIPPING_METHOD_UNAVAILABLE', message: 'Ya no entregamos así en tu zona.' }],
      data: null,
    }
    queue.answerNext(refused)
    await resolveNext({ Viewer: () => ({ cart: { id: 'cart:1', shippingMethods } }) })
    expect(within(screen.getByRole('alert')).getByText('Ya no entregamos así en tu zona.')).toBeDefined()
    expect(currentStep()).toBe('Entrega y pago')
    queue.answerNext(refused)
    await goOn()
    expect(queue.asked.map(({ name }) => name)).toEqual(['setCartShipping', 'setCartShipping'])
    expect(currentStep()).toBe('Entrega y pago')
  })

  it('lets no refusal of a way stand beside another that was taken meanwhile', async () => {
    saveCheckoutDetails(window.localStorage, 'hogar', answeredDetails)
    const { queue, resolveNext } = await openCheckout(cartFixture([SOFA], { ...chosen, selectedPaymentMethod: null }))
    await resolveNext({ Viewer: () => ({ cart: { id: 'cart:1', shippingMethods } }) })
    const { promise, resolve: refuse } = Promise.withResolvers<Outcome>()
    queue.answerNext(promise)
    await userEvent.click(screen.getByLabelText(/Recoge en sucursal/))
    await userEvent.click(screen.getByLabelText(/Envío a domicilio/))
    await act(async () =>
      refuse({ kind: 'refused', userErrors: [{ code: 'SHIPPING_METHOD_UNAVAILABLE', message: 'Ya no.' }], data: null }),
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sends the delivery that is shown as chosen when the cart has lost it', async () => {
    saveCheckoutDetails(window.localStorage, 'hogar', answeredDetails)
    const { queue, resolveNext, environment } = await openCheckout(
      cartFixture([SOFA], { ...chosen, selectedPaymentMethod: null }),
    )
    await resolveNext({ Viewer: () => ({ cart: { id: 'cart:1', shippingMethods } }) })
    expect(queue.asked).toEqual([])
    act(() => environment.commitUpdate((store) => store.get('cart:1')?.setValue(null, 'selectedShippingMethod')))
    await goOn()
    expect(queue.asked.map(({ name }) => name)).toEqual(['setCartShipping', 'setCartPayment'])
  })
})

describe('payment', () => {
  it('keeps a payment method that was picked over a reload, until it is sent', async () => {
    saveCheckoutDetails(window.localStorage, 'hogar', answeredDetails)
    const cart = cartFixture([SOFA], { ...chosen, selectedPaymentMethod: null })
    const before = await openCheckout(cart)
    await userEvent.click(screen.getByLabelText(/^Efectivo al recibir/))
    before.unmount()
    const { queue } = await openCheckout(cart)
    expect(screen.getByLabelText<HTMLInputElement>(/^Efectivo al recibir/).checked).toBe(true)
    await goOn()
    expect(queue.asked.at(-1)).toMatchObject({ variables: { input: { methodCode: 'cashondelivery' } } })
    expect(window.localStorage.getItem('hogar:checkout:hogar')).toContain('"pickedPayment":null')
  })

  it("preselects the platform's own way to pay", async () => {
    saveCheckoutDetails(window.localStorage, 'hogar', answeredDetails)
    const { queue } = await openCheckout(cartFixture([SOFA], { ...chosen, selectedPaymentMethod: null }))
    expect(currentStep()).toBe('Entrega y pago')
    expect(screen.getByLabelText<HTMLInputElement>(/^Transferencia SPEI/).checked).toBe(true)
    await goOn()
    expect(queue.asked[0]).toMatchObject({
      name: 'setCartPayment',
      variables: { input: { methodCode: 'banktransfer' } },
    })
  })

  it('asks for no delivery where there is nothing to carry, and bills the only address', async () => {
    saveCheckoutDetails(window.localStorage, 'hogar', answeredDetails)
    const { queue } = await openCheckout(
      cartFixture([SOFA], { ...chosen, selectedShippingMethod: null, isVirtual: true }),
    )
    expect(screen.queryByRole('heading', { name: 'Entrega y pago' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Forma de pago' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Datos de facturación' })).toBeDefined()
    await acceptTerms()
    await userEvent.click(orderButton())
    expect(sent(queue)[0]?.variables).toMatchObject({ input: { billingAddress: { postcode: '44100' } } })
  })

  it('goes back to an answer and asks for the delivery again when the address is another', async () => {
    saveCheckoutDetails(window.localStorage, 'hogar', answeredDetails)
    const { resolveNext } = await openCheckout(cartFixture([SOFA], chosen))
    expect(currentStep()).toBe('Revisa y haz tu pedido')
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar: Dirección de entrega' }))
    await userEvent.clear(screen.getByLabelText('Número'))
    await userEvent.type(screen.getByLabelText('Número'), '14')
    await goOn()
    await resolveNext({ Viewer: () => ({ cart: { id: 'cart:1', shippingMethods } }) })
    expect(currentStep()).toBe('Entrega y pago')
  })
})
