import { createHash, randomBytes } from 'node:crypto'
import { SECRET_BYTES } from './limits.ts'

/** Creates a secret, which is sent once, and its hash, which is stored: a reader of the database cannot use it. */
export function newSecret(): Readonly<{ secret: string; hash: string }> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return { secret, hash: hashOfSecret(secret) }
}

/** Hashes a secret. It is random throughout, so one round of SHA-256 is enough. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
