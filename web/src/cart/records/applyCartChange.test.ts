import fc from 'fast-check'
import { Environment, Network, RecordSource, Store, commitLocalUpdate } from 'relay-runtime'
import { describe, expect, it } from 'vitest'
import { addToCartMutation } from '../adding/addToCartMutation.ts'
import { type CartChange, type CountedLine, cartLinesAfter } from './cartLinesAfter.ts'
import { applyCartChange } from './applyCartChange.ts'
import { cartRecord, lineRecords, numberOf } from './cartRecords.ts'
import { quantityInCart } from '../adding/quantityInCart.ts'
import type { LineSnapshot } from '../lines/lineSnapshot.ts'
import { updateCartLinesMutation } from '../lines/updateCartLinesMutation.ts'

const snapshot: LineSnapshot = {
  productId: 'product:sofa',
  productType: 'ConfigurableProduct',
  variantId: 'variant:sofa-grey',
  name: 'Sofá Oslo',
  urlPath: 'salas/sofa-oslo',
  unitPrice: { amount: '8999.00', currencyCode: 'MXN' },
  options: [{ label: 'Color', value: 'Gris' }],
  picture: { path: 'sofa-oslo/gris', alt: 'Sofá Oslo gris', placeholderColor: '#ece7df' },
}

function freshShop() {
  const network = Network.create(() => Promise.reject(new Error('No network in this test')))
  return new Environment({ network, store: new Store(new RecordSource()) })
}

/** Returns lines, units and pending changes as a component reads them, optimistic layers included. */
function seen(environment: Environment) {
  let lines: readonly CountedLine[] = []
  let units = 0
  let pendingChanges = 0
  environment
    .applyUpdate({
      storeUpdater: (store) => {
        const cart = cartRecord(store)
        if (!cart) return
        lines = lineRecords(cart).map(({ line }) => line)
        units = numberOf(cart, 'totalQuantity')
        pendingChanges = numberOf(cart, 'pendingChanges')
      },
    })
    .dispose()
  return { lines, units, pendingChanges }
}

const change: fc.Arbitrary<CartChange> = fc.oneof(
  ...(['add', 'set', 'remove'] as const).map((kind) =>
    fc.record({
      kind: fc.constant(kind),
      line: fc.record({ sku: fc.constantFrom('A', 'B'), optionsChecksum: fc.constantFrom(null, 'x') }),
      quantity: fc.integer({ min: kind === 'add' ? 1 : 0, max: 5 }),
    }),
  ),
)

describe('a cart that waits for the platform', () => {
  it('shows what the rule says, for any sequence of layers', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const environment = freshShop()
        for (const next of changes) {
          environment.applyUpdate({ storeUpdater: (store) => applyCartChange(store, next, snapshot) })
        }
        const expected = changes.reduce<readonly CountedLine[]>(cartLinesAfter, [])
        expect(seen(environment)).toEqual({
          lines: expected,
          units: expected.reduce((sum, { quantity }) => sum + quantity, 0),
          pendingChanges: changes.length,
        })
      }),
    )
  })

  it('undoes one layer alone: the others stay as if it had never been', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), fc.nat(), (changes, pick) => {
        const environment = freshShop()
        const layers = changes.map((next) =>
          environment.applyUpdate({ storeUpdater: (store) => applyCartChange(store, next, snapshot) }),
        )
        const refused = pick % changes.length
        layers[refused]?.dispose()
        const kept = changes.filter((_, at) => at !== refused)
        expect(seen(environment).lines).toEqual(kept.reduce<readonly CountedLine[]>(cartLinesAfter, []))
      }),
    )
  })

  it('begins a cart where there is none, and leaves none behind when it is undone', () => {
    const environment = freshShop()
    const layer = environment.applyUpdate({
      storeUpdater: (store) =>
        applyCartChange(store, { kind: 'add', line: { sku: 'A', optionsChecksum: null }, quantity: 2 }, snapshot),
    })
    expect(seen(environment)).toMatchObject({ units: 2, pendingChanges: 1 })
    layer.dispose()
    expect(seen(environment)).toEqual({ lines: [], units: 0, pendingChanges: 0 })
  })

  it('counts on from the number that a page without lines has read', () => {
    const environment = freshShop()
    commitLocalUpdate(environment, (store) => {
      const cart = store.create('cart:1', 'Cart').setValue(3, 'totalQuantity')
      store.getRoot().getOrCreateLinkedRecord('viewer', 'Viewer').setLinkedRecord(cart, 'cart')
    })
    environment.applyUpdate({
      storeUpdater: (store) =>
        applyCartChange(store, { kind: 'add', line: { sku: 'A', optionsChecksum: null }, quantity: 2 }, snapshot),
    })
    expect(seen(environment).units).toBe(5)
  })

  it('knows how many of a line it holds, changes on their way included', () => {
    const environment = freshShop()
    const line = { sku: 'A', optionsChecksum: null }
    environment.applyUpdate({
      storeUpdater: (store) => applyCartChange(store, { kind: 'add', line, quantity: 2 }, snapshot),
    })
    expect(quantityInCart(environment, { sku: 'A' })).toBe(2)
    const customOptions = [{ optionId: '1', value: 'Ana' }]
    expect(quantityInCart(environment, { sku: 'A', customOptions })).toBe(0)
  })
})

describe('adding, as the queue keeps it', () => {
  const adding = (quantity: number, value = 'rojo') => ({
    input: { lines: [{ sku: 'A', quantity, customOptions: [{ optionId: '7', value }] }] },
  })

  it('draws a line with everything that a screen shows of it', () => {
    const environment = freshShop()
    const change = addToCartMutation.parse(JSON.parse(JSON.stringify(adding(1))), JSON.parse(JSON.stringify(snapshot)))
    expect(change).not.toBeNull()
    environment.applyUpdate({ storeUpdater: (store) => change?.apply(store as never) })
    const source = environment.getStore().getSource()
    const ids = source.getRecordIDs().filter((id) => id.startsWith('client:local-cart-line:A:'))
    expect(source.get(ids[0] ?? '')).toMatchObject({ name: 'Sofá Oslo', quantity: 1, isPending: true, stock: null })
    expect(source.get('product:sofa')).toMatchObject({ urlPath: 'salas/sofa-oslo' })
    expect(source.get('variant:sofa-grey')).toMatchObject({ media: { __refs: ['variant:sofa-grey:picture'] } })
  })

  it('becomes one change with a waiting one of the same line, and stays apart from another', () => {
    expect(addToCartMutation.merge(adding(1), adding(2))).toEqual(adding(3))
    expect(addToCartMutation.merge(adding(1), adding(2, 'azul'))).toBeNull()
  })

  it('is dropped when it cannot be read any more', () => {
    expect(addToCartMutation.parse({ input: { lines: [] } }, snapshot)).toBeNull()
    expect(addToCartMutation.parse(adding(1), { name: 'Sofá' })).toBeNull()
  })
})

it('a quantity that waits is replaced by the next one of its line', () => {
  const setting = (sku: string, quantity: number) => ({
    input: { lines: [{ line: { identity: { sku, optionsChecksum: null } }, quantity }] },
  })
  expect(updateCartLinesMutation.merge(setting('A', 2), setting('A', 5))).toEqual(setting('A', 5))
  expect(updateCartLinesMutation.merge(setting('A', 2), setting('B', 5))).toBeNull()
})
