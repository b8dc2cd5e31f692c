import type { GraphQLTaggedNode } from 'relay-runtime'
import * as v from 'valibot'
import { countPendingChange, ensureCartRecord } from '../../cart/records/cartRecords.ts'
import { CART_SCOPE } from '../../cart/cartScope.ts'
import { type JsonObject, queuedMutation } from '../../offline/queuedMutation.ts'

const snapshotSchema = v.object({
  /** Title of the method where it was offered. */
  title: v.string(),
})

export type MethodSnapshot = v.InferOutput<typeof snapshotSchema>

/** Record of the cart's chosen method, by what is chosen. */
const RECORDS = {
  payment: { field: 'selectedPaymentMethod', typename: 'PaymentMethod' },
  shipping: { field: 'selectedShippingMethod', typename: 'ShippingMethod' },
} as const

type Choice<TVariables extends JsonObject> = Readonly<{
  kind: keyof typeof RECORDS
  document: GraphQLTaggedNode
  variables: v.GenericSchema<unknown, TVariables>
  /** Returns the fields that identify the method among the offered ones. */
  codesOf: (variables: TVariables) => Readonly<Record<string, string>>
}>

/** Declares a mutation that chooses a payment or shipping method. Its costs come with the response. */
export function methodMutation<TVariables extends JsonObject>({
  kind,
  document,
  variables: variablesSchema,
  codesOf,
}: Choice<TVariables>) {
  const { field, typename } = RECORDS[kind]
  return queuedMutation({
    document,
    scope: CART_SCOPE,
    variables: variablesSchema,
    snapshot: snapshotSchema,
    optimistic: (store, variables, { title }) => {
      const cart = ensureCartRecord(store)
      const id = `${cart.getDataID()}:${field}`
      const method = store.get(id) ?? store.create(id, typename)
      for (const [name, code] of Object.entries(codesOf(variables))) method.setValue(code, name)
      method.setValue(title, 'title')
      cart.setLinkedRecord(method, field)
      countPendingChange(cart)
    },
    merge: (_older, newer) => newer,
    describe: (_variables, { title }) => ({ kind, title }),
  })
}
