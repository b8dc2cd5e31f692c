/** How long a code of a provider is good for. */
export const CODE_TTL_MS = 60_000
/** How long somebody may take to find their password, before an account is joined with a provider. */
export const LINK_TTL_MS = 15 * 60_000
export const STATE_MAX_LENGTH = 512
export const REDIRECT_MAX_LENGTH = 2_048
export const NAME_MAX_LENGTH = 100
