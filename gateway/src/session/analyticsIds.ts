import { createHmac } from 'node:crypto'
import { ANALYTICS_ID_DIGITS } from './limits.ts'

export type AnalyticsIds = ReturnType<typeof createAnalyticsIds>

/**
 * What measuring calls a customer by: the same on all devices, and nothing to find the customer's number by, as the key is
 * made of the first secret. It proves nothing, and nobody asks the gateway by it. A new first secret names everybody anew.
 */
export function createAnalyticsIds([first = '']: readonly string[]) {
  const key = createHmac('sha256', first).update('analytics').digest()
  return {
    idOf: (customerId: string): string =>
      createHmac('sha256', key).update(customerId).digest('hex').slice(0, ANALYTICS_ID_DIGITS),
  }
}
