import { PlatformError } from './PlatformError.ts'

/** Returns the refusal of a call whose session opens no account: the token is unknown or expired, or the account is gone. */
export function notAuthorized(): PlatformError {
  return new PlatformError(401, "The consumer isn't authorized to access self.")
}
