import { PlatformError } from '../../http/PlatformError.ts'

const REFUSALS = {
  password_required: [403, 'To change the e-mail address, send currentPassword along.'],
  password_wrong: [403, "The password doesn't match this account. Verify the password and try again."],
  email_unchanged: [400, 'The account has this e-mail address already.'],
  email_taken: [400, 'A customer with the same email address already exists in an associated website.'],
  too_many: [429, 'Too many changes of the e-mail address. Wait, and try again.'],
  none_waiting: [404, 'There is no pending change of the e-mail address.'],
  email_recent: [400, 'The e-mail address was changed a few days ago, and can still be taken back.'],
  email_proven: [400, 'The orders of this e-mail address come into the account already.'],
  link_invalid: [400, 'The link is not valid, or was used.'],
  link_expired: [400, 'The link is expired.'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>

export type EmailRefusal = keyof typeof REFUSALS

/** Returns the refusal of a change of e-mail address: with a message, and a `reason` for programs. */
export function emailRefusal(reason: EmailRefusal): PlatformError {
  const [code, message] = REFUSALS[reason]
  return new PlatformError(code, { message, reason })
}

/** Returns the refusal in the nested form that callers of `POST /api/user/me` expect. */
export function nestedEmailRefusal(error: unknown): unknown {
  if (!(error instanceof PlatformError)) return error
  const { message, reason } = { message: error.message, reason: undefined, ...objectOf(error.result) }
  return new PlatformError(500, {
    errorMessage: message,
    code: error.code,
    ...(reason === undefined ? {} : { reason }),
  })
}

function objectOf(result: unknown): object {
  return typeof result === 'object' && result !== null ? result : {}
}
