import type { MessageLanguage } from '../../errors/core/messageLanguage.ts'
import type { UserError } from '../../__generated__/schemaTypes.ts'
import { refusalError } from '../../errors/refusalError.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { userError } from '../../errors/userError.ts'
import { tooManyAttempts } from '../../limits/tooManyAttempts.ts'
import { instant } from '../../parse/instant.ts'
import { readCount, readSource, readText } from '../../parse/readValue.ts'
import { CREDIT_TIME_ZONE } from '../creditTimeZone.ts'
import { CREDIT_TRIES_WINDOW_MS } from '../limits.ts'

/** A refusal, and the time from which the request can be repeated, if the platform says it. */
export type Refused = Readonly<{ userError: UserError; until: string | null }>

const MINUTE_MS = 60_000
const PAUSED_STATUS = 429
const MISSING_STATUS = 404

/** Reasons of refusals in the words that platforms without `reason` use. */
const REASONS_BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/incorrect pin/i, 'pin'],
  [/incorrect sms code/i, 'code'],
  [/invalid account number/i, 'number'],
  [/client not found/i, 'client'],
]

/** Maps a refusal of the platform to a proof of an account, a look-up or an SMS. Rethrows any other error. */
export function accountRefusal(language: MessageLanguage, error: unknown): Refused {
  if (!(error instanceof UpstreamRefusal)) throw error
  const { reason, left, until, fault } = readSource(error.result)
  const time = instant(readText(until))
  if (error.status === PAUSED_STATUS)
    return { userError: paused(language, { reason: readText(reason), until: time }), until: time }
  const why = reasonOf(error, readText(reason))
  return { userError: refused(language, error, { why, fault, left: readCount(left) }), until: time }
}

function reasonOf({ status, reason: lack, message }: UpstreamRefusal, named: string | null): string | null {
  if (lack !== null) return null
  const worded = REASONS_BY_WORDS.find(([words]) => words.test(message))
  return named ?? worded?.[1] ?? (status === MISSING_STATUS ? 'client' : null)
}

type Why = Readonly<{ why: string | null; fault: unknown; left: number | null }>

function refused(language: MessageLanguage, error: UpstreamRefusal, { why, fault, left }: Why): UserError {
  if (why === 'client') return clientNotFound(language)
  if (why === 'number') return userError(language, 'CREDIT_NUMBER_INVALID', { field: ['accountNumber'] })
  if (why === 'code') return userError(language, 'SMS_CODE_INCORRECT', { field: ['code'] })
  if (why !== 'pin') return refusalError(language, error)
  if (fault === 'short') return userError(language, 'PIN_TOO_SHORT', { field: ['newPin'] })
  if (fault === 'easy') return userError(language, 'PIN_TOO_EASY', { field: ['newPin'] })
  return wrongPin(language, left)
}

/** Returns the refusal of a wrong PIN. `left`: attempts left; null if they are not known. */
export function wrongPin(language: MessageLanguage, left: number | null): UserError {
  const sentence = left === 1 ? 'PIN_LAST_TRY' : left === null || left === 0 ? 'PIN_INCORRECT' : 'PIN_TRIES_LEFT'
  return userError(language, 'PIN_INCORRECT', { field: ['pin'], sentence, words: { left: left ?? '' } })
}

/** Returns the refusal of a number that no account has. */
export function clientNotFound(language: MessageLanguage): UserError {
  return userError(language, 'CREDIT_CLIENT_NOT_FOUND', { field: ['accountNumber'] })
}

type Pause = Readonly<{ reason: string | null; until: string | null }>

function paused(language: MessageLanguage, { reason, until }: Pause): UserError {
  if (reason === 'wait') return userError(language, 'SMS_TOO_SOON')
  if (reason === 'day') return userError(language, 'SMS_DAY_LIMIT')
  if (reason !== 'locked') return tooManyAttempts(language, until === null ? CREDIT_TRIES_WINDOW_MS : waitMs(until))
  if (until === null) return userError(language, 'PIN_LOCKED', { sentence: 'PIN_OFF' })
  // 24 hours: `3:45 p.m.` would end the sentence twice.
  const clock = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: CREDIT_TIME_ZONE,
  })
  return userError(language, 'PIN_LOCKED', { words: { time: clock.format(new Date(until)) } })
}

/** Whole minutes until a time, at least one, in milliseconds. */
function waitMs(until: string): number {
  return Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / MINUTE_MS)) * MINUTE_MS
}
