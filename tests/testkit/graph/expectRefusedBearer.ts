import { expect } from 'vitest'
import { asGuest } from './guest.ts'

/** Expects that a Bearer which opens nothing is refused with its code, and leaves no session behind. */
export async function expectRefusedBearer(gateway: string, headers: Record<string, string>): Promise<void> {
  const reply = await asGuest(gateway).send('{ viewer { cart { id } } }', {}, headers)
  expect([reply.status, reply.data, reply.errors?.[0]?.extensions?.code]).toEqual([401, undefined, 'UNAUTHENTICATED'])
  expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer /)
  expect([reply.headers.get('x-session'), reply.headers.getSetCookie()]).toEqual([null, []])
}
