import * as v from 'valibot'
import { lineSnapshotSchema } from '../cart/lineSnapshot.ts'
import { namedLineSchema } from '../cart/namedLine.ts'
import type { WaitingTask } from '../offline/QueueContext.ts'
import { placeOrderOptimismSchema } from '../orders/placeOrderOptimism.ts'
import { PLACE_ORDER } from '../orders/placeOrderName.ts'
import { SUBSCRIBE_TO_NEWSLETTER, UNSUBSCRIBE_FROM_NEWSLETTER } from '../newsletter/newsletterNames.ts'
import { CREATE_REVIEW } from '../reviews/createReviewName.ts'
import { NOTIFY_WHEN_IN_STOCK } from '../stock/stockNoticeName.ts'
import type { Wish } from './wish.ts'

type Change = Pick<WaitingTask, 'name' | 'variables' | 'optimism'>

const countedLines = v.object({ input: v.object({ lines: v.tuple([v.object({ quantity: v.number() })]) }) })
const coded = v.object({ input: v.object({ code: v.string() }) })
const titled = v.object({ title: v.string() })
const numbered = v.object({ number: v.string() })
const mailed = v.object({ input: v.object({ email: v.string() }) })

/** How each mutation is read; undefined for what this version of the shop cannot read any more. */
const READERS: Readonly<Record<string, (change: Change) => Wish | undefined>> = {
  addToCart: ({ variables, optimism }) => {
    const [counted, snapshot] = [v.safeParse(countedLines, variables), v.safeParse(lineSnapshotSchema, optimism)]
    if (!counted.success || !snapshot.success) return undefined
    return { kind: 'add', name: snapshot.output.name, quantity: counted.output.input.lines[0].quantity }
  },
  updateCartLines: ({ variables, optimism }) => {
    const counted = v.safeParse(countedLines, variables)
    if (!counted.success) return undefined
    return { kind: 'set', name: nameIn(optimism), quantity: counted.output.input.lines[0].quantity }
  },
  removeCartLines: ({ optimism }) => ({ kind: 'remove', name: nameIn(optimism) }),
  applyCartCoupon: ({ variables }) => {
    const parsed = v.safeParse(coded, variables)
    return parsed.success ? { kind: 'coupon', code: parsed.output.input.code } : undefined
  },
  shareCart: () => ({ kind: 'shareCart' }),
  takeOverSharedCart: () => ({ kind: 'takeOver' }),
  saveQuote: ({ optimism }) => namedWish('saveQuote', optimism),
  restoreQuote: ({ optimism }) => namedWish('restoreQuote', optimism),
  deleteQuote: ({ optimism }) => namedWish('deleteQuote', optimism),
  removeCartCoupon: () => ({ kind: 'noCoupon' }),
  setCartShipping: ({ optimism }) => titledWish('shipping', optimism),
  setCartPayment: ({ optimism }) => titledWish('payment', optimism),
  [PLACE_ORDER]: ({ optimism }) => {
    const parsed = v.safeParse(placeOrderOptimismSchema, optimism)
    return parsed.success ? { kind: 'order', ...parsed.output } : undefined
  },
  cancelOrder: ({ optimism }) => numberedWish('cancelOrder', optimism),
  createReturn: ({ optimism }) => numberedWish('createReturn', optimism),
  [CREATE_REVIEW]: ({ optimism }) => namedWish('review', optimism),
  [NOTIFY_WHEN_IN_STOCK]: ({ variables }) => mailedWish('stockNotice', variables),
  [SUBSCRIBE_TO_NEWSLETTER]: ({ variables }) => mailedWish('newsletter', variables),
  [UNSUBSCRIBE_FROM_NEWSLETTER]: () => ({ kind: 'newsletterEnd' }),
}

/** What a shopper wanted with a change, for telling them; `other` when it cannot be said. */
export function wishOf(change: Change): Wish {
  return READERS[change.name]?.(change) ?? { kind: 'other' }
}

function nameIn(optimism: unknown): string | null {
  const parsed = v.safeParse(namedLineSchema, optimism)
  return parsed.success ? (parsed.output.name ?? null) : null
}

function namedWish(kind: 'saveQuote' | 'restoreQuote' | 'deleteQuote' | 'review', optimism: unknown): Wish | undefined {
  const name = nameIn(optimism)
  return name === null ? undefined : { kind, name }
}

function mailedWish(kind: 'stockNotice' | 'newsletter', variables: unknown): Wish | undefined {
  const parsed = v.safeParse(mailed, variables)
  return parsed.success ? { kind, email: parsed.output.input.email } : undefined
}

function titledWish(kind: 'shipping' | 'payment', optimism: unknown): Wish | undefined {
  const parsed = v.safeParse(titled, optimism)
  return parsed.success ? { kind, title: parsed.output.title } : undefined
}

function numberedWish(kind: 'cancelOrder' | 'createReturn', optimism: unknown): Wish | undefined {
  const parsed = v.safeParse(numbered, optimism)
  return parsed.success ? { kind, number: parsed.output.number } : undefined
}
