import type { Outcome } from '../../offline/outcome.ts'
import { isJsonRecord } from '../../relay/payload.ts'

/** Returns the card payment page of the order in an outcome; null for other payment methods. */
export function cardPageOf(outcome: Outcome): string | null {
  const payload = outcome.kind === 'done' ? outcome.data['placeOrder'] : null
  const order = isJsonRecord(payload) ? payload['order'] : null
  const url = isJsonRecord(order) ? order['paymentUrl'] : null
  return typeof url === 'string' ? url : null
}
