import { STORES } from '@hogar/schema/stores.ts'
import { expect, it, vi } from 'vitest'
import { createSession } from '../session/createSession.ts'
import { createDevices } from '../session/device.ts'
import { createStoreSeal } from '../session/storeSeal.ts'
import { createMemoryStore } from '../cache/createMemoryStore.ts'
import { SharedStoreUnavailable } from '../cache/sharedStore.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { attempt } from './attempt.ts'
import { ATTEMPTS_OF_KNOWN_DEVICES_FACTOR } from './limits.ts'

const COUPON = { secret: 'coupon', maxTries: 3, windowMs: 1_000 }
const ACCOUNT = 'ana@example.mx'
const SECRETS = ['a secret of this test alone, not short']
const devices = createDevices(SECRETS)

type Guesser = Partial<Omit<Parameters<typeof attempt>[0], 'store'>>
const guesser = ({ sharedStore = createMemoryStore(), ...rest }: Guesser = {}) => ({
  sharedStore,
  storeSeal: createStoreSeal(SECRETS),
  address: '192.0.2.1',
  session: createSession(null),
  device: devices.deviceOf(undefined),
  store: STORES[0],
  ...rest,
})
const isRight = (value: boolean) => value
type More = Partial<Parameters<typeof attempt<boolean>>[1]>
const wrong = (who: ReturnType<typeof guesser>, more: More = {}) =>
  attempt(who, { ...COUPON, run: async () => false, isRight, ...more })
const right = (who: ReturnType<typeof guesser>, more: More = {}) => wrong(who, { run: async () => true, ...more })
const lock = async (who: ReturnType<typeof guesser>, more?: More) => {
  for (let tries = 0; tries < COUPON.maxTries; tries += 1) expect(await wrong(who, more)).toEqual({ value: false })
  expect(await wrong(who, more)).toBeNull()
}

it('stops a session, wherever it comes from', async () => {
  const [session, sharedStore] = [createSession(null), createMemoryStore()]
  for (const address of ['a', 'b', 'c']) await wrong(guesser({ sharedStore, session, address }))
  expect(await wrong(guesser({ sharedStore, session, address: 'd' }))).toBeNull()
})

it('stops an address, with any number of new sessions, at one kind of secret', async () => {
  const sharedStore = createMemoryStore()
  for (let tries = 0; tries < COUPON.maxTries; tries += 1) await wrong(guesser({ sharedStore }))
  expect(await wrong(guesser({ sharedStore }))).toBeNull()
  expect(await right(guesser({ sharedStore }))).toBeNull()
  expect(await wrong(guesser({ sharedStore, address: 'b' }))).toEqual({ value: false })
  expect(await wrong(guesser({ sharedStore }), { secret: 'pin' })).toEqual({ value: false })
})

it('stops tries at one subject, from wherever', async () => {
  const sharedStore = createMemoryStore()
  for (const address of ['a', 'b', 'c']) await wrong(guesser({ sharedStore, address }), { subject: '7' })
  expect(await right(guesser({ sharedStore, address: 'd' }), { subject: '7' })).toBeNull()
  expect(await right(guesser({ sharedStore, address: 'd' }), { subject: '8' })).toEqual({ value: true })
})

it('counts no account by its address in clear', async () => {
  const store = createMemoryStore()
  const keys: string[] = []
  const takeSlots: typeof store.takeSlots = (slots, windowMs) => {
    keys.push(...slots.map(({ key }) => key))
    return store.takeSlots(slots, windowMs)
  }
  await wrong(guesser({ sharedStore: { ...store, takeSlots } }), { account: ACCOUNT })
  expect(keys).toHaveLength(3)
  expect(keys.join()).not.toContain('example.mx')
})

it('forgives after its window', async () => {
  let now = 0
  const who = guesser({ sharedStore: createMemoryStore(() => now) })
  await lock(who)
  now = 1_001
  expect(await wrong(who)).toEqual({ value: false })
})

