import { PlatformError } from '../http/PlatformError.ts'

/** @throws PlatformError 400 for a day that no calendar has, and for one that is to come. `day` is written `1990-05-14`. */
export function requireBirthDay(day: string, now: Date): void {
  const date = new Date(`${day}T00:00:00Z`)
  // JavaScript reads the 31st of February as a day of March.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day))
    throw new PlatformError(400, 'The date of birth is no date.')
  if (date > now) throw new PlatformError(400, 'The Date of Birth should not be greater than today.')
}
