import type { UserError } from '../__generated__/resolverTypes.ts'
import type { GraphContext, RequestScope } from '../graph/context.ts'
import { tooManyAttempts } from './tooManyAttempts.ts'

/** How often something may be done by one session and from one address: each time costs a mail, an SMS or somebody's work. */
export type ActionLimit = Readonly<{ action: string; maxTimes: number; windowMs: number }>

/** Counts an action. False when it was done too often already. */
export async function mayAct(
  { sharedStore, session, address }: Pick<RequestScope, 'sharedStore' | 'session' | 'address'>,
  { action, maxTimes: max, windowMs }: ActionLimit,
): Promise<boolean> {
  const slots = [`session:${session.id}`, `address:${address}`].map((who) => ({ key: `action:${action}:${who}`, max }))
  return (await sharedStore.takeSlots(slots, windowMs)) !== null
}

/** Counts an action, as `mayAct` does. Null when it may be done, else the refusal for a mutation's payload. */
export async function refuseAction(context: GraphContext, limit: ActionLimit): Promise<UserError | null> {
  return (await mayAct(context, limit)) ? null : tooManyAttempts(context.store.language, limit.windowMs)
}
