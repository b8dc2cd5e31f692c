import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { chosenMethodQueueable } from './chosenMethodQueueable.ts'
import { setCartPaymentMutation } from './useSetCartPaymentMutation.ts'

const variablesSchema = v.object({ input: v.object({ methodCode: v.string() }) })

export type SetCartPaymentVariables = v.InferOutput<typeof variablesSchema>

/** Choosing how the cart is paid, as the queue keeps it. */
export const setCartPaymentQueueable = chosenMethodQueueable({
  name: 'setCartPayment',
  document: getRequest(setCartPaymentMutation),
  parseVariables: variablesSchema,
  field: 'selectedPaymentMethod',
  typename: 'PaymentMethod',
  codesOf: ({ input }) => ({ code: input.methodCode }),
})
