import { expect, it, vi } from 'vitest'
import { createSession } from '../session/createSession.ts'
import { createStoreSeal } from '../session/storeSeal.ts'
import type { SessionData } from '../session/sessionData.ts'
import { createMemoryStore } from '../cache/createMemoryStore.ts'
import { createDeadline } from '../rest/deadlines/deadline.ts'
import { IdempotencyMismatch } from './idempotencyMismatch.ts'
import { runIdempotently } from './runIdempotently.ts'

const SECRET = 'a secret of this test alone, not short'
const NEWER = 'a newer secret of this test, not short'

function scope(
  sharedStore = createMemoryStore(),
  session = createSession({ id: 'the-session-of-ana', data: createSession(null).snapshot() }),
  secrets: readonly string[] = [SECRET],
) {
  return {
    sharedStore,
    storeSeal: createStoreSeal(secrets),
    session,
    signal: new AbortController().signal,
    deadline: createDeadline(2_000, 2_000),
  }
}

const request = (input: object, mutation = 'addCartLines') => ({
  mutation,
  input: { clientMutationId: 'key-1', ...input },
})
const counting = () => {
  let count = 0
  return vi.fn(async () => ({ count: (count += 1) }))
}

it('runs once and gives the stored answer again', async () => {
  const context = scope()
  const run = counting()
  expect(await runIdempotently(context, request({ sku: 'A', quantity: 1 }), run)).toEqual({ count: 1 })
  expect(await runIdempotently(context, request({ quantity: 1, sku: 'A' }), run)).toEqual({ count: 1 })
  expect(run).toHaveBeenCalledTimes(1)
})

it('runs every time without a key', async () => {
  const run = counting()
  const context = scope()
  await runIdempotently(context, { mutation: 'm', input: {} }, run)
  await runIdempotently(context, { mutation: 'm', input: { clientMutationId: null } }, run)
  expect(run).toHaveBeenCalledTimes(2)
})

it.each([
  ['another input', request({ sku: 'B' })],
  ['another mutation', request({ sku: 'A' }, 'removeCartLines')],
])('refuses the same key with %s', async (_name, other) => {
  const context = scope()
  const run = counting()
  await runIdempotently(context, request({ sku: 'A' }), run)
  await expect(runIdempotently(context, other, run)).rejects.toThrow(IdempotencyMismatch)
  expect(run).toHaveBeenCalledTimes(1)
})

it('keeps sessions apart', async () => {
  const store = createMemoryStore()
  const run = counting()
  await runIdempotently(scope(store), request({}), run)
  await runIdempotently(scope(store, createSession(null)), request({}), run)
  expect(run).toHaveBeenCalledTimes(2)
})

it('waits for the one in flight, wherever it runs', async () => {
  const store = createMemoryStore()
  let finish = () => {}
  const run = vi.fn(() => new Promise<object>((resolve) => (finish = () => resolve({ done: true }))))
  const first = runIdempotently(scope(store), request({}), run)
  const second = runIdempotently(scope(store), request({}), run)
  await expect.poll(() => run.mock.calls.length).toBe(1)
  finish()
  expect(await Promise.all([first, second])).toEqual([{ done: true }, { done: true }])
  expect(run).toHaveBeenCalledTimes(1)
})

it('waits no longer than the deadline', async () => {
  const store = createMemoryStore()
  void runIdempotently(scope(store), request({}), () => new Promise<object>(() => {}))
  const late = { ...scope(store), deadline: createDeadline(0, 0) }
  await expect(runIdempotently(late, request({}), counting())).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
})

it('keeps nothing of a run that failed', async () => {
  const context = scope()
  const run = counting()
  await expect(runIdempotently(context, request({}), () => Promise.reject(new Error('boom')))).rejects.toThrow('boom')
  expect(await runIdempotently(context, request({}), run)).toEqual({ count: 1 })
})

it('does to a session that missed the answer what the first run did to it', async () => {
  const store = createMemoryStore()
  const before = createSession(null).snapshot()
  const start = () => scope(store, createSession({ id: 'the-session-of-ana', data: before }))
  const first = start()
  await runIdempotently(first, request({}), async () => {
    first.session.update({ cartToken: 'new-cart' })
    return {}
  })
  const replayed = start()
  await runIdempotently(replayed, request({}), counting())
  expect(replayed.session.cartToken).toBe('new-cart')
})

it('does what a session missed beside what another change has done to it since', async () => {
  const store = createMemoryStore()
  const before = { ...createSession(null).snapshot(), customerId: '7', userToken: 'old' }
  const start = (data: SessionData) => scope(store, createSession({ id: 'the-session-of-ana', data }))
  const first = start(before)
  await runIdempotently(first, request({}), async () => {
    first.session.update({ cartToken: 'new-cart' })
    return {}
  })
  const refreshed = start({ ...before, userToken: 'refreshed' })
  await runIdempotently(refreshed, request({}), async () => ({}))
  expect(refreshed.session.snapshot()).toMatchObject({ cartToken: 'new-cart', userToken: 'refreshed' })
  const anothers = start({ ...before, customerId: '8', userToken: 'of another' })
  await runIdempotently(anothers, request({}), async () => ({}))
  expect(anothers.session.cartToken).toBeNull()
})

it('leaves a session alone that has gone on since', async () => {
  const store = createMemoryStore()
  const first = scope(store)
  await runIdempotently(first, request({}), async () => {
    first.session.update({ cartToken: 'old-cart' })
    return {}
  })
  const later = scope(store)
  later.session.update({ cartToken: 'newer-cart' })
  await runIdempotently(later, request({}), counting())
  expect(later.session.cartToken).toBe('newer-cart')
})

/** Store that records the values set. */
function watched() {
  const store = createMemoryStore()
  const values: string[] = []
  const set: typeof store.set = (key, value, ttlMs) => {
    values.push(value)
    return store.set(key, value, ttlMs)
  }
  return { values, store: { ...store, set } }
}

it('stores nothing that a reader of the store could use, or guess the input by', async () => {
  const [here, elsewhere] = [watched(), watched()]
  const context = scope(here.store)
  const input = { password: 'Secreta1!' }
  await runIdempotently(context, request(input), async () => {
    context.session.update({ userToken: 'token-of-ana', refreshToken: 'refresh-of-ana', creditToken: 'credit-of-ana' })
    return { receiptCode: 'code-of-a-receipt' }
  })
  await runIdempotently(scope(elsewhere.store, undefined, [NEWER]), request(input), counting())
  expect(here.values.join()).not.toMatch(/of-ana|of-a-receipt|Secreta/)
  const [mine, other] = [here, elsewhere].map(({ values }) => JSON.parse(values[0] ?? '{}').fingerprint)
  expect(mine).toMatch(/^[\w-]{43}$/)
  expect(other).not.toBe(mine)
})

it('knows an answer that was sealed with an older secret, and no other', async () => {
  const store = createMemoryStore()
  const run = counting()
  await runIdempotently(scope(store), request({}), run)
  expect(await runIdempotently(scope(store, undefined, [NEWER, SECRET]), request({}), run)).toEqual({ count: 1 })
  await expect(runIdempotently(scope(store, undefined, [NEWER]), request({}), run)).rejects.toThrow(IdempotencyMismatch)
  expect(run).toHaveBeenCalledTimes(1)
})

it('refuses a key that is too long', async () => {
  await expect(
    runIdempotently(scope(), request({ clientMutationId: 'x'.repeat(101) }), counting()),
  ).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  })
})
