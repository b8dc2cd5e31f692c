import { beforeEach, describe, expect, test } from 'vitest'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { stepKeys } from '../../idempotency/stepKeys.ts'
import { createStoreSeal } from '../../session/storeSeal.ts'
import { createMemoryStore } from '../../cache/createMemoryStore.ts'
import { createSession } from '../../session/createSession.ts'
import { readProgress } from '../continueSteps.ts'
import { pullCart, saveLine } from '../cartClient.ts'
import { identityOf } from './lineIdentity.ts'
import { type LineStep, undoUnfinished, writeLines } from './writeLines.ts'

type Context = Parameters<typeof writeLines>[0]

/**
 * Fate of the next writes of a SKU: its error comes before the platform, or after it has made the call. With an endpoint
 * in front of the SKU it is that of these calls alone; `cartPull` fails while the cart has the SKU.
 */
type Fate = Readonly<{ error: Error; isMade?: boolean }>

const unsent = {
  error: new UpstreamFailure({ kind: 'unavailable', endpoint: 'cartUpdate', detail: 'x', unsent: true }),
}
const lost = { error: new UpstreamFailure({ kind: 'timeout', endpoint: 'cartUpdate', detail: 'x' }), isMade: true }
const refused = { error: new UpstreamRefusal({ endpoint: 'cartUpdate', status: 400, message: 'No', result: null }) }

let items: { item_id: number; sku: string; qty: number }[]
let fates: Map<string, Fate>
let context: Context

type Write = Readonly<{ cartItem: Readonly<{ item_id?: number; sku: string; qty: number }> }>

/** Changes the cart as a platform does, without idempotency keys. */
async function call(endpoint: string, { body }: Readonly<{ body?: Write }> = {}) {
  if (endpoint === 'cartPull') {
    const away = items.map(({ sku }) => fates.get(`cartPull ${sku}`)).find((fate) => fate)
    if (away) throw away.error
    return structuredClone(items)
  }
  const { item_id: id, sku = '', qty = 0 } = body?.cartItem ?? {}
  const fate = fates.get(`${endpoint} ${sku}`) ?? fates.get(sku)
  if (fate && !fate.isMade) throw fate.error
  const item = items.find((one) => (id === undefined ? one.sku === sku : one.item_id === id))
  if (endpoint === 'cartDelete') items = items.filter((one) => one !== item)
  else if (item) item.qty = id === undefined ? item.qty + qty : qty
  else items.push({ item_id: items.length + 1, sku, qty })
  if (fate) throw fate.error
  return null
}

beforeEach(() => {
  items = []
  fates = new Map()
  const data = { ...createSession(null).snapshot(), cartToken: 'cart-of-ana' }
  context = {
    sharedStore: createMemoryStore(),
    storeSeal: createStoreSeal(['a secret of this test alone, not short']),
    session: createSession({ id: 'the-session-of-ana', data }),
    store: { code: 'hogar', currencyCode: 'MXN' },
    upstream: { call },
    log: { warn: () => {} },
    messageLanguage: 'es',
  } as unknown as Context
})

const key = () => stepKeys(context, 'k1')
const inCart = () => items.map(({ sku, qty }) => `${sku} ${qty}`)
/** Adds what another device adds. */
const elsewhere = (sku: string, qty = 1) => call('cartUpdate', { body: { cartItem: { sku, qty } } })
const stepOf = (sku: string): LineStep => ({
  name: `add-${sku}`,
  line: { index: 0, sku, name: sku },
  effect: { identity: identityOf({ sku, optionsChecksum: null }), added: 1 },
  write: (idempotencyKey) => saveLine(context, { sku, quantity: 1 }, idempotencyKey),
})
/** Adds a washing machine and its installation under one key, and returns the refusal's code, or the error. */
const run = async () => {
  const before = await pullCart(context)
  if (!before) throw new Error('no cart')
  const steps = ['WASHER', 'INSTALLATION'].map(stepOf)
  return writeLines(context, { steps, before, key: key() }).then(
    (refusal) => refusal?.code ?? null,
    (error: unknown) => error,
  )
}
/** Makes the next writes of products fail, and all others pass. */
const fail = (given: Readonly<Record<string, Fate>>) => (fates = new Map(Object.entries(given)))

describe('a retry that is refused', () => {
  test('undoes nothing of a run whose calls never left', async () => {
    fail({ WASHER: unsent })
    expect(await run()).toBe(unsent.error)
    fail({})
    await elsewhere('WASHER')
    expect(await undoUnfinished(context, key())).toBe(false)
    expect(inCart()).toEqual(['WASHER 1'])
  })

  test('leaves what another device has added, beside calls that were made and that may have arrived', async () => {
    fail({ INSTALLATION: lost })
    expect(await run()).toBe(lost.error)
    fail({})
    await elsewhere('WASHER')
    await elsewhere('INSTALLATION', 2)
    expect(inCart()).toEqual(['WASHER 2', 'INSTALLATION 3'])
    expect(await undoUnfinished(context, key())).toBe(true)
    expect(inCart()).toEqual(['WASHER 1', 'INSTALLATION 2'])
  })

  test('undoes once', async () => {
    fail({ INSTALLATION: unsent })
    expect(await run()).toBe(unsent.error)
    fail({ INSTALLATION: refused })
    await elsewhere('WASHER')
    expect(await run()).toBe('REFUSED')
    expect(await undoUnfinished(context, key())).toBe(false)
    expect(inCart()).toEqual(['WASHER 1'])
  })

  test('and whose cart cannot be read is undone by the next', async () => {
    fail({ INSTALLATION: refused, 'cartPull WASHER': unsent })
    expect(await run()).toBe(unsent.error)
    fail({})
    await elsewhere('INSTALLATION')
    expect(await undoUnfinished(context, key())).toBe(true)
    expect(inCart()).toEqual(['INSTALLATION 1'])
  })

  test('whose first call is refused at once leaves no record', async () => {
    fail({ WASHER: refused })
    expect(await run()).toBe('REFUSED')
    expect(await readProgress(context, key())).toBeNull()
  })

  test('and whose undo has no answer is continued by the next', async () => {
    fail({ INSTALLATION: lost })
    await run()
    fail({ 'cartDelete INSTALLATION': unsent })
    await expect(undoUnfinished(context, key())).rejects.toThrow(UpstreamFailure)
    expect(inCart()).toEqual(['INSTALLATION 1'])
    fail({})
    await elsewhere('WASHER')
    expect(await undoUnfinished(context, key())).toBe(true)
    expect(inCart()).toEqual(['WASHER 1'])
    expect(await readProgress(context, key())).toMatchObject({ made: [], undone: 1, isUndoing: false })
  })
})
