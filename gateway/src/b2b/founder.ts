import * as v from 'valibot'
import type { RequestScope } from '../app/requestScope.ts'
import { canonicalEmail } from '../session/canonicalEmail.ts'
import { FOUNDER_TTL_MS } from './limits.ts'

type FounderScope = Pick<RequestScope, 'session' | 'sharedStore'>
type Founder = Readonly<{ email: string; customerId: string }>

const founderSchema = v.object({ email: v.string(), customerId: v.string() })

/** Keeps the account that this session created to register a company, while the platform accepts one for it. */
export async function keepFounder({ session, sharedStore }: FounderScope, founder: Founder): Promise<void> {
  // Sealed into the reply, so that a guest's next try is of this session.
  session.update({})
  const kept = { ...founder, email: canonicalEmail(founder.email) }
  await sharedStore.set(keyOf(session.originId), JSON.stringify(kept), FOUNDER_TTL_MS)
}

/** Returns the id of the account that this session created for an e-mail address; null if it created none. */
export async function findFounder({ session, sharedStore }: FounderScope, email: string): Promise<string | null> {
  const text = await sharedStore.get(keyOf(session.originId))
  if (text === null) return null
  const founder = v.parse(founderSchema, JSON.parse(text))
  return founder.email === canonicalEmail(email) ? founder.customerId : null
}

function keyOf(originId: string): string {
  return `company-founder:${originId}`
}
