import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DONE, MUTATION, createQueueBrowser } from '../testing/createQueueBrowser.ts'
import type { Answer } from './answer.ts'
import { CALLER_PATIENCE_MS, HEARD_PATIENCE_MS } from './limits.ts'
import type { QueuedMutation } from './queuedMutation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PASSING: Answer = { kind: 'failed', reason: 'passing', code: 'unreachable', retryAfterMs: null }
const unitsOf = (variables: unknown) => Number(v.parse(v.object({ units: v.number() }), variables).units)
const sum = (older: unknown, newer: unknown) => ({ units: unitsOf(older) + unitsOf(newer) })
const asking: Partial<QueuedMutation> = {
  parse: (variables, optimism) => ({ ...MUTATION.parse(variables, optimism)!, asking: 'always' }),
}
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

/** Opens a tab that sends, and another one that has made a change; the sender waits for its answer. */
async function sendForAnother(own: Partial<QueuedMutation> = {}) {
  const browser = createQueueBrowser(own)
  const { network, openTab } = browser
  let answer = (_answer: Answer) => {}
  network.answer = (task) =>
    task.id === 'task-1' ? pass(5).then(() => DONE) : new Promise((resolve) => (answer = resolve))
  const [sender, maker] = [await openTab(), await openTab()]
  void sender.queue.enqueue('set', { units: 0 }, {})
  await pass()
  const heard = vi.fn<(outcome: unknown) => void>()
  void maker.queue.enqueue('set', { units: 1 }, {}).then(heard)
  await pass(10)
  expect(network.sent.map(({ id }) => id)).toEqual(['task-1', 'task-2'])
  return { ...browser, sender, maker, heard, answer: (given: Answer) => answer(given) }
}

test('a change that another tab is sending when its caller loses patience counts once', async () => {
  const { maker, network, storage, heard, answer } = await sendForAnother({ merge: sum })
  await pass(CALLER_PATIENCE_MS)
  expect(heard.mock.calls).toEqual([[{ kind: 'waiting' }]])
  expect(await storage.readAll()).toMatchObject([
    { id: 'task-2', state: 'inFlight', attempts: 1, isTransmitted: true, isAcknowledged: true },
  ])
  void maker.queue.enqueue('set', { units: 1 }, {})
  await pass()
  answer(DONE)
  await pass(10)
  answer(DONE)
  await pass(10)
  expect(network.sent.reduce((units, { variables }) => units + unitsOf(variables), 0)).toBe(2)
})

test('a change that another tab is sending when its caller loses patience cannot be taken back', async () => {
  const { maker } = await sendForAnother()
  await pass(CALLER_PATIENCE_MS)
  await expect(maker.queue.giveUp('task-2')).resolves.toBe(false)
})

test('a change whose attempt fails in one tab stays acknowledged by the tab that made it', async () => {
  const { storage, answer } = await sendForAnother()
  await pass(CALLER_PATIENCE_MS)
  answer(PASSING)
  await pass()
  expect(await storage.readAll()).toMatchObject([{ id: 'task-2', isTransmitted: true, isAcknowledged: true }])
})

test('a change that two tabs approve is sent once, as the first was agreed to, and not taken for unsent', async () => {
  const { network, openTab, switchNetwork, storage } = createQueueBrowser(asking)
  const [one, two] = [await openTab(), await openTab()]
  switchNetwork(false)
  await one.queue.enqueue('set', { total: '100.00' }, {})
  switchNetwork(true)
  await pass()
  let answer = (_answer: Answer) => {}
  network.answer = () => new Promise((resolve) => (answer = resolve))
  network.deliver = (arrive) => void setTimeout(arrive, 250)
  one.queue.approve('task-1', { variables: { total: '120.00' }, optimism: {} })
  await pass()
  two.queue.approve('task-1', { variables: { total: '130.00' }, optimism: {} })
  await pass()
  expect(await storage.readAll()).toMatchObject([
    { state: 'inFlight', isTransmitted: true, awaitsConsent: false, variables: { total: '120.00' } },
  ])
  await pass(250)
  expect(two.queue.getTasks()).toMatchObject([{ variables: { total: '120.00' }, awaitsConsent: false }])
  answer(DONE)
  await pass(250)
  expect(network.sent.map(({ variables }) => variables)).toEqual([{ total: '120.00' }])
  expect([one.queue.getTasks(), two.queue.getTasks()]).toEqual([[], []])
})

