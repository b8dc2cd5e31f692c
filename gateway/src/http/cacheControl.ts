import type { OpenSession } from '../session/createSession.ts'
import { PUBLIC_MAX_AGE_SECONDS, PUBLIC_STALE_SECONDS } from './limits.ts'

type Answer = Readonly<{ session: Pick<OpenSession, 'isKnown' | 'isChanged'>; hasErrors: boolean }>
type Request = Readonly<{
  caller: Readonly<{ method: string; partner: string | null }>
  admitted: Readonly<{ operation: Readonly<{ isPublic: boolean }> }>
}>

/** Whole answers to public reads by GET may be kept by anybody for a moment; what a session had a part in by nobody. */
export function cacheControl({ caller, admitted }: Request, { session, hasErrors }: Answer): string {
  const isShared = caller.method === 'GET' && caller.partner === null && admitted.operation.isPublic
  if (!isShared || session.isKnown || session.isChanged || hasErrors) return 'private, no-store'
  return `public, max-age=${PUBLIC_MAX_AGE_SECONDS}, stale-while-revalidate=${PUBLIC_STALE_SECONDS}`
}
