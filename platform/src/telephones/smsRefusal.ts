import { PlatformError } from '../http/PlatformError.ts'

const TEXTS = {
  wait: 'Another SMS can be sent later',
  day: 'No more SMS today',
  attempts: 'Number of attempts exceeded',
} as const

/**
 * Why no SMS is sent, or no code looked at, for now: 429 with when it will be.
 * @param reason `wait`: one was sent a moment ago. `day`: too many were sent today. `attempts`: too many wrong codes.
 */
export function smsRefusal(reason: keyof typeof TEXTS, until: Date): PlatformError {
  return new PlatformError(429, { errorMessage: TEXTS[reason], reason, until: until.toISOString() })
}
