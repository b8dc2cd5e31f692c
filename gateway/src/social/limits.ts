/** Ways to a provider that one session and one address may go; many people share an address. */
export const SOCIAL_VISITS_MAX = 300
/** Codes of providers that one session and one address may bring back in vain, and for how long both count. */
export const SOCIAL_TRIES_MAX = 30
export const SOCIAL_TRIES_WINDOW_MS = 15 * 60 * 1000
/** How long somebody may take at their provider. */
export const SOCIAL_VISIT_MS = 10 * 60 * 1000
/** Chance in a state and in a verifier: 43 characters. */
export const SOCIAL_SECRET_BYTES = 32
/** Path to lead back to: it travels in the session, which has little room. */
export const SOCIAL_RETURN_MAX_CHARACTERS = 600
export const SOCIAL_CODE_MAX_CHARACTERS = 512
export const SOCIAL_PROVIDERS_MAX = 10
export const SOCIAL_TEXT_MAX_CHARACTERS = 100
export const SOCIAL_ADDRESS_MAX_CHARACTERS = 500
/** How long whom one can sign in by is known. */
export const SOCIAL_CACHE_MS = 5 * 60 * 1000
