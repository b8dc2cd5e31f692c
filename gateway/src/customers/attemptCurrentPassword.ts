import type { UserError } from '../__generated__/resolverTypes.ts'
import type { GraphContext } from '../graph/context.ts'
import { attempt } from '../limits/attempt.ts'
import { tooManyAttempts } from '../limits/tooManyAttempts.ts'
import { PASSWORD_TRIES_MAX, PASSWORD_TRIES_WINDOW_MS } from './limits.ts'
import type { CustomerMapper } from './mappers.ts'

const CHANGE = { secret: 'password-change', maxTries: PASSWORD_TRIES_MAX, windowMs: PASSWORD_TRIES_WINDOW_MS }

/**
 * Runs a change that takes the present password of the account that is open. Wrong ones count, whichever change they come
 * with. Returns null when the change was made, else why not: as `run` says, or that there were too many.
 */
export async function attemptCurrentPassword(
  context: GraphContext,
  { customerId }: Pick<CustomerMapper, 'customerId'>,
  run: () => Promise<UserError | null>,
): Promise<UserError | null> {
  const tried = await attempt(context, {
    ...CHANGE,
    subject: customerId,
    countsAddress: false,
    showsElsewhere: true,
    run,
    isRight: (refusal) => refusal?.code !== 'PASSWORD_WRONG',
  })
  return tried === null ? tooManyAttempts(context.store.language, CHANGE.windowMs) : tried.value
}
