/** TTL of a stored payload. */
export const IDEMPOTENCY_TTL_MS = 24 * 60 * 60 * 1000
/** TTL of a claim: one whose owner crashed is free again after this, which is longer than any operation. */
export const IDEMPOTENCY_CLAIM_TTL_MS = 20_000
/** Interval at which another instance's claim is polled. */
export const IDEMPOTENCY_POLL_MS = 50
/** Maximum length of a `clientMutationId`. */
export const CLIENT_MUTATION_ID_MAX_CHARACTERS = 100
