import { expect, test } from 'vitest'
import { createMemoryStore } from '../cache/memoryStore.ts'
import { type SharedStore, SharedStoreUnavailable } from '../cache/sharedStore.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { createSession } from '../session/createSession.ts'
import { stepKeys } from '../idempotency/stepKeys.ts'
import { createStoreSeal } from '../session/storeSeal.ts'
import { continueSteps } from './continueSteps.ts'

/** Creates the scope of a retry: the same session and store, with the given cart. */
function scope(sharedStore: SharedStore = createMemoryStore(), cartToken = 'cart-1') {
  const data = { ...createSession(null).snapshot(), cartToken }
  return {
    sharedStore,
    storeSeal: createStoreSeal(['a secret of this test alone, not short']),
    session: createSession({ id: 'the-session-of-ana', data }),
  }
}

/** Runs a mutation of three calls until one throws. Returns what was called, with the keys. */
async function run(context: ReturnType<typeof scope>, broken: Readonly<Record<string, Error>> = {}, id?: string) {
  const key = stepKeys(context, id)
  const called: string[] = []
  const steps = ['a', 'b', 'c'].map((name) => ({
    name,
    write: async (idempotencyKey: string | undefined) => {
      called.push(`${name} ${idempotencyKey?.slice(-1) ?? 'none'}`)
      const error = broken[name]
      if (error) throw error
    },
  }))
  const { make } = await continueSteps(context, { steps, key })
  for (const step of steps) {
    try {
      await make(step)
    } catch {
      break
    }
  }
  return called
}

const timeout = new Error('no reply in time')

test('a retry makes the calls that the run before it has not made, the one without a reply included', async () => {
  const context = scope()
  expect(await run(context, { c: timeout }, 'k1')).toEqual(['a a', 'b b', 'c c'])
  expect(await run(context, { c: timeout }, 'k1')).toEqual(['c c'])
  expect(await run(context, {}, 'k1')).toEqual(['c c'])
  expect(await run(context, {}, 'k2')).toEqual(['a a', 'b b', 'c c'])
})

test('every run restores the cart before the first one, also where that made no call', async () => {
  const context = scope()
  const key = stepKeys(context, 'k1')
  const additions = { warranty: null, deliveryOption: null }
  const line = { itemId: '1', sku: 'A', optionsChecksum: null, quantity: 2, chosen: {}, ...additions }
  const [first, second] = [line, { ...line, quantity: 5 }].map((one) => ({ lines: [one], skus: ['A'] }))
  const steps = ['a', 'b'].map((name) => ({ name, write: () => Promise.reject(timeout) }))
  const begun = await continueSteps(context, { steps, key, before: first })
  expect(begun).toMatchObject({ before: first, isContinued: false })
  await expect(begun.make(steps[0]!)).rejects.toThrow(timeout.message)
  const last = steps.slice(1)
  expect(await continueSteps(context, { steps: last, key, before: second })).toMatchObject({
    before: first,
    isContinued: true,
  })
})

test('without a key every run makes all calls', async () => {
  const context = scope()
  await run(context, { c: timeout })
  expect(await run(context)).toEqual(['a none', 'b none', 'c none'])
})

test('a refusal is a reply: a retry makes all calls', async () => {
  const context = scope()
  await run(
    context,
    { c: new UpstreamRefusal({ endpoint: 'cartUpdate', status: 400, message: 'No', result: null }) },
    'k1',
  )
  expect(await run(context, {}, 'k1')).toEqual(['a a', 'b b', 'c c'])
})

test('another cart has none of the calls', async () => {
  const store = createMemoryStore()
  await run(scope(store), { c: timeout }, 'k1')
  expect(await run(scope(store, 'cart-2'), {}, 'k1')).toEqual(['a a', 'b b', 'c c'])
})

test('a shared store that is away costs the progress alone', async () => {
  const fail = () => Promise.reject(new SharedStoreUnavailable())
  const context = scope({ ...createMemoryStore(), get: fail, set: fail })
  expect(await run(context, { c: timeout }, 'k1')).toEqual(['a a', 'b b', 'c c'])
  expect(await run(context, {}, 'k1')).toEqual(['a a', 'b b', 'c c'])
})
