import { forgiveTries } from '../../secrets/attemptLimit.ts'
import type { Database } from '../../database/schema.ts'
import { ADDRESS_HEADER, type Caller, SESSION_HEADER, callerSubjects } from '../callers/caller.ts'
import { takeBackTry } from '../callers/countTry.ts'

/** Explains the headers, in the description of calls that count tries. */
export const COUNTED_BY = `Tries are counted before they are checked, by application, address and session of the
shopper. A gateway names these in \`${ADDRESS_HEADER}\` and \`${SESSION_HEADER}\`; without the first, its own address
counts. A refusal is 429 with \`{ errorMessage, reason, until }\`.`

/** Names under which a try of an application is counted. */
export function triesOf(purpose: string, applicationId: string, caller: Caller): readonly string[] {
  return [`${purpose}:${applicationId}`, ...callerSubjects(purpose, caller)]
}

/**
 * Forgives the tries of an application after a success, and gives back the one try of the address and session: others
 * may be counted there.
 */
export async function forgive(db: Database, [own, ...aliases]: readonly string[]): Promise<void> {
  if (own !== undefined) await forgiveTries(db, own)
  await takeBackTry(db, aliases)
}