it('never counts right ones, also many at once', async () => {
  const who = guesser()
  for (let tries = 0; tries < 12; tries += 1) expect(await right(who)).toEqual({ value: true })
  const slowly = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 20))
  const answers = await Promise.all(Array.from({ length: 12 }, () => right(who, { run: slowly })))
  expect(answers).toEqual(answers.map(() => ({ value: true })))
  await lock(who)
})

it('lets no more wrong ones run than the bound, however many come at once', async () => {
  const who = guesser()
  const run = vi.fn(() => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 20)))
  const answers = await Promise.all(Array.from({ length: 40 }, () => wrong(who, { run })))
  expect(run).toHaveBeenCalledTimes(COUPON.maxTries)
  expect(answers.filter((answer) => answer !== null)).toHaveLength(COUPON.maxTries)
})

it('does not count what had no answer, unless it can be seen elsewhere what became of it', async () => {
  const failing = (failure: Pick<UpstreamFailure, 'kind'> & Partial<UpstreamFailure>) => () =>
    Promise.reject(new UpstreamFailure({ endpoint: 'cartApplyCoupon', detail: 'x', ...failure }))
  const fail = (who: ReturnType<typeof guesser>, more: More) => expect(wrong(who, more)).rejects.toThrow('x')
  const who = guesser()
  for (let tries = 0; tries < 5; tries += 1) {
    await fail(who, { run: failing({ kind: 'timeout' }) })
    await fail(who, { run: failing({ kind: 'unavailable', unsent: true }), showsElsewhere: true })
    await fail(who, { run: failing({ kind: 'timeout', unsent: true }), showsElsewhere: true })
  }
  for (let tries = 0; tries < 3; tries += 1)
    await fail(who, { run: failing({ kind: 'timeout' }), showsElsewhere: true })
  expect(await right(who)).toBeNull()
})

it.each([502, 503, 504, null])(
  'counts a try that may have arrived: status %j of a proxy, or a broken connection, proves nothing',
  async (status) => {
    const who = guesser()
    const failure = new UpstreamFailure({ kind: 'unavailable', status, endpoint: 'creditProof', detail: 'x' })
    const failed = { run: () => Promise.reject(failure), showsElsewhere: true }
    for (let tries = 0; tries < COUPON.maxTries; tries += 1) await expect(wrong(who, failed)).rejects.toThrow('x')
    expect(await right(who)).toBeNull()
  },
)

it('a device that has opened the account before is not locked by strangers, and not free either', async () => {
  const sharedStore = createMemoryStore()
  const device = devices.deviceOf(undefined)
  await device.remember('hogar', ACCOUNT)
  const owner = guesser({ sharedStore, device: devices.deviceOf((await device.sealed()) ?? '') })
  await lock(guesser({ sharedStore }), { account: ACCOUNT })
  expect(await right(guesser({ sharedStore, address: 'elsewhere' }), { account: ACCOUNT })).toBeNull()
  expect(await right(owner, { account: ` ${ACCOUNT.toUpperCase()}` })).toEqual({ value: true })
  expect(await right(owner, { account: 'another@example.mx' })).toBeNull()
  await lock(owner, { account: ACCOUNT })
})

it('many devices that have opened an account have a bound together', async () => {
  const sharedStore = createMemoryStore()
  for (let count = 0; count < ATTEMPTS_OF_KNOWN_DEVICES_FACTOR; count += 1) {
    const device = devices.deviceOf(undefined)
    await device.remember('hogar', ACCOUNT)
    await lock(guesser({ sharedStore, device }), { account: ACCOUNT })
  }
  const device = devices.deviceOf(undefined)
  await device.remember('hogar', ACCOUNT)
  expect(await wrong(guesser({ sharedStore, device }), { account: ACCOUNT })).toBeNull()
})

it('stays shut while nothing can count', async () => {
  const away = { ...createMemoryStore(), takeSlots: () => Promise.reject(new SharedStoreUnavailable()) }
  await expect(right(guesser({ sharedStore: away }))).rejects.toThrow(SharedStoreUnavailable)
})
