/** The key was used with another input: the mutation answers `IDEMPOTENCY_MISMATCH` and changes nothing. */
export class IdempotencyMismatch extends Error {
  constructor() {
    super('This clientMutationId was already used with another input.')
    this.name = 'IdempotencyMismatch'
  }
}
