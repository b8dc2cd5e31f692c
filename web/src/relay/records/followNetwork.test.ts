import { createOperationDescriptor } from 'relay-runtime'
import { expect, test } from 'vitest'
import cartButtonQuery from '../../__generated__/CartButtonQuery.graphql'
import { createEnvironment } from '../createEnvironment.ts'
import { followNetwork } from './followNetwork.ts'
import type { SnapshotRecords } from './snapshotRecords.ts'

const KEPT: SnapshotRecords = {
  'client:root': { __id: 'client:root', __typename: '__Root', viewer: { __ref: 'viewer' } },
  viewer: { __id: 'viewer', __typename: 'Viewer', cart: { __ref: 'cart' } },
  cart: { __id: 'cart', __typename: 'Cart', id: 'cart', totalQuantity: 4, lines: { __refs: [] } },
}

/** Opens a page without a cart, on a network that can be turned off, and records the header's cart at each change. */
function openPage() {
  const shop = createEnvironment({
    isServer: false,
    transport: () => Promise.reject(new Error('nobody is asked')) as never,
  })
  const listeners = new Set<() => void>()
  const network = { isOnline: true }
  const online = {
    isOnline: () => network.isOnline,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  followNetwork(shop, { allRecords: () => KEPT }, online)
  const { fragment } = createOperationDescriptor(cartButtonQuery, {})
  const shown: unknown[] = []
  const unitsOf = (data: unknown) =>
    (data as { viewer?: { cart?: { totalQuantity: number } } })?.viewer?.cart?.totalQuantity
  const snapshot = shop.environment.lookup(fragment)
  shop.environment.subscribe(snapshot, ({ data }) => shown.push(unitsOf(data)))
  const turn = (isOnline: boolean) => {
    network.isOnline = isOnline
    for (const listener of listeners) listener()
  }
  return { shop, shown, first: unitsOf(snapshot.data), turn }
}

test('what was kept is drawn by what stands on the page already, as soon as the network is gone', () => {
  const { shown, first, turn } = openPage()
  expect(first).toBeUndefined()
  turn(false)
  expect(shown).toEqual([4])
})

test('what was kept counts as old at once: who finds the network back first reads again', () => {
  const { shop, turn } = openPage()
  const status = () => shop.environment.check(createOperationDescriptor(cartButtonQuery, {})).status
  expect(status()).toBe('missing')
  turn(false)
  expect(status()).toBe('stale')
  turn(true)
  expect(status()).toBe('stale')
})

test('a change that waits stays drawn over what was kept', () => {
  const { shop, shown, turn } = openPage()
  shop.environment.applyUpdate({
    storeUpdater: (store) => {
      const cart = store.get('cart') ?? store.create('cart', 'Cart')
      cart.setValue(5, 'totalQuantity').setLinkedRecords([], 'lines')
      const viewer = store.get('viewer') ?? store.create('viewer', 'Viewer')
      viewer.setLinkedRecord(cart, 'cart')
      store.getRoot().setLinkedRecord(viewer, 'viewer')
    },
  })
  turn(false)
  expect(shown.at(-1)).toBe(5)
  expect(shop.source.get('cart')?.['totalQuantity']).toBe(4)
})

test('what the page knows already notifies no listener again', () => {
  const { shown, turn } = openPage()
  turn(false)
  turn(true)
  turn(false)
  expect(shown).toEqual([4])
})

test('what a proof has unlocked on the page is not masked by what is stored when the network goes', () => {
  const { shop, turn } = openPage()
  shop.source.set('viewer', { __id: 'viewer', __typename: 'Viewer', cart: null, own: 'whole' } as never)
  turn(false)
  expect(shop.source.get('viewer')).toMatchObject({ cart: null, own: 'whole' })
})
