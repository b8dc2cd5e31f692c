import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import checkoutRouteQuery from '../__generated__/CheckoutRouteQuery.graphql'
import orderSuccessRouteQuery from '../__generated__/OrderSuccessRouteQuery.graphql'
import { RouteQuery } from '../cart/testing/RouteQuery.tsx'
import { cartFixture } from '../cart/testing/cartFixture.ts'
import { PRODUCT, openProductPage, price } from '../catalogue/testing/openProductPage.tsx'
import { CheckoutRoute } from '../checkout/CheckoutRoute.tsx'
import { saveCheckoutDetails } from '../checkout/checkoutStorage.ts'
import { answeredDetails } from '../checkout/testing/answeredDetails.ts'
import { OrderSuccessRoute } from '../orders/OrderSuccessRoute.tsx'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { measure } from './measure.ts'
import { storeCampaign } from './arrival.ts'
import '../testing/loadedCataloguePages.ts'

type Told = Readonly<{ event?: string; ecommerce: Readonly<{ items: readonly object[] }> | null }>

/** Returns the reported events, without the empty entries between. */
const told = () => (window.dataLayer ?? []).filter((entry) => (entry as Told).event !== undefined)

beforeEach(() => {
  localStorage.clear()
  delete window.dataLayer
})

const OFFER = {
  ...PRODUCT,
  __typename: 'SimpleProduct',
  brand: 'Roble',
  price: price('800.00', { discountPercent: 20 }),
}
const ITEM = { item_id: 'SKU', item_name: 'Sofá Oslo', item_brand: 'Roble', price: 800, quantity: 1, discount: 20 }

describe('a product that is looked at', () => {
  it('is reported once, with its discount in percent and whether it can be bought', async () => {
    const { rest, answer } = await openProductPage(OFFER)
    await rest()
    await answer({ ...OFFER, price: price('700.00', { discountPercent: 30 }) })
    const items = [{ ...ITEM, stock: 'Disponible' }]
    expect(window.dataLayer).toEqual([
      { ecommerce: null },
      {
        event: 'view_item',
        store: 'hogar',
        user_id: null,
        campaign_source: null,
        campaign_medium: null,
        campaign_name: null,
        ecommerce: { currency: 'MXN', value: 800, items },
      },
    ])
  })

  it.each([
    [{ status: 'OUT_OF_STOCK', quantity: 0 }, { stock: 'Agotado' }],
    [{ status: 'VOLATILE', quantity: null }, { stock: 'Disponible' }],
    [null, {}],
  ])('with stock %j says %j', async (stock, said) => {
    await openProductPage({ ...OFFER, stock })
    expect(told()).toMatchObject([{ ecommerce: { items: [{ ...ITEM, ...said }] } }])
  })
})

describe('a product that is put into the cart', () => {
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Agregar al carrito' }))

  it('is reported when it is stored, with its value', async () => {
    const { queue } = await openProductPage(OFFER)
    queue.answerNext({ kind: 'waiting' })
    await userEvent.click(screen.getByRole('button', { name: 'Agregar uno' }))
    await add()
    expect(told().slice(1)).toMatchObject([
      { event: 'add_to_cart', ecommerce: { currency: 'MXN', value: 1_600, items: [{ ...ITEM, quantity: 2 }] } },
    ])
  })

  it('is not reported when the shop refuses it', async () => {
    const { queue } = await openProductPage(OFFER)
    queue.answerNext({ kind: 'refused', userErrors: [], data: null })
    await add()
    expect(told()).toHaveLength(1)
  })
})

const CHOSEN = {
  selectedShippingMethod: {
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    title: 'Envío a domicilio',
    deliveryEstimate: null,
  },
  selectedPaymentMethod: { code: 'banktransfer', title: 'Transferencia SPEI' },
}

