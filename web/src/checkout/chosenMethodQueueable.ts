import type { ConcreteRequest } from 'relay-runtime'
import * as v from 'valibot'
import { countPendingChange, ensureCartRecord } from '../cart/cartRecords.ts'
import { CART_SCOPE } from '../cart/cartScope.ts'
import { type JsonObject, type QueueableMutation, defineQueueableMutation } from '../offline/queueableMutation.ts'

const optimismSchema = v.object({
  /** What the method is called where it was offered. */
  title: v.string(),
})

export type MethodOptimism = v.InferOutput<typeof optimismSchema>

type Choice<TVariables extends JsonObject> = Readonly<{
  name: string
  document: ConcreteRequest
  parseVariables: v.GenericSchema<unknown, TVariables>
  /** Where the cart holds the method, and what type it is of. */
  field: 'selectedPaymentMethod' | 'selectedShippingMethod'
  typename: 'PaymentMethod' | 'ShippingMethod'
  /** What names the method among those that are offered, by field of that type. */
  codesOf: (variables: TVariables) => Readonly<Record<string, string>>
}>

/** Choosing one of the ways that a cart is offered, to pay or to deliver. What it costs comes with the answer. */
export function chosenMethodQueueable<TVariables extends JsonObject>({
  field,
  typename,
  codesOf,
  ...declaration
}: Choice<TVariables>): QueueableMutation {
  return defineQueueableMutation({
    ...declaration,
    scope: CART_SCOPE,
    parseOptimism: optimismSchema,
    applyOptimism: (store, variables, { title }) => {
      const cart = ensureCartRecord(store)
      const id = `${cart.getDataID()}:${field}`
      const method = store.get(id) ?? store.create(id, typename)
      for (const [name, code] of Object.entries(codesOf(variables))) method.setValue(code, name)
      method.setValue(title, 'title')
      cart.setLinkedRecord(method, field)
      countPendingChange(cart)
    },
    mergeWaiting: (_older, newer) => newer,
  })
}
