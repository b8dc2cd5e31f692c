import { createHash } from 'node:crypto'

const CHARACTERS = 32

/** Returns the first 32 hexadecimal digits of the SHA-256 of a value as JSON. */
export function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, CHARACTERS)
}
