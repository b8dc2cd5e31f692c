import { expect, it } from 'vitest'
import { createSession } from '../session/createSession.ts'
import { createMemoryStore } from '../sharedStore/memoryStore.ts'
import { SharedStoreUnavailable } from '../sharedStore/sharedStore.ts'
import { mayGuess } from './mayGuess.ts'

const COUPON = { secret: 'coupon', maxTries: 3, windowMs: 1_000 }
const guesser = (address: string, session = createSession(null), sharedStore = createMemoryStore()) => ({
  address,
  session,
  sharedStore,
})

it('stops a session, wherever it comes from', async () => {
  const [session, store] = [createSession(null), createMemoryStore()]
  const tries = await Promise.all(
    ['a', 'b', 'c', 'd'].map((address) => mayGuess(guesser(address, session, store), COUPON)),
  )
  expect(tries).toEqual([true, true, true, false])
})

it('stops an address, whatever session it mints', async () => {
  const store = createMemoryStore()
  const tries = await Promise.all([1, 2, 3, 4].map(() => mayGuess(guesser('a', createSession(null), store), COUPON)))
  expect(tries).toEqual([true, true, true, false])
  expect(await mayGuess(guesser('b', createSession(null), store), COUPON)).toBe(true)
  expect(await mayGuess(guesser('a', createSession(null), store), { ...COUPON, secret: 'pin' })).toBe(true)
})

it('forgives after its window', async () => {
  let now = 0
  const store = createMemoryStore(() => now)
  const session = createSession(null)
  const guess = () => mayGuess(guesser('a', session, store), COUPON)
  expect([await guess(), await guess(), await guess(), await guess()]).toEqual([true, true, true, false])
  now = 1_000
  expect(await guess()).toBe(true)
})

it('stays shut while nobody can count', async () => {
  const away = { ...createMemoryStore(), count: () => Promise.reject(new SharedStoreUnavailable()) }
  await expect(mayGuess(guesser('a', createSession(null), away), COUPON)).rejects.toThrow(SharedStoreUnavailable)
})
