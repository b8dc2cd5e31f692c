import * as v from 'valibot'
import type { Outcome } from '../offline/outcome.ts'

const answerSchema = v.object({
  placeOrder: v.object({ order: v.object({ id: v.string(), number: v.string() }) }),
})

export type PlacedOrder = Readonly<{ id: string; number: string }>

/** The order that an outcome tells of; null for any other outcome. */
export function placedOrderOf(outcome: Outcome): PlacedOrder | null {
  if (outcome.kind !== 'done') return null
  const answer = v.safeParse(answerSchema, outcome.data)
  return answer.success ? answer.output.placeOrder.order : null
}

/** Where an order is shown, inside the store. */
export function orderPath({ id }: PlacedOrder): string {
  return `/order-success?order=${encodeURIComponent(id)}`
}
