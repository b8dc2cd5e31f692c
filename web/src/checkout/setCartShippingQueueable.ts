import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { keptAddressSchema } from '@hogar/schema/validation/address.ts'
import { chosenMethodQueueable } from './chosenMethodQueueable.ts'
import { setCartShippingMutation } from './useSetCartShippingMutation.ts'

const variablesSchema = v.object({
  input: v.object({ address: keptAddressSchema, carrierCode: v.string(), methodCode: v.string() }),
})

export type SetCartShippingVariables = v.InferOutput<typeof variablesSchema>

/** Choosing where the cart goes to and how, as the queue keeps it. */
export const setCartShippingQueueable = chosenMethodQueueable({
  name: 'setCartShipping',
  document: getRequest(setCartShippingMutation),
  parseVariables: variablesSchema,
  field: 'selectedShippingMethod',
  typename: 'ShippingMethod',
  codesOf: ({ input: { carrierCode, methodCode } }) => ({ carrierCode, methodCode }),
})
