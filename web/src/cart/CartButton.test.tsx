import { act, screen } from '@testing-library/react'
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import { commitLocalUpdate } from 'relay-runtime'
import { expect, it } from 'vitest'
import { NotificationOutlet } from '../design/overlays/NotificationOutlet.tsx'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { CartButton } from './CartButton.tsx'
import type { Outcome } from '../offline/outcome.ts'
import { applyCartChange } from './records/applyCartChange.ts'
import { announceAddedLine } from './panel/cartPanelChannel.ts'
import type { CartButtonTestQuery } from '../__generated__/CartButtonTestQuery.graphql'

type Counter = 'UNITS' | 'LINES'

/** Renders the button over a store that holds the number of units but no lines. */
function Header({ counter }: Readonly<{ counter: Counter }>) {
  const environment = useRelayEnvironment()
  commitLocalUpdate(environment, (store) => {
    const viewer = store.getRoot().getOrCreateLinkedRecord('viewer', 'Viewer')
    if (viewer.getLinkedRecord('cart')) return
    const cart = store.create('cart:1', 'Cart').setValue(2, 'totalQuantity').setValue(null, 'totals')
    viewer.setLinkedRecord(cart.setLinkedRecords([], 'lines'), 'cart')
    const settings = store.create('settings', 'CartSettings').setValue(counter, 'counter')
    const shop = store.getRoot().getOrCreateLinkedRecord('store', 'Store')
    shop.setLinkedRecord(settings, 'cartSettings')
  })
  const { store } = useLazyLoadQuery<CartButtonTestQuery>(
    graphql`
      query CartButtonTestQuery {
        store {
          ...CartButton_store
        }
      }
    `,
    {},
    { fetchPolicy: 'store-only' },
  )
  return <CartButton store={store} />
}

async function openHeader(counter: Counter = 'UNITS') {
  const queue = createFakeQueue()
  const view = await renderWithRelay(
    <>
      <Header counter={counter} />
      <NotificationOutlet />
    </>,
    // The panel's query stays open: its answer would bring another store, without these settings.
    { queue, answered: 0 },
  )
  return { ...view, queue }
}

it.each([
  { counter: 'UNITS', before: 2, after: 5 },
  { counter: 'LINES', before: 0, after: 1 },
] as const)('links to the cart and counts its $counter, pending changes included', async (counted) => {
  const { environment } = await openHeader(counted.counter)
  const named = (units: number) =>
    units === 0 ? 'Carrito, vacío' : `Carrito, ${units} ${units === 1 ? 'artículo' : 'artículos'}`
  expect(screen.getByRole('link', { name: named(counted.before) }).getAttribute('href')).toBe('/checkout/cart')
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
  expect(screen.getByRole('link', { name: named(counted.after) })).toBeDefined()
})

it('opens the panel on the page where something was added, and shows a notification on another page', async () => {
  await openHeader()
  const notices = [{ code: 'PRODUCT_ADDED', message: '¡El producto se agregó al carrito!' }]
  const added: Outcome = { kind: 'done', data: { addCartLines: { notices } } }
  let answer = (_outcome: Outcome): void => undefined
  const outcome = new Promise<Outcome>((resolve) => (answer = resolve))
  act(() => announceAddedLine({ name: 'Sofá Oslo', outcome }))
  history.pushState(null, '', '/checkout/cart')
  await act(async () => answer(added))
  expect(await screen.findByText('¡El producto se agregó al carrito!')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()

  await act(async () => announceAddedLine({ name: 'Sofá Oslo', outcome: Promise.resolve(added) }))
  expect(await screen.findByRole('dialog', { name: 'Tu carrito' })).toBeDefined()
})

it('keeps the panel below a dialog that has opened meanwhile, and shows a notification', async () => {
  await openHeader()
  const notices = [{ code: 'PRODUCT_ADDED', message: '¡El producto se agregó al carrito!' }]
  const added: Outcome = { kind: 'done', data: { addCartLines: { notices } } }
  let answer = (_outcome: Outcome): void => undefined
  const outcome = new Promise<Outcome>((resolve) => (answer = resolve))
  act(() => announceAddedLine({ name: 'Sofá Oslo', outcome }))
  const other = document.body.appendChild(document.createElement('dialog'))
  other.showModal()
  await act(async () => answer(added))
  expect(await screen.findByText('¡El producto se agregó al carrito!')).toBeDefined()
  expect(screen.queryByRole('dialog', { name: 'Tu carrito' })).toBeNull()
  other.remove()
})
