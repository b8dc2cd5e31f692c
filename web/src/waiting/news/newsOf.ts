import * as v from 'valibot'
import { noticesOf } from '../../cart/noticesOf.ts'
import { CREDIT_SCOPE } from '../../credit/creditScope.ts'
import { isOutcomeUnknown } from '../../offline/machine/unknownOutcome.ts'
import type { QueuedUserError } from '../../offline/outcome.ts'
import type { LateOutcome } from '../../offline/QueueContext.ts'
import type { TaskDescription } from '../../offline/taskDescription.ts'
import { placedOrderOf } from '../../orders/placedOrderOf.ts'
import type { NewsItem } from './newsItem.ts'
import { waysOf } from './waysOf.ts'

/** Notices about a difference from the data that the shopper had seen. */
const CHANGES: ReadonlySet<string> = new Set(['STOCK_VOLATILE', 'PRICE_CHANGED', 'SOLD_OUT_REMOVED', 'COUPON_REMOVED'])

type NewsContext = Readonly<{
  /** Milliseconds since 1970. */
  at: number
  /** Description of the task's change. */
  description: TaskDescription
}>

/** Returns the item of a task that has ended without its caller. */
export function newsOf(late: LateOutcome, { at, description }: NewsContext): NewsItem {
  const { task, outcome } = late
  const reasons =
    outcome.kind === 'refused'
      ? outcome.userErrors.flatMap((error) => reasonOf(task, error))
      : noticesOf(outcome.data).map(({ code, message }) => ({ code, message }))
  const price = outcome.kind === 'done' ? priceChangeIn(outcome.data) : null
  const isChanged = reasons.some(({ code }) => CHANGES.has(code))
  return {
    id: task.id,
    at,
    verdict: outcome.kind === 'refused' ? 'failed' : isChanged ? 'changed' : 'kept',
    wish: description,
    price,
    reasons,
    orderNumber: placedOrderOf(outcome)?.number ?? null,
    ways: [...waysOf(late)],
    isTold: false,
    isTaken: false,
    isSeen: task.name !== 'placeOrder',
  }
}

/** Returns the reason of a failure. What is wrong in a field of an application for credit is not stored on the device. */
function reasonOf({ scope }: LateOutcome['task'], { code, message, field }: QueuedUserError): NewsItem['reasons'] {
  return scope === CREDIT_SCOPE && field?.length ? [] : [{ code, message }]
}

/** Returns the shop's messages in an item. */
export function messagesOf({ reasons }: Pick<NewsItem, 'reasons'>): readonly string[] {
  return reasons.map(({ message }) => message).filter((message) => message !== '')
}

/** Returns the id of the text of a failure without a message. */
export function failedTextOf({ wish, reasons }: Pick<NewsItem, 'wish' | 'reasons'>) {
  if (isOutcomeUnknown(reasons)) return 'waiting.outcomeUnknown'
  return wish.kind === 'creditStep' ? 'waiting.answerRefused' : 'cart.failed'
}

const moneySchema = v.object({ amount: v.string(), currencyCode: v.string() })
const payloadSchema = v.object({
  notices: v.array(v.object({ priceChange: v.nullish(v.object({ before: moneySchema, now: moneySchema })) })),
})

/** Returns the price of one unit, before and now, if the shop reports that it has changed since it was chosen. */
function priceChangeIn(data: Readonly<Record<string, unknown>>): NewsItem['price'] {
  const changes = Object.values(data).flatMap((payload) => {
    const parsed = v.safeParse(payloadSchema, payload)
    return parsed.success ? parsed.output.notices.flatMap(({ priceChange }) => priceChange ?? []) : []
  })
  return changes[0] ?? null
}
