import * as v from 'valibot'
import { parsedBy } from '../../device/parsedBy.ts'

/** Ways to choose an amount: what is due, all of it, or another amount. */
export const AMOUNT_WAYS = ['due', 'payoff', 'other'] as const

export type AmountWay = (typeof AMOUNT_WAYS)[number]

const draftSchema = v.object({
  accountId: v.string(),
  /** Part of the idempotency keys: pressing twice, a reload and the back button open the same payment. */
  key: v.string(),
  lines: v.array(v.object({ invoiceId: v.string(), amount: v.string(), way: v.picklist(AMOUNT_WAYS) })),
})

/** Amounts that were chosen, on their way to the page that pays them. */
export type PayDraft = v.InferOutput<typeof draftSchema>

const parse = parsedBy(v.object({ payDraft: draftSchema }))

/** Returns the draft in the state of a history entry; null if there is none. */
export function draftOf(state: unknown): PayDraft | null {
  return parse(state)?.payDraft ?? null
}

/** In-memory copy for the way back: what a shopper pays is stored nowhere. */
let latest: PayDraft | null = null

/** Remembers the draft until the document goes. Runs in the browser alone. */
export function rememberDraft(draft: PayDraft | null): void {
  latest = draft
}

/** Returns the remembered draft of an account; null if there is none. */
export function recallDraft(accountId: string): PayDraft | null {
  return latest?.accountId === accountId ? latest : null
}