/** Has tab B replace the resting change of tab A; its messages arrive after 250 ms. */
async function replaceElsewhere({ isDelivered = true } = {}) {
  const browser = createQueueBrowser({ merge: (_older, newer) => ({ units: unitsOf(newer) }), restMs: 200 })
  const { network, openTab } = browser
  const [maker, other] = [await openTab(), await openTab()]
  const heard = vi.fn<(outcome: unknown) => void>()
  void maker.queue.enqueue('set', { units: 2 }, {}).then(heard)
  await pass(20)
  network.deliver = (arrive) => void (isDelivered && setTimeout(arrive, 250))
  void other.queue.enqueue('set', { units: 3 }, {})
  await pass(20)
  return { ...browser, maker, other, heard }
}

test('who waits for a change that another tab has replaced hears its end if the claim outruns the message', async () => {
  const { network, heard, maker, other } = await replaceElsewhere()
  await pass(1_000)
  expect(network.sent.map(({ variables }) => variables)).toEqual([{ units: 3 }])
  expect(heard.mock.calls).toEqual([[DONE]])
  await pass(HEARD_PATIENCE_MS * 2)
  expect([maker.late, other.late, maker.doubted, [...maker.drawn]]).toEqual([[], [], [], []])
})

test('who waits for a change hears its end if the tab that has replaced it closes without a message', async () => {
  const { network, heard, maker, other } = await replaceElsewhere({ isDelivered: false })
  other.close()
  await pass(1_000)
  expect(network.sent.map(({ variables }) => variables)).toEqual([{ units: 3 }])
  expect(heard.mock.calls).toEqual([[DONE]])
  expect(maker.late).toEqual([])
})

test('who waits for a replaced change hears that it waits when the outcome stays unknown', async () => {
  const { network, heard, storage } = await replaceElsewhere({ isDelivered: false })
  network.answer = () => new Promise(() => {})
  await pass(1_000)
  await storage.remove('task-2')
  await pass(CALLER_PATIENCE_MS * 2)
  expect(heard.mock.calls).toEqual([[{ kind: 'waiting' }]])
})

test('after a failure no tab sends before the pause is over, unless one of them is told to', async () => {
  const { network, openTab } = createQueueBrowser()
  const [one, two] = [await openTab(), await openTab()]
  network.answer = () => Promise.resolve({ ...PASSING, retryAfterMs: 40_000 })
  void one.queue.enqueue('set', {}, {})
  await pass(30_000)
  expect(network.sent).toHaveLength(1)
  two.queue.wake()
  await pass()
  expect(network.sent).toHaveLength(1)
  expect((await two.queue.report()).pauses['cart']).toBeGreaterThan(9_000)
  network.answer = () => Promise.resolve(DONE)
  two.queue.retry()
  await pass()
  expect(network.sent).toHaveLength(2)
})

test('a pause longer than a timer can be is waited for without waking all the time', async () => {
  const { network, openTab } = createQueueBrowser()
  const { queue } = await openTab()
  network.answer = () => Promise.resolve({ ...PASSING, retryAfterMs: 100 * 86_400_000 })
  const wake = vi.spyOn(queue, 'wake')
  void queue.enqueue('set', {}, {})
  await pass(1_000)
  expect(wake).not.toHaveBeenCalled()
})

test('a change that only the newer of two tabs knows is kept by the older one, and sent by the newer', async () => {
  vi.useFakeTimers()
  const { openTab, network, storage, switchNetwork } = createQueueBrowser()
  switchNetwork(false)
  const newer = await openTab(storage, ['set', 'wrap'])
  await newer.queue.enqueue('wrap', {}, {})
  newer.close()
  network.listeners.clear()
  const older = await openTab()
  switchNetwork(true)
  await vi.advanceTimersByTimeAsync(HEARD_PATIENCE_MS)
  expect(network.sent).toEqual([])
  expect(older.late).toEqual([])
  expect(await storage.readAll()).toMatchObject([{ name: 'wrap', resultCode: 'outdated' }])
  await openTab(storage, ['set', 'wrap'])
  await vi.advanceTimersByTimeAsync(HEARD_PATIENCE_MS)
  expect(network.sent.map(({ name }) => name)).toEqual(['wrap'])
  // It cannot show the answer.
  expect([older.shown, older.doubted]).toEqual([[], ['cart']])
  vi.useRealTimers()
})
