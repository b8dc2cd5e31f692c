import { PlatformError } from '../../http/PlatformError.ts'

/** Why a call about an account is refused, for callers to tell apart. */
export type AccountReason =
  | 'number'
  | 'pin'
  | 'code'
  | 'amount'
  | 'channel'
  | 'invoice'
  | 'wait'
  | 'day'
  | 'attempts'
  | 'locked'

type Refused = Readonly<{
  reason: AccountReason
  message: string
  field?: string
  /** When the call can be repeated; null when something else has to happen first. */
  until?: Date | null
  /** Smallest and largest amount in pesos. */
  min?: number
  max?: number
  /** Number of tries that are left. */
  left?: number
  /** Whether a new PIN is too short or too easy to guess. */
  fault?: 'short' | 'easy'
}>

/** Returns the refusal of a call about an account, with its reason and a sentence. */
export function accountRefusal(status: 400 | 409 | 429, { message, until, ...fields }: Refused): PlatformError {
  const time = until === undefined ? {} : { until: until === null ? null : until.toISOString() }
  return new PlatformError(status, { errorMessage: message, ...fields, ...time })
}

/** Returns the refusal for a number that no account has. */
export function unknownClient(): PlatformError {
  return new PlatformError(404, { errorMessage: 'Client not found' })
}
