/** The same key came before with another input: the mutation answers `IDEMPOTENCY_MISMATCH` and does nothing. */
export class IdempotencyMismatch extends Error {
  constructor() {
    super('The same clientMutationId came before with another input.')
    this.name = 'IdempotencyMismatch'
  }
}
