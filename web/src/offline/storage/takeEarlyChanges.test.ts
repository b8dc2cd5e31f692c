import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import cartQuery from '../../__generated__/CartButtonQuery.graphql'
import { earlyPrefix } from './earlyChanges.ts'
import { createForgivingStorage } from './createForgivingStorage.ts'
import { createMemoryQueueStorage } from './queueStorage.ts'
import { queuedMutation } from '../queuedMutation.ts'
import { takeEarlyChanges } from './takeEarlyChanges.ts'

const addSofa = queuedMutation({
  document: cartQuery,
  scope: 'cart',
  variables: v.object({ sku: v.string() }),
  snapshot: v.object({}),
  describe: () => ({ kind: 'add' }),
})

const kept = new Map<string, string>()
const texts = {
  keys: () => [...kept.keys()],
  getItem: (key: string) => kept.get(key) ?? null,
  removeItem: (key: string) => void kept.delete(key),
}
const keep = (id: string, text: string) => kept.set(`${earlyPrefix('hogar')}${id}`, text)
const change = (sku: unknown, customer: string | null = 'ana') =>
  JSON.stringify({ name: 'addSofa', variables: { sku }, optimism: {}, customer })
const world = (signedIn: string | null = 'ana') => ({
  storage: createMemoryQueueStorage(),
  registry: { addSofa },
  sendsUnasked: () => true,
  account: { read: () => signedIn, subscribe: () => () => undefined },
  now: () => 5,
  online: { isOnline: () => true, subscribe: () => () => undefined },
})
const take = (ports: ReturnType<typeof world>, own: readonly string[] = [], ended: string | null = null) =>
  takeEarlyChanges({ texts, storeCode: 'hogar', own: new Set(own), ended, ports })

beforeEach(() => {
  kept.clear()
})

test('a change that a page before could not write any more waits under the id that it had, once', async () => {
  keep('a', change('SIENA'))
  const ports = world()
  await take(ports)
  await take(ports)
  const tasks = await ports.storage.readAll()
  expect(tasks).toMatchObject([
    { id: 'a', name: 'addSofa', scope: 'cart', customer: 'ana', variables: { sku: 'SIENA' }, state: 'waiting' },
  ])
  expect(texts.keys()).toEqual([])
})

test('a change of the version before, which named no customer, is that of who is signed in', async () => {
  keep('a', JSON.stringify({ name: 'addSofa', variables: { sku: 'SIENA' }, optimism: {} }))
  const ports = world('ana')
  await take(ports)
  expect(await ports.storage.readAll()).toMatchObject([{ id: 'a', customer: 'ana', variables: { sku: 'SIENA' } }])
  expect(texts.keys()).toEqual([])
})

test('changes stay for the next page while the storage cannot be read', async () => {
  keep('a', change('SIENA'))
  const ports = world()
  const lost = { ...ports.storage, readAll: () => Promise.reject(new DOMException('lost', 'UnknownError')) }
  await take({ ...ports, storage: createForgivingStorage(lost, () => Promise.resolve()) })
  expect(texts.keys()).toHaveLength(1)
  await take(ports)
  expect(await ports.storage.readAll()).toMatchObject([{ id: 'a' }])
})

test.each(['luis', null])(
  '10: the change of a customer who has signed out goes, with %s signed in now',
  async (signedIn) => {
    keep('a', change('SIENA', 'ana'))
    const ports = world(signedIn)
    await take(ports)
    expect(await ports.storage.readAll()).toEqual([])
    expect(texts.keys()).toEqual([])
  },
)

test.each([
  ['ana', null, 'ana'],
  [null, 'ana', null],
])('the change of %s stays theirs when %s is on the next page, and the session of %s has ended', async (...of) => {
  const [maker, signedIn, ended] = of
  keep('a', change('SIENA', maker))
  const ports = world(signedIn)
  await take(ports, [], ended)
  expect(await ports.storage.readAll()).toMatchObject([{ id: 'a', customer: maker }])
})

test('one that was written before its page went is not written again', async () => {
  keep('a', change('SIENA'))
  const ports = world()
  await take(ports)
  keep('a', change('SIENA'))
  await take(ports)
  expect(await ports.storage.readAll()).toHaveLength(1)
})

test('the changes of this page are left to their callers, those of other stores to their queue', async () => {
  keep('a', change('SIENA'))
  kept.set(`${earlyPrefix('viu')}b`, change('SIENA'))
  const ports = world()
  await take(ports, ['a'])
  expect(await ports.storage.readAll()).toEqual([])
  expect(texts.keys()).toHaveLength(2)
})

test.each([
  ['{'],
  ['{}'],
  [change(7)],
  [JSON.stringify({ name: 'gone', variables: {}, optimism: {}, customer: null })],
])('what no version of the shop can have kept goes: %s', async (text) => {
  keep('a', text)
  const ports = world()
  await take(ports)
  expect(await ports.storage.readAll()).toEqual([])
  expect(texts.keys()).toEqual([])
})
