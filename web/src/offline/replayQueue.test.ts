import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { DONE, MUTATION, createQueueBrowser } from '../testing/createQueueBrowser.ts'
import type { Answer } from './answer.ts'
import { HEARD_PATIENCE_MS } from './limits.ts'
import type { QueuedMutation } from './queuedMutation.ts'

const PASSING: Answer = { kind: 'failed', reason: 'passing', code: 'unreachable', retryAfterMs: null }

/** Declares a mutation that asks for consent, unless the shopper has turned questions off. */
const asking = (kind: 'unlessAllowed' | 'always'): Partial<QueuedMutation> => ({
  parse: (variables, optimism) => ({ ...MUTATION.parse(variables, optimism)!, asking: kind }),
})

test('a change is drawn at once, kept, sent and settled', async () => {
  const { openTab, network, storage } = createQueueBrowser()
  const { queue, drawn, shown } = await openTab()
  const outcome = queue.enqueue('set', { input: { a: 1 } }, {})
  expect(drawn.size).toBe(1)
  await expect(outcome).resolves.toEqual(DONE)
  expect(network.sent).toHaveLength(1)
  expect(shown).toEqual(['task-1'])
  await vi.waitFor(async () => expect(await storage.readAll()).toEqual([]))
  expect(queue.getTasks()).toEqual([])
})

test('off line it waits, survives the tab, and is sent by the next one when the network is back', async () => {
  const { openTab, network, switchNetwork } = createQueueBrowser()
  const first = await openTab()
  switchNetwork(false)
  await expect(first.queue.enqueue('set', {}, {})).resolves.toEqual({ kind: 'waiting' })
  first.close()
  const second = await openTab()
  expect([...second.drawn]).toEqual(['task-1'])
  expect(network.sent).toEqual([])
  network.listeners.clear()
  const third = await openTab()
  switchNetwork(true)
  await vi.waitFor(() =>
    expect(third.late.map(({ task, outcome }) => [task.id, outcome.kind])).toEqual([['task-1', 'done']]),
  )
  expect(network.sent.map(({ id }) => id)).toEqual(['task-1'])
})

test('two tabs send each change once, and both end with what the gateway said', async () => {
  const { openTab, network, switchNetwork } = createQueueBrowser()
  const [one, two] = [await openTab(), await openTab()]
  switchNetwork(false)
  await one.queue.enqueue('set', { from: 'one' }, {})
  await two.queue.enqueue('set', { from: 'two' }, {})
  await vi.waitFor(() => expect([one.drawn.size, two.drawn.size]).toEqual([2, 2]))
  switchNetwork(true)
  await vi.waitFor(() => expect([one.drawn.size, two.drawn.size]).toEqual([0, 0]))
  expect(network.sent.map(({ id }) => id)).toEqual(['task-1', 'task-2'])
  expect(one.shown).toEqual(['task-1', 'task-2'])
  expect(two.shown).toEqual(['task-1', 'task-2'])
  expect([...one.late, ...two.late].map(({ task }) => task.id).sort()).toEqual(['task-1', 'task-2'])
})

