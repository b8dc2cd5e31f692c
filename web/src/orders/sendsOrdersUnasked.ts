import * as v from 'valibot'
import type { StoredValueDefinition } from '../device/storedValue.ts'
import { parsedBy } from '../device/parsedBy.ts'

/**
 * Preference: true if orders placed off line are sent without confirmation when the device is back on line. Default
 * false. A changed total needs a confirmation in either case.
 */
export const SENDS_ORDERS_UNASKED: StoredValueDefinition<boolean> = {
  name: 'sends-orders-unasked',
  parse: parsedBy(v.boolean()),
  empty: false,
}
