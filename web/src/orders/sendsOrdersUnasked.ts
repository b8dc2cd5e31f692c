import * as v from 'valibot'
import type { KeptDefinition } from '../device/keptValue.ts'

/**
 * Whether orders that were placed without a network are sent by themselves when it is back. Unless the shopper says so,
 * they are asked first; at another total than they agreed to they are asked whatever they said.
 */
export const SENDS_ORDERS_UNASKED: KeptDefinition<boolean> = {
  name: 'sends-orders-unasked',
  schema: v.boolean(),
  empty: false,
}
