import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '../cache/createMemoryStore.ts'
import { type SharedStore, SharedStoreUnavailable } from '../cache/sharedStore.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { createSession } from '../session/createSession.ts'
import { stepKeys } from '../idempotency/stepKeys.ts'
import { createStoreSeal } from '../session/storeSeal.ts'
import { continueSteps, readProgress } from './continueSteps.ts'

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
const NOT_UNDONE = { undone: 0, isUndoing: false }

test('a retry makes the calls that the run before it has not made, the one without a reply included', async () => {
  const context = scope()
  expect(await run(context, { c: timeout }, 'k1')).toEqual(['a a', 'b b', 'c c'])
  expect(await run(context, { c: timeout }, 'k1')).toEqual(['c c'])
  expect(await run(context, {}, 'k1')).toEqual(['c c'])
  expect(await run(context, {}, 'k2')).toEqual(['a a', 'b b', 'c c'])
})

describe('the lines before the first run', () => {
  const additions = { warranty: null, deliveryOption: null }
  const line = { itemId: '1', sku: 'A', optionsChecksum: null, quantity: 2, chosen: {}, ...additions }
  const unsent = new UpstreamFailure({ kind: 'unavailable', endpoint: 'cartUpdate', detail: 'x', unsent: true })
  const effects = { a: { identity: 'A', added: 1 }, b: { itemId: '1', set: 0 } }
  const steps = (fail: (name: string) => Error | null) =>
    (['a', 'b'] as const).map((name) => ({
      name,
      effect: effects[name],
      write: async () => {
        const error = fail(name)
        if (error) throw error
      },
    }))
  /** Makes the steps until one fails. */
  const makeAll = async (context: ReturnType<typeof scope>, fail: (name: string) => Error | null, quantity = 2) => {
    const [key, own] = [stepKeys(context, 'k1'), steps(fail)]
    const { make, progress } = await continueSteps(context, { steps: own, key, before: [{ ...line, quantity }] })
    try {
      for (const step of own) await make(step)
    } catch {
      // The run ends.
    }
    return progress()
  }
  const stored = (context: ReturnType<typeof scope>) => readProgress(context, stepKeys(context, 'k1'))

  test('are those of every run, with the effects of calls that may have arrived', async () => {
    const context = scope()
    const first = { made: [], before: { lines: [line], effects: { a: effects.a } }, ...NOT_UNDONE }
    expect(await makeAll(context, () => timeout)).toEqual(first)
    expect(await stored(context)).toEqual(first)
    const second = { made: ['a'], before: { lines: [line], effects }, ...NOT_UNDONE }
    expect(await makeAll(context, (name) => (name === 'b' ? timeout : null), 5)).toEqual(second)
    expect(await stored(context)).toEqual(second)
  })

  test('are not kept of a run whose calls never left', async () => {
    const context = scope()
    await makeAll(context, () => unsent)
    expect(await stored(context)).toBeNull()
  })

  test('are kept without the effect of a call that never left', async () => {
    const context = scope()
    await makeAll(context, (name) => (name === 'b' ? unsent : null))
    const before = { lines: [line], effects: { a: effects.a } }
    expect(await stored(context)).toEqual({ made: ['a'], before, ...NOT_UNDONE })
  })

  test('are kept with all effects by a process that ends in the middle', async () => {
    const context = scope()
    await continueSteps(context, { steps: steps(() => null), key: stepKeys(context, 'k1'), before: [line] })
    expect(await stored(context)).toEqual({ made: [], before: { lines: [line], effects }, ...NOT_UNDONE })
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
