import { isJsonRecord } from '../../relay/payload.ts'

/** Link to a cart, from the mutation's raw response. */
export type SharedLink = Readonly<{ code: string; expiresAt: string }>

/** Returns the link in a response; null if it has none. */
export function readSharedLink(data: Readonly<Record<string, unknown>>): SharedLink | null {
  const payload = data['shareCart']
  const shared = isJsonRecord(payload) ? payload['sharedCart'] : null
  if (!isJsonRecord(shared)) return null
  const { code, expiresAt } = shared
  return typeof code === 'string' && typeof expiresAt === 'string' ? { code, expiresAt } : null
}
