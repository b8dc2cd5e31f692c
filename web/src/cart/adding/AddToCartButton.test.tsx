import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql } from 'react-relay/hooks'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AddToCartButtonTestQuery } from '../../__generated__/AddToCartButtonTestQuery.graphql'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import type { Outcome } from '../../offline/outcome.ts'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { renderTestOperation } from '../../testing/renderTestOperation.tsx'
import { AddToCartButton } from './AddToCartButton.tsx'
import { quantityInCart } from './quantityInCart.ts'
import { setQuantityReader } from './quantityReader.ts'
import { CartPanelHost } from '../panel/CartPanelHost.tsx'
import { applyCartChange } from '../records/applyCartChange.ts'

const price = { amount: '8999.00', currencyCode: 'MXN' }

type Shown = Readonly<{ amount?: string; stock?: Readonly<{ status: string; quantity: number }> }>

/** A product as its page reads it. */
const productOf = ({ amount = price.amount, stock = { status: 'OK', quantity: 3 } }: Shown) => ({
  __typename: 'SimpleProduct',
  id: 'product:1',
  sku: 'SOFA',
  name: 'Sofá Oslo',
  urlPath: 'salas/sofa-oslo',
  media: [],
  price: { final: { amount, currencyCode: 'MXN' } },
  stock,
})

async function openProduct(
  shown: Shown = {},
  outcome: Outcome = { kind: 'done', data: {} },
  externalCheckoutUrl: string | null = null,
) {
  const queue = createFakeQueue()
  queue.answerNext(outcome)
  const view = await renderTestOperation<AddToCartButtonTestQuery>({
    query: graphql`
      query AddToCartButtonTestQuery @relay_test_operation {
        product(by: { sku: "SOFA" }) {
          ...AddToCartButton_product
        }
      }
    `,
    variables: {},
    queue,
    mockResolvers: { Product: () => productOf(shown), Store: () => ({ externalCheckoutUrl }) },
    children: ({ product }) => (
      <>
        {product ? <AddToCartButton product={product} quantity={2} /> : null}
        <CartPanelHost />
        <NotificationOutlet />
      </>
    ),
  })
  return { ...view, queue, press: () => userEvent.click(screen.getByRole('button', { name: 'Agregar al carrito' })) }
}

const goOffline = () => vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)

describe('adding to the cart', () => {
  afterEach(() => vi.restoreAllMocks())

  it('asks for the product with what it takes to draw its line', async () => {
    const { queue, press } = await openProduct()
    await press()
    expect(queue.asked).toMatchObject([
      {
        name: 'addToCart',
        variables: { input: { lines: [{ sku: 'SOFA', quantity: 2 }] } },
        optimism: { productId: 'product:1', name: 'Sofá Oslo', urlPath: 'salas/sofa-oslo', unitPrice: price },
      },
    ])
  })

  it('opens the panel with what the shop says about it, a doubt included', async () => {
    const notices = [{ code: 'STOCK_VOLATILE', message: 'El sistema no está seguro de la existencia.' }]
    const { press } = await openProduct({}, { kind: 'done', data: { addCartLines: { notices } } })
    await press()
    const panel = within(await screen.findByRole('dialog'))
    expect(panel.getByText('El sistema no está seguro de la existencia.')).toBeDefined()
    expect(panel.getByRole('link', { name: 'Ir a pagar' }).getAttribute('href')).toBe('/checkout')
    expect(panel.getByRole('link', { name: 'Ver carrito' }).getAttribute('href')).toBe('/checkout/cart')
  })

  it('offers the checkout on another host alone, where the store has one, and leaves for it once nothing waits', async () => {
    const { press } = await openProduct({}, { kind: 'done', data: {} }, 'https://pay.example/')
    await press()
    const panel = within(await screen.findByRole('dialog'))
    const button = await panel.findByRole('button', { name: 'Ir a pagar' })
    expect(panel.queryByRole('link', { name: 'Ir a pagar' })).toBeNull()
    const leave = vi.fn()
    vi.stubGlobal('location', { assign: leave })
    await userEvent.click(button)
    expect(leave).toHaveBeenCalledWith('/checkout/external')
    vi.unstubAllGlobals()
  })

  it("reports a refusal in the shop's words, without a panel", async () => {
    const userErrors = [{ code: 'OUT_OF_STOCK', message: '¡El producto está agotado!' }]
    const { press } = await openProduct({}, { kind: 'refused', userErrors, data: null })
    await press()
    expect(await screen.findByText('¡El producto está agotado!')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that the change waits for a network', async () => {
    goOffline()
    const { press } = await openProduct({}, { kind: 'waiting' })
    await press()
    expect(await screen.findByText('Guardado: se enviará en cuanto se pueda.')).toBeDefined()
  })

  it('refuses a product whose price is unknown', async () => {
    const { queue, press } = await openProduct({ amount: '-1' })
    await press()
    expect(
      await screen.findByText('¡No conocemos el precio del producto, no se puede agregar al carrito!'),
    ).toBeDefined()
    expect(queue.asked).toHaveLength(0)
  })

  it('counts what the cart holds while off line', async () => {
    setQuantityReader(quantityInCart)
    goOffline()
    const { queue, press, environment } = await openProduct()
    const snapshot = {
      productId: 'product:1',
      productType: 'SimpleProduct',
      variantId: null,
      name: 'Sofá Oslo',
      urlPath: 'salas/sofa-oslo',
      unitPrice: price,
      options: [],
      picture: null,
    }
    environment.applyUpdate({
      storeUpdater: (store) =>
        applyCartChange(store, { kind: 'add', line: { sku: 'SOFA', optionsChecksum: null }, quantity: 2 }, snapshot),
    })
    await press()
    expect(await screen.findByText('La cantidad solicitada no está disponible')).toBeDefined()
    expect(queue.asked).toHaveLength(0)
  })
})
