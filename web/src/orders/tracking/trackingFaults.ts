import { type TrackingFault, trackedOrderSchema } from '@hogar/schema/validation/trackedOrder.ts'
import * as v from 'valibot'

/** Fields of the form that finds an order, in page order. */
export const TRACKING_FIELDS = ['orderNumber', 'email'] as const
export type TrackingField = (typeof TRACKING_FIELDS)[number]
export type TrackingDraft = Readonly<Record<TrackingField, string>>

const MESSAGES = {
  required: 'tracking.required',
  tooLong: 'tracking.wrongNumber',
  invalid: 'tracking.wrongNumber',
  email: 'tracking.wrongEmail',
} as const satisfies Record<TrackingFault, string>

/** Returns the message ids of the faults that the gateway would refuse, by field. */
export function trackingFaults(
  draft: TrackingDraft,
): Readonly<Partial<Record<TrackingField, (typeof MESSAGES)[TrackingFault]>>> {
  const parsed = v.safeParse(trackedOrderSchema, draft)
  if (parsed.success) return {}
  const faults = parsed.issues.flatMap(({ message, path }) => {
    const known = Object.entries(MESSAGES).find(([fault]) => fault === message)
    return known && path ? [[path[0].key, known[1]] as const] : []
  })
  return Object.fromEntries(faults.toReversed())
}
