import type { Session } from '../session/session.ts'
import type { SessionData } from '../session/sessionData.ts'
import { digest } from './digest.ts'

/** Session before and after a run. */
export type SessionChange = Readonly<{ before: SessionData; after: SessionData }>

/**
 * Returns what a run has changed in its session, and what a session that has missed its reply still has as it was before.
 * Nothing for a session that has ended, or has another customer since.
 */
export function missedChanges(
  session: Pick<Session, 'isEnded' | 'snapshot'>,
  { before, after }: SessionChange,
): Partial<SessionData> {
  const present = session.snapshot()
  if (session.isEnded || (present.customerId ?? null) !== (before.customerId ?? null)) return {}
  const [was, is]: readonly Readonly<Record<string, unknown>>[] = [before, present]
  const isMissed = ([name, value]: [string, unknown]) =>
    digest(value) !== digest(was?.[name]) && digest(is?.[name]) === digest(was?.[name])
  return Object.fromEntries(Object.entries(after).filter(isMissed))
}
