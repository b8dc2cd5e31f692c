import type { Kysely } from 'kysely'
import { lockedUntil, forgiveTries, mayTry } from '../../secrets/attemptLimit.ts'
import type { Schema } from '../../database/schema.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { smsRefusal } from '../../telephones/smsRefusal.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { codeTries, takeAccountCode } from './accountCodes.ts'
import { accountRefusal } from './accountRefusal.ts'
import { type AccountRow, findAccount } from './accountRepository.ts'
import { type Caller, callerSubjects } from '../callers/caller.ts'
import { countTry, takeBackTry } from '../callers/countTry.ts'
import { beginCreditSession, endCreditSessions } from './creditSession.ts'
import { openHolder } from './holder.ts'
import { CODE_TRIES_MAX } from '../limits.ts'
import { PIN_MAX_DIGITS, PIN_MIN_DIGITS, PIN_TRIES_MAX } from './limits.ts'
import { hashPin, isPin, pinFault } from './pin.ts'
import { countPin, forgivePin, refuseLocked, resetPinAttempts } from './pinAttempts.ts'

type Parts = Readonly<{ db: Kysely<Schema>; personalData: PersonalData }>
type Attempt = Readonly<{ number: string; caller: Caller; now: Date }>
type Session = Awaited<ReturnType<typeof beginCreditSession>>

/** An account whose holder is proven, and the session that this began. */
export type Proven = Readonly<{ account: AccountRow; session: Session }>

/**
 * Begins a session by the PIN of an account. Counts the try before the PIN is looked at. An unknown account counts and
 * answers as a wrong PIN does.
 * @throws PlatformError 400 `pin` for a wrong one, with the tries that are left; 429 after too many.
 */
export async function signInByPin({ db, personalData }: Parts, attempt: Attempt & { pin: string }): Promise<Proven> {
  const { number, pin, caller, now } = attempt
  const tried = callerSubjects('credit-pin', caller)
  const subject = subjectOf(personalData, number)
  try {
    await countTry(db, { subjects: tried, maxTries: PIN_TRIES_MAX, now })
  } catch (refusal) {
    // The tries of one person use up those of the account as well: its lock has a time, and a code by SMS opens it.
    await refuseLocked(db, subject, now)
    throw refusal
  }
  const counted = await countPin(db, subject, now)
  const account = await findAccount(db, number)
  const isRight = await isPin(personalData, { number, pin }, account?.pin_hash ?? null)
  if (account === null || !isRight)
    throw accountRefusal(400, { reason: 'pin', message: 'Incorrect PIN', left: counted.left })
  return db.transaction().execute(async (transaction) => {
    await forgivePin(transaction, subject, counted)
    await takeBackTry(transaction, tried)
    return { account, session: await beginCreditSession(transaction, account.id, now) }
  })
}

type CodeAttempt = Attempt & Readonly<{ code: string; newPin: string | null }>

/**
 * Begins a session by a code that was sent to the holder, and sets a new PIN where one is given. A new PIN ends all other
 * sessions of the account, and all its locks. A PIN that is refused does not use up the code.
 * @throws PlatformError 400 `code` for a wrong code or an unknown account, `pin` for a PIN that cannot be chosen; 429
 * after too many codes.
 */
export async function signInByCode({ db, personalData }: Parts, attempt: CodeAttempt): Promise<Proven> {
  const { number, code, newPin, caller, now } = attempt
  const tried = callerSubjects('credit-account-code', caller)
  await countTry(db, { subjects: tried, maxTries: CODE_TRIES_MAX, now })
  const tries = codeTries(personalData, number, now)
  if (!(await mayTry(db, tries))) throw smsRefusal('attempts', (await lockedUntil(db, tries)) ?? now)
  const account = await findAccount(db, number)
  if (account === null) throw wrongCode()
  return db.transaction().execute(async (transaction) => {
    if (!(await takeAccountCode(transaction, account, { personalData, code, now }))) throw wrongCode()
    if (newPin !== null) {
      refuseWeakPin(newPin, openHolder(personalData, account.sealed).birthDate)
      const pinHash = await hashPin(personalData, { number, pin: newPin })
      await transaction.updateTable('credit_account').set({ pin_hash: pinHash }).where('id', '=', account.id).execute()
      await resetPinAttempts(transaction, subjectOf(personalData, number))
      await endCreditSessions(transaction, account.id)
    }
    await forgiveTries(transaction, tries.subject)
    await takeBackTry(transaction, tried)
    return { account, session: await beginCreditSession(transaction, account.id, now) }
  })
}

function refuseWeakPin(pin: string, birthDate: string): void {
  const fault = pinFault(pin, birthDate)
  if (fault === null) return
  const message =
    fault === 'short'
      ? `A PIN has ${PIN_MIN_DIGITS} to ${PIN_MAX_DIGITS} digits`
      : 'A PIN is digits, in no series, and no birth date'
  throw accountRefusal(400, { reason: 'pin', field: 'nuevo_nip', message, fault })
}

function wrongCode(): PlatformError {
  return accountRefusal(400, { reason: 'code', message: 'Incorrect SMS code' })
}

/** Name under which the tries of an account number are counted, whether there is such an account or not. */
function subjectOf({ lookups }: PersonalData, number: string): string {
  return lookups('account', number)[0]
}
