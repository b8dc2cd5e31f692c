import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { PlatformError } from '../../http/PlatformError.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_CLASSES, PASSWORD_MIN_LENGTH } from '../limits.ts'

/** Cost of scrypt that OWASP recommends for 32 MB of memory: N = 2^15, r = 8, p = 3. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1_024 * 1_024 } as const
const KEY_BYTES = 32
const SALT_BYTES = 16
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

/** A password as it is kept: `scrypt$salt$key`, both in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt)
  return ['scrypt', salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** A hash that no password has: until a new one is set, none opens the account. */
export function unknownPasswordHash(): string {
  return ['scrypt', randomBytes(SALT_BYTES).toString('base64url'), randomBytes(KEY_BYTES).toString('base64url')].join(
    '$',
  )
}

/**
 * True when the password matches the hash. Without a hash it takes as long and is false, so that the response time does
 * not reveal whether an account exists. So does a password that is longer than any that is kept, of which only the
 * beginning is hashed.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? (await decoy())).split('$')
  const kept = Buffer.from(key, 'base64url')
  const derived = await derive(password.slice(0, PASSWORD_MAX_LENGTH), Buffer.from(salt, 'base64url'))
  return timingSafeEqual(derived, kept) && hash !== null && password.length <= PASSWORD_MAX_LENGTH
}

/** @throws PlatformError 400 that says what a password lacks. */
export function requireStrongPassword(password: string): void {
  if (Array.from(password).length < PASSWORD_MIN_LENGTH) {
    throw new PlatformError(
      400,
      `The password needs at least ${PASSWORD_MIN_LENGTH} characters. Create a new password and try again.`,
    )
  }
  if (password.length > PASSWORD_MAX_LENGTH) {
    throw new PlatformError(400, `Please enter a password with at most ${PASSWORD_MAX_LENGTH} characters.`)
  }
  if (CLASSES.filter((characters) => characters.test(password)).length < PASSWORD_MIN_CLASSES) {
    throw new PlatformError(
      400,
      `Minimum of different classes of characters in password is ${PASSWORD_MIN_CLASSES}. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.`,
    )
  }
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

let decoyHash: Promise<string> | undefined
function decoy(): Promise<string> {
  decoyHash ??= hashPassword(randomBytes(SALT_BYTES).toString('hex'))
  return decoyHash
}
