import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { addressSchema } from '@hogar/schema/validation/address.ts'
import { countPendingChange, ensureCartRecord } from '../cart/cartRecords.ts'
import { CART_SCOPE } from '../cart/cartScope.ts'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { setCartShippingMutation } from './useSetCartShippingMutation.ts'

const variablesSchema = v.object({
  input: v.object({ address: addressSchema, carrierCode: v.string(), methodCode: v.string() }),
})
const optimismSchema = v.object({ title: v.string() })

export type SetCartShippingVariables = v.InferOutput<typeof variablesSchema>
export type ShippingOptimism = v.InferOutput<typeof optimismSchema>

/** Choosing where the cart goes to and how, as the queue keeps it. What it costs comes with the answer. */
export const setCartShippingQueueable = defineQueueableMutation({
  name: 'setCartShipping',
  document: getRequest(setCartShippingMutation),
  scope: CART_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: optimismSchema,
  applyOptimism: (store, { input }, { title }) => {
    const cart = ensureCartRecord(store)
    const id = `${cart.getDataID()}:chosen-shipping`
    const method = store.get(id) ?? store.create(id, 'ShippingMethod')
    method.setValue(input.carrierCode, 'carrierCode').setValue(input.methodCode, 'methodCode').setValue(title, 'title')
    cart.setLinkedRecord(method, 'selectedShippingMethod')
    countPendingChange(cart)
  },
  mergeWaiting: (_older, newer) => newer,
})
