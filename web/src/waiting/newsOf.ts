import * as v from 'valibot'
import { noticesOf } from '../cart/noticesOf.ts'
import type { LateOutcome } from '../offline/QueueContext.ts'
import { placedOrderOf } from '../orders/placedOrderOf.ts'
import { answeredLine } from './answeredLine.ts'
import type { NewsItem } from './newsItem.ts'
import { snapshotOf } from './snapshotOf.ts'
import { waysOf } from './waysOf.ts'
import { wishOf } from './wishOf.ts'

/** Notices that say that something is not as the shopper had seen it. */
const CHANGES: ReadonlySet<string> = new Set(['STOCK_VOLATILE', 'PRICE_CHANGED', 'COUPON_REMOVED'])

/** What a shopper is told of a change that has ended without its caller; `at` in milliseconds since 1970. */
export function newsOf(late: LateOutcome, at: number): NewsItem {
  const { task, outcome } = late
  const reasons =
    outcome.kind === 'refused'
      ? outcome.userErrors.map(({ code, message }) => ({ code, message }))
      : noticesOf(outcome.data).map(({ code, message }) => ({ code, message }))
  const price = outcome.kind === 'done' ? priceChange(late) : null
  const isChanged = price !== null || reasons.some(({ code }) => CHANGES.has(code))
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

/** What one unit costs now where it cost something else when it was chosen. */
function priceChange({ task, outcome }: LateOutcome): NewsItem['price'] {
  const before = snapshotOf(task)?.unitPrice
  const now = answeredLine(task, outcome)?.unitPrice
  if (!before || !now || before.currencyCode !== now.currencyCode) return null
  return Number(before.amount) === Number(now.amount) ? null : { before: v.parse(money, before), now }
}

const money = v.object({ amount: v.string(), currencyCode: v.string() })
