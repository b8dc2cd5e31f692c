import { type Environment, createOperationDescriptor } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeEach, expect, test } from 'vitest'
import type { QueuedMutation } from '../offline/queuedMutation.ts'
import query from '../__generated__/WishDialogListsQuery.graphql'
import { answerQuery } from '../testing/answerQuery.ts'
import { addToWishListMutation } from './addToWishListMutation.ts'
import { createWishListMutation } from './createWishListMutation.ts'
import { deleteWishListMutation } from './deleteWishListMutation.ts'
import { removeFromWishListMutation } from './removeFromWishListMutation.ts'
import { updateWishListMutation } from './updateWishListMutation.ts'

let environment: Environment
const operation = createOperationDescriptor(query, { sku: 'LAMP' })
const list = (id: string, name: string, hasProduct: boolean) => ({ id, name, hasProduct })
beforeEach(() => {
  environment = createMockEnvironment()
  const nodes = [list('w:1', 'Sala', false), list('w:2', 'Cocina', true)]
  const customer = { id: 'c:1', wishLists: { nodes } }
  environment.commitPayload(operation, answerQuery(query, { sku: 'LAMP' }, { viewer: { customer } }))
  environment.retain(operation)
})

/** Applies a change optimistically; returns a function that reverts it. */
function draw(mutation: QueuedMutation, variables: object) {
  const change = mutation.parse(variables, {})
  if (!change) throw new Error('not parsed')
  return environment.applyUpdate({ storeUpdater: (store) => change.apply(store) })
}
const shown = () => {
  const { data } = environment.lookup(operation.fragment)
  const { viewer } = data as unknown as {
    viewer: { customer: { wishLists: { nodes: { name: string; hasProduct: boolean }[] } } }
  }
  return viewer.customer.wishLists.nodes.map(({ name, hasProduct }) => `${name}${hasProduct ? ' *' : ''}`)
}

test('a product is on a list at once, and off it again with its layer', () => {
  const layer = draw(addToWishListMutation, { input: { wishListId: 'w:1', sku: 'LAMP' }, sku: 'LAMP' })
  expect(shown()).toEqual(['Sala *', 'Cocina *'])
  layer.dispose()
  expect(shown()).toEqual(['Sala', 'Cocina *'])
})

test('a product without a list goes to the default one, and counts once', () => {
  draw(addToWishListMutation, { input: { wishListId: null, sku: 'LAMP' }, sku: 'LAMP' })
  draw(addToWishListMutation, { input: { wishListId: null, sku: 'LAMP' }, sku: 'LAMP' })
  expect(shown()).toEqual(['Sala *', 'Cocina *'])
  expect(environment.getStore().getSource().get('w:1')).toMatchObject({ itemCount: 1 })
})

test('a product leaves a list at once', () => {
  draw(removeFromWishListMutation, { input: { wishListId: 'w:2', sku: 'LAMP' }, sku: 'LAMP' })
  expect(shown()).toEqual(['Sala', 'Cocina'])
})

test('lists are created, renamed and deleted before the shop has answered', () => {
  draw(createWishListMutation, { input: { name: 'Jardín', sku: 'LAMP' }, sku: 'LAMP' })
  draw(updateWishListMutation, { input: { wishListId: 'w:1', name: 'Comedor', access: 'PRIVATE' } })
  expect(shown()).toEqual(['Comedor', 'Cocina *', 'Jardín *'])
  draw(deleteWishListMutation, { input: { wishListId: 'w:2' } })
  expect(shown()).toEqual(['Comedor', 'Jardín *'])
})

test('what an older version has kept and cannot be read is nothing', () => {
  expect(addToWishListMutation.parse({ input: { wishListId: 7 } }, {})).toBeNull()
  expect(updateWishListMutation.parse({ input: { wishListId: 'w:1', name: 'X', access: 'ALL' } }, {})).toBeNull()
})

test('of two texts for the same list the later is sent', () => {
  const change = (wishListId: string, name: string) => ({ input: { wishListId, name, access: 'PUBLIC' } })
  expect(updateWishListMutation.merge(change('1', 'A'), change('1', 'B'))).toEqual(change('1', 'B'))
  expect(updateWishListMutation.merge(change('1', 'A'), change('2', 'B'))).toBeNull()
})
