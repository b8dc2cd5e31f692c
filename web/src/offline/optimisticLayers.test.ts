import { expect, it } from 'vitest'
import { addToCartMutation } from '../cart/adding/addToCartMutation.ts'
import { createEnvironment } from '../relay/createEnvironment.ts'
import { answerQuery } from '../testing/answerQuery.ts'
import { createOptimisticLayers } from './optimisticLayers.ts'
import { newTask } from './task.ts'

const noTransport = () => {
  throw new Error('nothing is asked')
}

it('shows a first cart on a page that knows nothing of its viewer', () => {
  const { environment, source } = createEnvironment({ transport: noTransport, isServer: false })
  const variables = { input: { lines: [{ sku: 'SOFA', quantity: 2 }] } }
  const data = answerQuery(addToCartMutation.document, variables, {
    addCartLines: { cart: { id: 'cart:1', totalQuantity: 2 } },
  })
  const task = newTask({ id: 'task-1', name: 'addToCart', scope: 'cart', variables, optimism: {} }, null, 0)
  createOptimisticLayers(environment, () => undefined).show(task, addToCartMutation, { kind: 'done', data })
  expect(source.get('client:root:viewer')?.['cart']).toEqual({ __ref: 'cart:1' })
})
