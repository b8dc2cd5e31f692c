import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, expect, test, vi } from 'vitest'
import { restorePasswords } from '../../testing/cheapPasswords.ts'
import { PASSWORD_MAX_LENGTH } from '../limits.ts'
import { hashPassword, isPassword } from './password.ts'

restorePasswords()
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

/** Result of Python’s `hashlib.scrypt` for `Secreta1!` at N = 2^15, r = 8, p = 3 and a salt of sixteen zero bytes. */
const KEPT = `scrypt$${'A'.repeat(22)}$-3uPa_TG5DUW8o65eAjcXx0UlCvqAWQ9sEoJprDD4Ks`

test('a password is stored as a salted hash, different each time, and is verified by it', async () => {
  const [one, other] = await Promise.all([hashPassword('Secreta1!'), hashPassword('Secreta1!')])
  expect(one).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(other)
  expect(await isPassword('Secreta1!', one)).toBe(true)
  expect(await isPassword('Secreta1?', one)).toBe(false)
})

test('of the longest password each character counts, and one more makes another of it', async () => {
  const longest = `Secreta1!${'x'.repeat(PASSWORD_MAX_LENGTH)}`.slice(0, PASSWORD_MAX_LENGTH)
  const hash = await hashPassword(longest)
  expect(await isPassword(longest, hash)).toBe(true)
  for (const typed of [`${longest}x`, `${longest}${'y'.repeat(1_000)}`, longest.slice(0, -1)])
    expect(await isPassword(typed, hash)).toBe(false)
})

test('a hash costs what OWASP recommends for scrypt', async () => {
  expect(await isPassword('Secreta1!', KEPT)).toBe(true)
})

test('where there is no account it takes as long, and nothing is right', async () => {
  await isPassword('Secreta1!', null)
  const spy = vi.spyOn(crypto, 'scrypt')
  syncBuiltinESMExports()
  expect(await isPassword('Secreta1!', null)).toBe(false)
  expect(await isPassword('Secreta1?', KEPT)).toBe(false)
  const [none, wrong] = spy.mock.calls.map((call: readonly unknown[]) => call[3])
  expect(spy).toHaveBeenCalledTimes(2)
  expect(none).toEqual(wrong)
})
