import { createOperationDescriptor } from 'relay-runtime'
import { expect, test } from 'vitest'
import homeQuery from '../__generated__/HomeRouteQuery.graphql'
import { answerQuery } from '../testing/answerQuery.ts'
import { createEnvironment } from './createEnvironment.ts'
import type { SnapshotRecords } from './records/snapshotRecords.ts'
import { invalidateStore } from './invalidateStore.ts'

/** Creates a shop and its home, which nobody has read. */
function openShop(records: SnapshotRecords = {}) {
  const { environment } = createEnvironment({
    records,
    isServer: false,
    transport: () => Promise.reject(new Error('nobody is asked')) as never,
  })
  const home = createOperationDescriptor(homeQuery, {})
  return {
    environment,
    read: () => environment.commitPayload(home, answerQuery(homeQuery, {}, {}) as never),
    statusOfHome: () => environment.check(home).status,
  }
}

test('a page that was read before an invalidation is stale', () => {
  const { environment, read, statusOfHome } = openShop()
  read()
  expect(statusOfHome()).toBe('available')
  invalidateStore(environment)
  expect(statusOfHome()).toBe('stale')
})

test('a page of records that an earlier visit left is stale from the start', () => {
  const { environment, read } = openShop()
  read()
  const records = environment.getStore().getSource().toJSON()
  expect(openShop(records as never).statusOfHome()).toBe('stale')
})

test('one that was never read is missing, also after an invalidation', () => {
  const { environment, statusOfHome } = openShop()
  expect(statusOfHome()).toBe('missing')
  invalidateStore(environment)
  expect(statusOfHome()).toBe('missing')
})
