import { createHmac } from 'node:crypto'
import { ANALYTICS_ID_DIGITS } from './limits.ts'

export type AnalyticsIds = ReturnType<typeof createAnalyticsIds>

/**
 * Creates the ids under which analytics knows customers: the same on all devices, and not reversible, since the key
 * derives from the first secret. They authorise nothing. A new first secret changes every id.
 */
export function createAnalyticsIds([first = '']: readonly string[]) {
  const key = createHmac('sha256', first).update('analytics').digest()
  return {
    idOf: (customerId: string): string =>
      createHmac('sha256', key).update(customerId).digest('hex').slice(0, ANALYTICS_ID_DIGITS),
  }
}
