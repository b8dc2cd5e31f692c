import type { UserError } from '../__generated__/schemaTypes.ts'
import type { GraphContext } from '../app/context.ts'
import { refuseAction } from '../limits/refuseAction.ts'
import { RETURNS_ASKED_MAX, RETURNS_ASKED_WINDOW_MS } from './limits.ts'

const ASKING = { action: 'returns', maxTimes: RETURNS_ASKED_MAX, windowMs: RETURNS_ASKED_WINDOW_MS }

/** Counts a cancellation or return, each of which sends mails and stores photos. Null within the rate limit. */
export function refuseAsking(context: GraphContext): Promise<UserError | null> {
  return refuseAction(context, ASKING)
}
