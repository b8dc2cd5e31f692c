import type { RequestScope } from '../app/requestScope.ts'
import { isGone } from '../errors/isUpstreamError.ts'

/** Resource that can be missing, as the log names it. */
type Wanted =
  | '"shareCartToken"'
  | 'the shared cart'
  | 'the users cart'
  | 'the list of "Pickup Locations"'
  | 'the list of "All pickup Locations"'

/** True for what the platform answers with 404, which is logged in the fixed words. */
export function logGone(
  { log, requestId }: Pick<RequestScope, 'log' | 'requestId'>,
  error: unknown,
  wanted: Wanted,
): boolean {
  if (!isGone(error)) return false
  log.info({ requestId }, `Could not get ${wanted} (404)`)
  return true
}
