import type { UserError } from '../__generated__/resolverTypes.ts'
import type { GraphContext } from '../graph/context.ts'
import { refuseAction } from '../limits/refuseAction.ts'
import { RETURNS_ASKED_MAX, RETURNS_ASKED_WINDOW_MS } from './limits.ts'

const ASKING = { action: 'returns', maxTimes: RETURNS_ASKED_MAX, windowMs: RETURNS_ASKED_WINDOW_MS }

/** Counts a cancellation or return, each of which sends mails and keeps photos. Null when it may be asked for. */
export function refuseAsking(context: GraphContext): Promise<UserError | null> {
  return refuseAction(context, ASKING)
}
