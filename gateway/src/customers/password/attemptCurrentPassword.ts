import type { UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { attempt } from '../../limits/attempt.ts'
import { tooManyAttempts } from '../../limits/tooManyAttempts.ts'
import { PASSWORD_TRIES_MAX, PASSWORD_TRIES_WINDOW_MS } from '../limits.ts'
import type { CustomerMapper } from '../mappers.ts'

const CHANGE = { secret: 'password-change', maxTries: PASSWORD_TRIES_MAX, windowMs: PASSWORD_TRIES_WINDOW_MS }

/**
 * Runs a change that requires the current password of the open account. Wrong passwords count towards one attempt limit
 * for all such changes. Returns null if the change was made, else the refusal of `run` or of the limit.
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
  return tried === null ? tooManyAttempts(context.messageLanguage, CHANGE.windowMs) : tried.value
}