async function openCheckout() {
  const queue = createFakeQueue()
  const cart = cartFixture([{ sku: 'SOFA', name: 'Sofá Oslo', quantity: 2 }], CHOSEN)
  await renderWithRelay(
    <RouteQuery query={checkoutRouteQuery}>
      <CheckoutRoute />
    </RouteQuery>,
    { queue, mockResolvers: { Viewer: () => ({ cart }), Store: () => ({ externalCheckoutUrl: null }) } },
  )
  return queue
}

describe('a checkout', () => {
  it('is reported when it begins, with the lines of the cart', async () => {
    await openCheckout()
    const items = [{ item_id: 'SOFA', item_name: 'Sofá Oslo', price: 100, quantity: 2 }]
    expect(told()).toMatchObject([{ event: 'begin_checkout', ecommerce: { currency: 'MXN', value: 200, items } }])
  })

  it('is reported with the customer’s analytics id, and without one for a guest', async () => {
    await openCheckout()
    expect(told()).toMatchObject([{ user_id: null }])
    const id = '0123456789abcdef0123456789abcdef'
    document.cookie = `userID=${id}`
    measure('hogar', { event: 'begin_checkout', currency: 'MXN', items: [] })
    document.cookie = 'userID=<script>'
    measure('hogar', { event: 'begin_checkout', currency: 'MXN', items: [] })
    document.cookie = 'userID=; Max-Age=0'
    expect(told()).toMatchObject([{ user_id: null }, { user_id: id }, { user_id: null }])
  })

  it('ends in an order that names the campaign which brought the shopper', async () => {
    saveCheckoutDetails(window.localStorage, 'hogar', answeredDetails)
    storeCampaign('hogar', { search: '?utm_source=boletin&utm_medium=email&utm_campaign=salas', now: Date.now() })
    const queue = await openCheckout()
    expect(told()).toMatchObject([
      { campaign_source: 'boletin', campaign_medium: 'email', campaign_name: 'salas', event: 'begin_checkout' },
    ])
    await userEvent.click(screen.getByLabelText(/Acepto los términos/))
    await act(() => userEvent.click(screen.getByRole('button', { name: /Hacer el pedido/ })))
    expect(queue.asked.findLast(({ name }) => name === 'placeOrder')).toMatchObject({
      variables: { input: { origin: 'boletin' } },
    })
  })
})

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })
const ORDER = {
  __typename: 'Order',
  id: 'order:1',
  number: '000000042',
  placedAt: '2026-11-20T18:30:00Z',
  status: 'PENDING',
  statusLabel: 'PENDING',
  total: money('351.50'),
  totals: null,
  deliveryEstimate: null,
  pickupBranch: null,
  payBefore: null,
  paymentPlan: null,
  credit: null,
  paymentUrl: null,
  paymentInstructions: null,
  shippingAddress: null,
  lines: [
    {
      sku: 'LAMP',
      name: 'Lámpara',
      quantity: 2,
      unitPrice: money('150.25'),
      rowTotal: money('300.50'),
      options: [],
      product: null,
      variant: null,
    },
  ],
}

const openThanks = (number: string) =>
  renderWithRelay(
    <RouteQuery query={orderSuccessRouteQuery} variables={{ order: 'order:1' }}>
      <OrderSuccessRoute />
    </RouteQuery>,
    { root: { node: { ...ORDER, number }, store: { externalCheckoutUrl: null } } },
  )

describe('an order', () => {
  it('is reported once with its number and total, for any number of visits, without personal data', async () => {
    const { unmount } = await openThanks('000000042')
    unmount()
    const again = await openThanks('000000042')
    again.unmount()
    await openThanks('000000043')
    const items = [{ item_id: 'LAMP', item_name: 'Lámpara', price: 150.25, quantity: 2 }]
    const ecommerce = { currency: 'MXN', value: 351.5, items }
    expect(told()).toMatchObject([
      { event: 'purchase', ecommerce: { ...ecommerce, transaction_id: '000000042' } },
      { event: 'purchase', ecommerce: { ...ecommerce, transaction_id: '000000043' } },
    ])
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/email|address|customer/i)
  })
})
