import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Evaluated for each file that a worker runs: what an earlier one has made cheap is not taken for Node's own. */
const kept: typeof globalThis & { hogarWholeScrypt?: typeof crypto.scrypt } = globalThis
const whole = (kept.hogarWholeScrypt ??= crypto.scrypt)
const COST = { N: 2, r: 1, p: 1 } as const

/**
 * From its import on, scrypt takes no time: hashing takes a third of a second, on purpose, and a suite opens hundreds of
 * accounts whose passwords need not withstand anybody. `password.test.ts` holds what they withstand in the shop.
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
