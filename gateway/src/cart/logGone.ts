import type { GraphContext } from '../graph/context.ts'
import { isGone } from './cartClient.ts'

/** What can be gone, as the log names it. */
type Wanted =
  | '"shareCartToken"'
  | 'the shared cart'
  | 'the users cart'
  | 'the list of "Pickup Locations"'
  | 'the list of "All pickup Locations"'

/** True for what the platform answers with 404, which is logged in the fixed words. */
export function logGone(
  { log, requestId }: Pick<GraphContext, 'log' | 'requestId'>,
  error: unknown,
  wanted: Wanted,
): boolean {
  if (!isGone(error)) return false
  log.info({ requestId }, `Could not get ${wanted} (404)`)
  return true
}
