import * as v from 'valibot'
import { noticesOf } from '../cart/noticesOf.ts'
import type { LateOutcome } from '../offline/QueueContext.ts'
import { placedOrderOf } from '../orders/placedOrderOf.ts'
import type { NewsItem } from './newsItem.ts'
import { waysOf } from './waysOf.ts'
import { wishOf } from './wishOf.ts'

/** Notices that say that something is not as the shopper had seen it. */
const CHANGES: ReadonlySet<string> = new Set(['STOCK_VOLATILE', 'PRICE_CHANGED', 'SOLD_OUT_REMOVED', 'COUPON_REMOVED'])

/** What a shopper is told of a change that has ended without its caller; `at` in milliseconds since 1970. */
export function newsOf(late: LateOutcome, at: number): NewsItem {
  const { task, outcome } = late
  const reasons =
    outcome.kind === 'refused'
      ? outcome.userErrors.map(({ code, message }) => ({ code, message }))
      : noticesOf(outcome.data).map(({ code, message }) => ({ code, message }))
  const price = outcome.kind === 'done' ? priceChangeIn(outcome.data) : null
  const isChanged = reasons.some(({ code }) => CHANGES.has(code))
  return {
    id: task.id,
    at,
    verdict: outcome.kind === 'refused' ? 'failed' : isChanged ? 'changed' : 'kept',
    wish: wishOf(task),
    price,
    reasons,
    orderNumber: placedOrderOf(outcome)?.number ?? null,
    ways: [...waysOf(late)],
    isTold: false,
  }
}

const moneySchema = v.object({ amount: v.string(), currencyCode: v.string() })
const payloadSchema = v.object({
  notices: v.array(v.object({ priceChange: v.nullish(v.object({ before: moneySchema, now: moneySchema })) })),
})

/** What one unit costs now where the shop says that it cost something else when it was chosen. */
function priceChangeIn(data: Readonly<Record<string, unknown>>): NewsItem['price'] {
  const changes = Object.values(data).flatMap((payload) => {
    const parsed = v.safeParse(payloadSchema, payload)
    return parsed.success ? parsed.output.notices.flatMap(({ priceChange }) => priceChange ?? []) : []
  })
  return changes[0] ?? null
}