test('a transmission that fails is made again under the same key', async () => {
  vi.useFakeTimers()
  const { openTab, network } = createQueueBrowser()
  const { queue, late } = await openTab()
  network.answer = () => Promise.resolve(network.sent.length === 1 ? PASSING : DONE)
  await expect(queue.enqueue('set', {}, {})).resolves.toEqual({ kind: 'waiting' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(network.sent.map(({ id }) => id)).toEqual(['task-1', 'task-1'])
  expect(late).toHaveLength(1)
  vi.useRealTimers()
})

test('a change that the shop does not take has a notice on every page, in a page that opens later too', async () => {
  vi.useFakeTimers()
  const { openTab, network } = createQueueBrowser()
  const first = await openTab()
  network.answer = () => Promise.resolve(PASSING)
  void first.queue.enqueue('set', {}, {})
  await vi.advanceTimersByTimeAsync(0)
  expect([network.sent.length, first.queue.hasNews()]).toEqual([1, false])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(first.queue.hasNews()).toBe(true)
  expect((await openTab()).queue.hasNews()).toBe(true)
  network.answer = () => Promise.resolve(DONE)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(first.queue.hasNews()).toBe(false)
  vi.useRealTimers()
})

test('a change that another tab has finished causes no new read while its answer is on the way', async () => {
  const { openTab, network } = createQueueBrowser()
  const [maker, other] = [await openTab(), await openTab()]
  // The storage and the lock may be faster than the other tab's message.
  network.deliver = (arrive) => void sleep(HEARD_PATIENCE_MS / 4).then(arrive)
  await maker.queue.enqueue('set', {}, {})
  await vi.waitFor(() => expect(other.shown).toEqual(['task-1']))
  await sleep(HEARD_PATIENCE_MS * 1.5)
  expect(other.doubted).toEqual([])
})

test('a change that another tab has finished causes a new read when that tab is gone without a report', async () => {
  const { openTab, network, storage } = createQueueBrowser()
  const [maker, other] = [await openTab(), await openTab()]
  network.answer = () => new Promise(() => {})
  void maker.queue.enqueue('set', {}, {})
  await vi.waitFor(() => expect(other.drawn.size).toBe(1))
  await storage.remove('task-1')
  maker.close()
  await vi.waitFor(() => expect(other.doubted).toEqual(['cart']), { timeout: HEARD_PATIENCE_MS * 3 })
  expect(other.drawn.size).toBe(0)
})

test('a refusal is reported by the tab that sends the change when the one that made it is gone', async () => {
  vi.useFakeTimers()
  const { openTab, network, switchNetwork } = createQueueBrowser()
  const [maker, sender] = [await openTab(), await openTab()]
  switchNetwork(false)
  await maker.queue.enqueue('set', {}, {})
  await vi.advanceTimersByTimeAsync(0)
  maker.close()
  network.listeners.delete([...network.listeners][0]!)
  network.answer = () => Promise.resolve({ kind: 'refused', data: null, userErrors: [] })
  switchNetwork(true)
  await vi.advanceTimersByTimeAsync(HEARD_PATIENCE_MS)
  expect(sender.late.map(({ task, outcome }) => [task.id, outcome.kind])).toEqual([['task-1', 'refused']])
  vi.useRealTimers()
})

test('what the registry does not know is refused at once', async () => {
  const { openTab } = createQueueBrowser()
  const { queue } = await openTab()
  await expect(queue.enqueue('unknown', {}, {})).rejects.toThrow(/unknown/)
})

test('an order of before is listed with what came of it, and nothing of what was sent', async () => {
  const keepResult = (data: object) => ({ kept: Object.keys(data) })
  const { openTab } = createQueueBrowser({ keepResult })
  const { queue } = await openTab()
  await queue.enqueue('set', { input: { street: 'Juárez' } }, { units: 2 })
  const { tasks, results } = await queue.report()
  expect(tasks).toEqual([])
  expect(results).toMatchObject([{ id: 'task-1', kind: 'done', optimism: { units: 2 }, result: { kept: ['ok'] } }])
  expect(JSON.stringify(results)).not.toContain('Juárez')
})

test('what asks before it is sent waits in every tab, is approved in one, and is sent once', async () => {
  const { openTab, network, switchNetwork } = createQueueBrowser(asking('unlessAllowed'))
  const [one, two] = [await openTab(), await openTab()]
  switchNetwork(false)
  await one.queue.enqueue('set', {}, {})
  switchNetwork(true)
  await vi.waitFor(() => expect(two.queue.getTasks()).toMatchObject([{ id: 'task-1', awaitsConsent: true }]))
  expect(network.sent).toEqual([])
  two.queue.approve('task-1')
  await vi.waitFor(() => expect([one.queue.getTasks(), two.queue.getTasks()]).toEqual([[], []]))
  expect(network.sent.map(({ id }) => id)).toEqual(['task-1'])
})

test.each([
  ['unlessAllowed', false],
  ['always', true],
] as const)('a change that asks %s waits for consent where the shopper wants no questions: %s', async (kind, waits) => {
  const { openTab, network, switchNetwork } = createQueueBrowser(asking(kind))
  const { queue } = await openTab()
  network.sendsUnasked = true
  switchNetwork(false)
  await queue.enqueue('set', {}, {})
  expect(queue.getTasks()).toMatchObject([{ awaitsConsent: waits }])
})

test('a change that the shop sends back asks in every tab, is approved in one, and is sent once more', async () => {
  const { openTab, network, switchNetwork, storage } = createQueueBrowser(asking('unlessAllowed'))
  const [one, two] = [await openTab(), await openTab()]
  const userErrors = [{ code: 'TOTAL_CHANGED', message: 'Ahora es otro.' }]
  network.answer = ({ timesAskedAgain }) =>
    Promise.resolve(timesAskedAgain === 0 ? { kind: 'refused', data: {}, userErrors, asksAgain: true } : DONE)
  network.sendsUnasked = true
  switchNetwork(false)
  await one.queue.enqueue('set', { total: '100.00' }, {})
  switchNetwork(true)
  const question = [{ id: 'task-1', awaitsConsent: true, timesAskedAgain: 1 }]
  await vi.waitFor(() => expect(two.queue.getTasks()).toMatchObject(question))
  expect(one.queue.getTasks()).toMatchObject(question)
  await vi.waitFor(async () => expect(await storage.readAll()).toMatchObject(question))
  two.queue.approve('task-1', { variables: { total: '120.00' }, optimism: {} })
  await vi.waitFor(() => expect([one.queue.getTasks(), two.queue.getTasks()]).toEqual([[], []]))
  expect(network.sent.map(({ variables }) => variables)).toEqual([{ total: '100.00' }, { total: '120.00' }])
})

test('what was made with a network is sent without a question', async () => {
  const { openTab, network } = createQueueBrowser(asking('unlessAllowed'))
  const { queue } = await openTab()
  await expect(queue.enqueue('set', {}, {})).resolves.toEqual(DONE)
  expect(network.sent).toHaveLength(1)
})

test('what is taken back is gone in every tab, and never sent', async () => {
  const { openTab, network, switchNetwork, storage } = createQueueBrowser()
  const [one, two] = [await openTab(), await openTab()]
  switchNetwork(false)
  await one.queue.enqueue('set', {}, {})
  await vi.waitFor(() => expect(two.drawn.size).toBe(1))
  await expect(two.queue.giveUp('task-1')).resolves.toBe(true)
  await expect(one.queue.giveUp('task-1')).resolves.toBe(false)
  expect([one.drawn.size, two.drawn.size]).toEqual([0, 0])
  expect(await storage.readAll()).toEqual([])
  switchNetwork(true)
  expect(network.sent).toEqual([])
})

test('what is being sent cannot be taken back', async () => {
  const { openTab, network } = createQueueBrowser()
  const { queue } = await openTab()
  let answer = (_answer: Answer) => {}
  network.answer = () => new Promise((resolve) => (answer = resolve))
  const outcome = queue.enqueue('set', {}, {})
  await vi.waitFor(() => expect(network.sent).toHaveLength(1))
  await expect(queue.giveUp('task-1')).resolves.toBe(false)
  answer(DONE)
  await expect(outcome).resolves.toEqual(DONE)
})

test('what a closed page was sending can be taken back without a network', async () => {
  const { openTab, network, switchNetwork, storage } = createQueueBrowser()
  const closed = await openTab()
  network.answer = () => new Promise(() => {})
  void closed.queue.enqueue('set', {}, {})
  await vi.waitFor(() => expect(network.sent).toHaveLength(1))
  switchNetwork(false)
  const { queue, drawn, doubted } = await openTab()
  await expect(queue.giveUp('task-1')).resolves.toBe(false)
  closed.close()
  await expect(queue.giveUp('task-1')).resolves.toBe(true)
  expect(await storage.readAll()).toEqual([])
  // It may have arrived.
  expect([drawn.size, doubted]).toEqual([0, ['cart']])
})

test('says how long a pause still is', async () => {
  const { openTab, network } = createQueueBrowser()
  const { queue } = await openTab()
  network.answer = () => Promise.resolve({ ...PASSING, retryAfterMs: 40_000 })
  await queue.enqueue('set', {}, {})
  const { pauses, tasks, lock } = await queue.report()
  expect(pauses['cart']).toBeGreaterThan(30_000)
  expect(tasks).toMatchObject([{ id: 'task-1', attempts: 1, resultCode: 'unreachable', isAcknowledged: true }])
  expect(lock).toBe(0)
})

test('a change that one tab has sent as the session ended is not lost by another one, which only knows that it waits', async () => {
  const { openTab, network, storage, signIn } = createQueueBrowser()
  signIn('ana')
  const [maker, other] = [await openTab(), await openTab()]
  let refuse = (_answer: Answer) => {}
  network.answer = () => new Promise((resolve) => (refuse = resolve))
  void maker.queue.enqueue('set', {}, {})
  await vi.waitFor(() => expect(network.sent).toHaveLength(1))
  other.queue.loseSession()
  signIn(null)
  await other.queue.report()
  refuse({ kind: 'failed', reason: 'unauthenticated', code: 'unauthenticated', retryAfterMs: null })
  maker.queue.loseSession()
  await maker.queue.report()
  expect(await storage.readAll()).toHaveLength(1)
  expect([maker.drawn.size, other.drawn.size]).toEqual([0, 0])
  network.answer = () => Promise.resolve(DONE)
  signIn('ana')
  await vi.waitFor(() => expect(network.sent.map(({ id }) => id)).toEqual(['task-1', 'task-1']))
  await vi.waitFor(() => expect([maker.shown, other.shown]).toEqual([['task-1'], ['task-1']]))
})

test('10: an early change whose customer another one has followed meanwhile is refused', async () => {
  const { openTab, network, storage, signIn } = createQueueBrowser()
  signIn('luis')
  const { queue, drawn } = await openTab()
  const change = { name: 'set', variables: {}, optimism: {}, customer: 'ana' }
  await expect(queue.enqueueAs('early', change)).resolves.toMatchObject({ kind: 'refused' })
  expect([drawn.size, network.sent, await storage.readAll()]).toEqual([0, [], []])
})

test('10: an early change whose customer has lost the session waits for them', async () => {
  const { openTab, network, signIn } = createQueueBrowser()
  const { queue, drawn } = await openTab()
  void queue.enqueueAs('early', { name: 'set', variables: {}, optimism: {}, customer: 'ana' })
  await queue.report()
  expect([drawn.size, network.sent]).toEqual([0, []])
  signIn('ana')
  await vi.waitFor(() => expect(network.sent).toMatchObject([{ id: 'early', customer: 'ana' }]))
})
