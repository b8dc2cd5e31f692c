import type { RequestScope } from '../app/requestScope.ts'
import type { TakenSlots } from '../cache/sharedStore.ts'

/** Rate limit of an action per session and per address: each action costs a mail, an SMS or manual work. */
export type ActionLimit = Readonly<{ action: string; maxTimes: number; windowMs: number }>

/** Counts an action. Returns null above its rate limit. */
export function takeAction(
  { sharedStore, session, address }: Pick<RequestScope, 'sharedStore' | 'session' | 'address'>,
  { action, maxTimes: max, windowMs }: ActionLimit,
): Promise<TakenSlots | null> {
  const slots = [`session:${session.id}`, `address:${address}`].map((who) => ({ key: `action:${action}:${who}`, max }))
  return sharedStore.takeSlots(slots, windowMs)
}
