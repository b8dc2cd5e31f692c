import type { UserError } from '../__generated__/schemaTypes.ts'
import type { GraphContext } from '../app/context.ts'
import { isUnsent } from '../errors/upstreamFailure.ts'
import { type ActionLimit, takeAction } from './takeAction.ts'
import { tooManyAttempts } from './tooManyAttempts.ts'

type Action<Outcome> = Readonly<{
  run: () => Promise<Outcome>
  /** Returns the outcome above the rate limit. */
  refuse: (reason: UserError) => Outcome
}>

/**
 * Runs an action within its rate limit. One whose call certainly never left is not counted: clients repeat it by
 * themselves while the platform is down. `run` makes the call and nothing after it.
 */
export async function runAction<Outcome>(
  context: Pick<GraphContext, 'sharedStore' | 'session' | 'address' | 'messageLanguage'>,
  limit: ActionLimit,
  { run, refuse }: Action<Outcome>,
): Promise<Outcome> {
  const taken = await takeAction(context, limit)
  if (taken === null) return refuse(tooManyAttempts(context.messageLanguage, limit.windowMs))
  try {
    return await run()
  } catch (error) {
    if (isUnsent(error)) await taken.giveBack().catch(() => undefined)
    throw error
  }
}
