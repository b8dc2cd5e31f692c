import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Evaluated for each file that a worker runs: keeps Node's own function, not an earlier file's cheap replacement. */
const kept: typeof globalThis & { hogarWholeScrypt?: typeof crypto.scrypt } = globalThis
const whole = (kept.hogarWholeScrypt ??= crypto.scrypt)
const COST = { N: 2, r: 1, p: 1 } as const

/**
 * Replaces scrypt by a cheap one from its import on: hashing takes a third of a second, on purpose, and a suite opens
 * hundreds of accounts whose passwords need no protection. `password.test.ts` tests the real strength.
 */
function cheapen(): void {
  crypto.scrypt = Object.assign((...[password, salt, bytes, , done]: Parameters<typeof whole>) => {
    whole(password, salt, bytes, COST, done)
  }, whole)
  syncBuiltinESMExports()
}

/** Hashes as the shop does, for the file that is about that. */
export function restorePasswords(): void {
  crypto.scrypt = whole
  syncBuiltinESMExports()
}

cheapen()
