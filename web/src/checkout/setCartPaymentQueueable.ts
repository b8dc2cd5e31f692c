import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { countPendingChange, ensureCartRecord } from '../cart/cartRecords.ts'
import { CART_SCOPE } from '../cart/cartScope.ts'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { setCartPaymentMutation } from './useSetCartPaymentMutation.ts'

const variablesSchema = v.object({ input: v.object({ methodCode: v.string() }) })
const optimismSchema = v.object({ title: v.string() })

export type SetCartPaymentVariables = v.InferOutput<typeof variablesSchema>
export type PaymentOptimism = v.InferOutput<typeof optimismSchema>

/** Choosing how the cart is paid, as the queue keeps it. */
export const setCartPaymentQueueable = defineQueueableMutation({
  name: 'setCartPayment',
  document: getRequest(setCartPaymentMutation),
  scope: CART_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: optimismSchema,
  applyOptimism: (store, { input }, { title }) => {
    const cart = ensureCartRecord(store)
    const id = `${cart.getDataID()}:chosen-payment`
    const method = store.get(id) ?? store.create(id, 'PaymentMethod')
    method.setValue(input.methodCode, 'code').setValue(title, 'title')
    cart.setLinkedRecord(method, 'selectedPaymentMethod')
    countPendingChange(cart)
  },
  mergeWaiting: (_older, newer) => newer,
})
