import { act, screen } from '@testing-library/react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { ROOT_ID, commitLocalUpdate, createOperationDescriptor, getRequest } from 'relay-runtime'
import { expect, it } from 'vitest'
import keepCartQuery from '../__generated__/keepCartQuery.graphql'
import { NotificationOutlet } from '../design/NotificationOutlet.tsx'
import type { WaitingTask } from '../offline/QueueContext.ts'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { CartButton } from './CartButton.tsx'
import { applyCartChange } from './applyCartChange.ts'

/** The button over a store that has read how many units there are, and nothing else. */
function Header() {
  const environment = useRelayEnvironment()
  commitLocalUpdate(environment, (store) => {
    const viewer = store.getRoot().getOrCreateLinkedRecord('viewer', 'Viewer')
    if (viewer.getLinkedRecord('cart')) return
    viewer.setLinkedRecord(store.create('cart:1', 'Cart').setValue(2, 'totalQuantity'), 'cart')
  })
  const key = {
    __id: `${ROOT_ID}:viewer`,
    __fragments: { CartButton_viewer: {} },
    __fragmentOwner: createOperationDescriptor(getRequest(keepCartQuery), {}).request,
  }
  return <CartButton viewer={key as never} />
}

async function openHeader() {
  const queue = createFakeQueue()
  const view = await renderWithRelay(
    <>
      <Header />
      <NotificationOutlet />
    </>,
    { queue },
  )
  return { ...view, queue }
}

const task = (name: string): WaitingTask => ({
  id: name,
  name,
  scope: 'cart',
  variables: {},
  optimism: {},
  createdAt: 0,
  isTransmitted: true,
})

it('leads to the cart and counts its units, changes on their way included', async () => {
  const { environment } = await openHeader()
  expect(screen.getByRole('link', { name: 'Carrito, 2 artículos' }).getAttribute('href')).toBe('/checkout/cart')
  const snapshot = {
    productId: 'product:1',
    productType: 'SimpleProduct',
    variantId: null,
    name: 'Sofá Oslo',
    urlPath: 'sofa',
    unitPrice: { amount: '1.00', currencyCode: 'MXN' },
    options: [],
    picture: null,
  }
  act(() => {
    environment.applyUpdate({
      storeUpdater: (store) =>
        applyCartChange(store, { kind: 'add', line: { sku: 'SOFA', optionsChecksum: null }, quantity: 3 }, snapshot),
    })
  })
  expect(screen.getByRole('link', { name: 'Carrito, 5 artículos' })).toBeDefined()
})

it('tells what became of a change that was made off line', async () => {
  const { queue } = await openHeader()
  const userErrors = [{ code: 'OUT_OF_STOCK', message: '¡Sofá Oslo está agotado!' }]
  await act(async () =>
    queue.tellLate({ task: task('addToCart'), outcome: { kind: 'refused', userErrors, data: null } }),
  )
  expect(screen.getByText('¡Sofá Oslo está agotado!')).toBeDefined()
})

it('tells that an order that waited is placed, with the way to it', async () => {
  const { queue } = await openHeader()
  const data = { placeOrder: { order: { id: 'order:1', number: '000000042' }, notices: [] } }
  await act(async () => queue.tellLate({ task: task('placeOrder'), outcome: { kind: 'done', data } }))
  expect(screen.getByText('Tu pedido 000000042 está hecho.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver pedido' }).getAttribute('href')).toBe('/order-success?order=order%3A1')
})
