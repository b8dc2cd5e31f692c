/** Validity of a provider's authorization code. */
export const CODE_TTL_MS = 60_000
/** Time for finding one's password before an account is linked to a provider. */
export const LINK_TTL_MS = 15 * 60_000
export const STATE_MAX_LENGTH = 512
export const REDIRECT_MAX_LENGTH = 2_048
export const NAME_MAX_LENGTH = 100
