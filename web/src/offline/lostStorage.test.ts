import { expect, test, vi } from 'vitest'
import { DONE, createQueueBrowser } from '../testing/createQueueBrowser.ts'
import { createForgivingStorage } from './storage/createForgivingStorage.ts'
import type { QueueStorage } from './storage/queueStorage.ts'

/** Returns a tab's view of a storage, as through a connection that the test closes and opens. */
function createConnection(storage: QueueStorage) {
  const state = { isClosed: false, claimsFail: false }
  const through =
    <Args extends unknown[], Value>(call: (...args: Args) => Promise<Value>, fails = () => false) =>
    (...args: Args): Promise<Value> =>
      state.isClosed || fails()
        ? Promise.reject(new DOMException('The database connection is closing.', 'InvalidStateError'))
        : call(...args)
  const disk: QueueStorage = {
    idsInMemory: () => [],
    readAll: through(storage.readAll),
    add: through(storage.add),
    edit: through(storage.edit, () => state.claimsFail),
    remove: through(storage.remove),
    drop: through(storage.drop),
    dropUnsent: through(storage.dropUnsent),
    keepResult: through(storage.keepResult),
    readResults: through(storage.readResults),
  }
  return { state, disk, storage: createForgivingStorage(disk, () => Promise.resolve()) }
}

async function openTwoTabs() {
  const browser = createQueueBrowser()
  const connection = createConnection(browser.storage)
  const [broken, healthy] = [await browser.openTab(connection.storage), await browser.openTab()]
  return { ...browser, connection, broken, healthy }
}

test('a tab that cannot read the stored tasks gives the right to send to another', async () => {
  const { connection, broken, healthy, network } = await openTwoTabs()
  connection.state.isClosed = true
  await expect(healthy.queue.enqueue('set', {}, {})).resolves.toEqual(DONE)
  await expect(healthy.queue.enqueue('set', {}, {})).resolves.toEqual(DONE)
  expect(network.sent.map(({ id }) => id)).toEqual(['task-1', 'task-2'])
  await vi.waitFor(() => expect([broken.drawn.size, healthy.drawn.size]).toEqual([0, 0]))
})

test('a change in a tab that has lost its database is sent from there', async () => {
  const { connection, broken, network } = await openTwoTabs()
  connection.state.isClosed = true
  await expect(broken.queue.enqueue('set', { units: 1 }, {})).resolves.toEqual(DONE)
  await expect(broken.queue.enqueue('set', { units: 2 }, {})).resolves.toEqual(DONE)
  expect(network.sent.map(({ variables }) => variables)).toEqual([{ units: 1 }, { units: 2 }])
})

test('a change in memory waits for the one before it that only the storage has', async () => {
  const { connection, broken, network, switchNetwork, openTab } = await openTwoTabs()
  switchNetwork(false)
  await broken.queue.enqueue('set', { units: 1 }, {})
  connection.state.isClosed = true
  await broken.queue.enqueue('set', { units: 2 }, {})
  // The healthy tab of before hears nothing of the network.
  network.listeners = new Set([...network.listeners].slice(0, 1))
  switchNetwork(true)
  await vi.waitFor(() => expect(broken.queue.getTasks()).toHaveLength(2))
  expect(network.sent).toEqual([])
  await openTab().then(({ queue }) => queue.retry())
  await vi.waitFor(() => expect(network.sent.map(({ variables }) => variables)).toEqual([{ units: 1 }, { units: 2 }]))
  await vi.waitFor(() => expect(broken.queue.getTasks()).toEqual([]))
})

test('a tab alone sends what is stored as soon as it can read it again', async () => {
  vi.useFakeTimers()
  const browser = createQueueBrowser()
  const { state, storage } = createConnection(browser.storage)
  const { queue } = await browser.openTab(storage)
  browser.switchNetwork(false)
  await queue.enqueue('set', {}, {})
  state.isClosed = true
  browser.switchNetwork(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(browser.network.sent).toEqual([])
  expect(queue.getTasks()).toHaveLength(1)
  state.isClosed = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(browser.network.sent.map(({ id }) => id)).toEqual(['task-1'])
  vi.useRealTimers()
})

test('a change that cannot be marked as being sent waits, and is sent later', async () => {
  vi.useFakeTimers()
  const browser = createQueueBrowser()
  const { state, disk } = createConnection(browser.storage)
  const { queue } = await browser.openTab(disk)
  state.claimsFail = true
  const outcome = queue.enqueue('set', {}, {})
  await vi.advanceTimersByTimeAsync(5_000)
  expect(browser.network.sent).toEqual([])
  state.claimsFail = false
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(outcome).resolves.toMatchObject({ kind: expect.stringMatching(/done|waiting/) })
  expect(browser.network.sent.map(({ id }) => id)).toEqual(['task-1'])
  expect(await browser.storage.readAll()).toEqual([])
  vi.useRealTimers()
})

test('a tab that has lost its database reports the tasks that it knows', async () => {
  const { connection, broken, switchNetwork } = await openTwoTabs()
  switchNetwork(false)
  await broken.queue.enqueue('set', {}, {})
  connection.state.isClosed = true
  await broken.queue.enqueue('set', {}, {})
  const { tasks, results } = await broken.queue.report()
  expect(tasks.map(({ id }) => id)).toEqual(['task-1', 'task-2'])
  expect(results).toEqual([])
})

test('the end of a session is reported by a tab that has lost its database', async () => {
  const { connection, broken, switchNetwork } = await openTwoTabs()
  switchNetwork(false)
  await broken.queue.enqueue('set', {}, {})
  connection.state.isClosed = true
  const lost: unknown[] = []
  broken.queue.subscribeToSessionLoss(({ interrupted }) => lost.push(interrupted.map(({ id }) => id)))
  broken.queue.loseSession()
  await vi.waitFor(() => expect(lost).toEqual([['task-1']]))
})

test('changes of one product in a tab that has lost its database are all rendered', async () => {
  const units = (variables: unknown) => Number((variables as { units: number }).units)
  const browser = createQueueBrowser({ merge: (older, newer) => ({ units: units(older) + units(newer) }) })
  const { state, storage } = createConnection(browser.storage)
  const { queue, drawn } = await browser.openTab(storage)
  browser.switchNetwork(false)
  for (const isClosed of [false, true, true]) {
    state.isClosed = isClosed
    await queue.enqueue('set', { units: 1 }, {})
  }
  const rendered = queue.getTasks().reduce((sum, { variables }) => sum + units(variables), 0)
  expect([rendered, drawn.size]).toEqual([3, queue.getTasks().length])
})

test('the caller of a change that only the page holds hears so, and so do the other tabs', async () => {
  const { connection, broken, healthy, switchNetwork } = await openTwoTabs()
  switchNetwork(false)
  await expect(broken.queue.enqueue('set', { units: 1 }, {})).resolves.toEqual({ kind: 'waiting' })
  connection.state.isClosed = true
  await expect(broken.queue.enqueue('set', { units: 2 }, {})).resolves.toEqual({ kind: 'waiting', isInMemory: true })
  const marks = ({ queue }: typeof broken) => queue.getTasks().map(({ isInMemory }) => isInMemory)
  expect([marks(broken), marks(healthy)]).toEqual([
    [undefined, true],
    [undefined, true],
  ])
})
