import type { UserError } from '../__generated__/schemaTypes.ts'
import type { GraphContext } from '../app/context.ts'
import type { RequestScope } from '../app/requestScope.ts'
import type { TakenSlots } from '../cache/sharedStore.ts'
import { tooManyAttempts } from './tooManyAttempts.ts'

/** Rate limit of an action per session and per address: each action costs a mail, an SMS or manual work. */
export type ActionLimit = Readonly<{ action: string; maxTimes: number; windowMs: number }>

type ActionScope = Pick<RequestScope, 'sharedStore' | 'session' | 'address'>

/** Counts an action. Returns null above its rate limit. */
export function takeAction(
  { sharedStore, session, address }: ActionScope,
  { action, maxTimes: max, windowMs }: ActionLimit,
): Promise<TakenSlots | null> {
  const slots = [`session:${session.id}`, `address:${address}`].map((who) => ({ key: `action:${action}:${who}`, max }))
  return sharedStore.takeSlots(slots, windowMs)
}

/** Counts an action. Returns false above its rate limit. */
export async function mayAct(scope: ActionScope, limit: ActionLimit): Promise<boolean> {
  return (await takeAction(scope, limit)) !== null
}

/**
 * Counts an action, as `mayAct` does. Returns null within its rate limit, else the refusal for a mutation's payload.
 */
export async function refuseAction(context: GraphContext, limit: ActionLimit): Promise<UserError | null> {
  return (await mayAct(context, limit)) ? null : tooManyAttempts(context.messageLanguage, limit.windowMs)
}
