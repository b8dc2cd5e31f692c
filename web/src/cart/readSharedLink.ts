import { isJsonRecord } from '../relay/payload.ts'

/** A link to a cart, as the mutation's raw answer gives it. */
export type SharedLink = Readonly<{ code: string; expiresAt: string }>

/** The link that an answer holds; null when it holds none. */
export function readSharedLink(data: Readonly<Record<string, unknown>>): SharedLink | null {
  const payload = data['shareCart']
  const shared = isJsonRecord(payload) ? payload['sharedCart'] : null
  if (!isJsonRecord(shared)) return null
  const { code, expiresAt } = shared
  return typeof code === 'string' && typeof expiresAt === 'string' ? { code, expiresAt } : null
}
