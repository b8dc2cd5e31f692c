import * as v from 'valibot'
import type { RequestScope } from '../app/requestScope.ts'
import { canonicalEmail } from '../session/canonicalEmail.ts'
import { FOUNDER_TTL_MS } from './limits.ts'

type FounderScope = Pick<RequestScope, 'session' | 'sharedStore' | 'storeSeal'>
type Founder = Readonly<{ email: string; customerId: string }>

const founderSchema = v.object({ email: v.string(), customerId: v.string() })

/** Keeps the account that this session created to register a company, while the platform accepts one for it. */
export async function keepFounder({ session, sharedStore, storeSeal }: FounderScope, founder: Founder): Promise<void> {
  // Sealed into the reply, so that a guest's next try is of this session.
  session.update({})
  const kept = { ...founder, email: canonicalEmail(founder.email) }
  const key = keyOf(session.originId)
  await sharedStore.set(key, await storeSeal.seal(key, kept), FOUNDER_TTL_MS)
}

/** Returns the id of the account that this session created for an e-mail address; null if it created none. */
export async function findFounder(
  { session, sharedStore, storeSeal }: FounderScope,
  email: string,
): Promise<string | null> {
  const key = keyOf(session.originId)
  const sealed = await sharedStore.get(key)
  if (sealed === null) return null
  const founder = v.safeParse(founderSchema, await storeSeal.open(key, sealed))
  return founder.success && founder.output.email === canonicalEmail(email) ? founder.output.customerId : null
}

function keyOf(originId: string): string {
  return `company-founder:${originId}`
}
