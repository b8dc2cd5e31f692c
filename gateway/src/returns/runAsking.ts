import type { GraphContext } from '../app/context.ts'
import type { CustomerChange } from '../customers/changeCustomer.ts'
import { runAction } from '../limits/runAction.ts'
import { RETURNS_ASKED_MAX, RETURNS_ASKED_WINDOW_MS } from './limits.ts'

const ASKING = { action: 'returns', maxTimes: RETURNS_ASKED_MAX, windowMs: RETURNS_ASKED_WINDOW_MS }

/** Runs a cancellation or return within its rate limit: each sends mails and stores photos. */
export function runAsking(context: GraphContext, run: () => Promise<CustomerChange>): Promise<CustomerChange> {
  return runAction(context, ASKING, { run, refuse: (tooOften) => ({ userErrors: [tooOften] }) })
}
