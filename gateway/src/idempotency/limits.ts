/** A stored answer is given again this long. */
export const IDEMPOTENCY_TTL_MS = 24 * 60 * 60 * 1000
/** A claim whose owner died is free again after this: longer than any operation lasts. */
export const IDEMPOTENCY_CLAIM_TTL_MS = 20_000
/** How often another instance's claim is looked at. */
export const IDEMPOTENCY_POLL_MS = 50
/** Longest `clientMutationId`. */
export const CLIENT_MUTATION_ID_MAX_CHARACTERS = 100
