/** Rate limit of redirects to a provider, per session and per address; many people share an address. */
export const SOCIAL_VISITS_MAX = 300
/** Attempt limit of provider codes per session and address, and the window of both. */
export const SOCIAL_TRIES_MAX = 30
export const SOCIAL_TRIES_WINDOW_MS = 15 * 60 * 1000
/** Maximum time that a shopper may spend at the provider. */
export const SOCIAL_VISIT_MS = 10 * 60 * 1000
/** Random bytes of a state and a verifier: 43 characters. */
export const SOCIAL_SECRET_BYTES = 32
/** Maximum length of a return path, which the session stores in little room. */
export const SOCIAL_RETURN_MAX_CHARACTERS = 600
export const SOCIAL_CODE_MAX_CHARACTERS = 512
export const SOCIAL_PROVIDERS_MAX = 10
export const SOCIAL_TEXT_MAX_CHARACTERS = 100
export const SOCIAL_ADDRESS_MAX_CHARACTERS = 500
/** TTL of the list of sign-in providers. */
export const SOCIAL_CACHE_MS = 5 * 60 * 1000
