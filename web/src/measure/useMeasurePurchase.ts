import { useEffect, useEffectEvent } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import * as v from 'valibot'
import { type StoredValueDefinition, createStoredValue } from '../device/storedValue.ts'
import { parsedBy } from '../device/parsedBy.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import type { useMeasurePurchase_order$key } from '../__generated__/useMeasurePurchase_order.graphql'
import { COUNTED_ORDERS_MAX } from './limits.ts'
import { measure } from './measure.ts'
import { measuredOrderLines } from './measuredLines.ts'

const COUNTED: StoredValueDefinition<readonly string[]> = {
  name: 'counted-orders',
  parse: parsedBy(v.array(v.string())),
  empty: [],
}

/**
 * React hook that reports an order, once on this device however often its page is opened: a purchase that counts twice
 * inflates revenue.
 */
export function useMeasurePurchase(orderKey: useMeasurePurchase_order$key): void {
  const { number, total, lines } = useFragment(
    graphql`
      fragment useMeasurePurchase_order on Order {
        number
        total {
          amount
        }
        lines {
          ...measuredLines_orderLine
        }
      }
    `,
    orderKey,
  )
  const { code } = useStoreDefinition()
  const count = useEffectEvent(() => {
    const counted = createStoredValue(COUNTED, code)
    const bought = measuredOrderLines(lines)
    if (!bought || counted.read().includes(number)) return
    counted.update((numbers) => [number, ...numbers].slice(0, COUNTED_ORDERS_MAX))
    measure(code, { event: 'purchase', ...bought, value: Number(total.amount), transaction_id: number })
  })
  useEffect(() => count(), [number])
}
