import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCK_FAILED } from '../tokenLock.ts'
import { BACKOFF_MAX_MS, FAULT_ATTEMPTS_MAX } from '../limits.ts'
import type { Answer } from '../answer.ts'
import type { Task } from '../task.ts'
import { change, createSending, createWorld } from '../../testing/queueWorld.ts'

const DONE: Answer = { kind: 'done', data: {} }
const REFUSED: Answer = { kind: 'refused', data: null, userErrors: [{ code: 'OUT_OF_STOCK', message: 'Agotado' }] }
const failed = (
  reason: 'passing' | 'fault' | 'unauthenticated' | 'hopeless',
  retryAfterMs: number | null = null,
): Answer => ({ kind: 'failed', reason, code: reason, retryAfterMs })

describe('the offline queue', () => {
  test('1: a task is written to storage before the first byte is sent', () => {
    const world = createWorld()
    const task = change()
    world.dispatch({ type: 'enqueued', task, restMs: 0 })
    expect(world.log.map(({ type }) => type)).toEqual(['draw', 'save'])
    world.dispatch({ type: 'woken' })
    expect(world.of('askToLead')).toEqual([])
    world.save(task.id)
    world.lead()
    expect(world.of('claim').map((effect) => effect.task)).toMatchObject([
      { id: task.id, isTransmitted: true, attempts: 1 },
    ])
    expect(world.sent()).toEqual([])
    world.claim(task.id)
    expect(world.sent()).toEqual([task.id])
  })

  test('2: ids are given from outside and kept: none is counted', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 8 }), (ids) => {
        const world = createWorld()
        for (const id of ids) world.enqueue(change({ id, variables: { line: id } }))
        world.lead()
        world.claim(ids[0] ?? '')
        world.answer(ids[0] ?? '', DONE)
        const added = change({ variables: { line: 'added' } })
        world.enqueue(added)
        expect(world.state.entries.map(({ task }) => task.id)).toEqual([...ids.slice(1), added.id])
      }),
    )
  })

  test('3: one in flight per scope, in order; scopes side by side', () => {
    const world = createWorld()
    const [first, second, other] = [
      change({ variables: { line: 1 } }),
      change({ variables: { line: 2 } }),
      change({ scope: 'wishlist' }),
    ]
    for (const task of [first, second, other]) world.enqueue(task)
    world.lead()
    expect(world.of('claim').map(({ task }) => task.id)).toEqual([first.id, other.id])
    world.claim(first.id)
    world.answer(first.id, DONE)
    expect(world.of('claim').map(({ task }) => task.id)).toEqual([first.id, other.id, second.id])
  })

  test('4: a task found in flight at boot waits again, under the same key', () => {
    const world = createWorld()
    const task: Task = { ...change(), state: 'inFlight', isTransmitted: true, attempts: 1, position: 1 }
    world.dispatch({ type: 'restored', tasks: [task] })
    expect(world.task(task.id)?.state).toBe('waiting')
    world.lead()
    world.claim(task.id)
    expect(world.sent()).toEqual([task.id])
  })

  test('5: nothing resumes while off line, and a second trigger joins the first drain', () => {
    const world = createWorld({ isOnline: false })
    world.enqueue(change({ variables: { line: 1 } }))
    world.dispatch({ type: 'woken' })
    expect(world.of('askToLead')).toHaveLength(0)
    world.dispatch({ type: 'network', isOnline: true })
    world.dispatch({ type: 'woken' })
    world.enqueue(change({ variables: { line: 2 } }))
    expect(world.of('askToLead')).toHaveLength(1)
    world.lead()
    world.dispatch({ type: 'woken' })
    expect(world.of('claim')).toHaveLength(1)
  })

  test('6: layers are drawn again after a reload, once each and in order', () => {
    const world = createWorld()
    const tasks = [1, 2].map((position): Task => ({ ...change({ variables: { line: position } }), position }))
    world.dispatch({ type: 'restored', tasks })
    world.lead()
    expect(world.of('draw').map(({ task }) => task.id)).toEqual(tasks.map(({ id }) => id))
  })

  test('7: what names a line is sent as it was made: nothing is remapped by an answer before it', () => {
    const line = { sku: 'SOFA-1', optionsChecksum: 'abc' }
    const world = createWorld()
    const [add, set] = [change({ name: 'add', variables: { line } }), change({ variables: { line } })]
    world.enqueue(add)
    world.enqueue(set)
    world.lead()
    world.claim(add.id)
    world.answer(add.id, { kind: 'done', data: { addCartLines: { cart: { id: 'server-id' } } } })
    world.claim(set.id)
    expect(world.of('send').at(-1)?.task.variables).toEqual({ line })
  })

  test('8: a refusal removes the task, undoes its layer, and is reported once', () => {
    const { world, task } = createSending()
    world.answer(task.id, REFUSED)
    world.answer(task.id, REFUSED)
    expect(world.task(task.id)).toBeUndefined()
    expect(world.of('show')).toHaveLength(1)
    expect(world.of('forget')).toHaveLength(1)
    expect(world.of('answerCaller').map(({ settlement }) => settlement)).toEqual([REFUSED])
    expect(world.of('notifyLate')).toEqual([])
  })

  test('8: a refusal that no caller waits for any more is reported to the page', () => {
    const world = createWorld()
    const task: Task = { ...change(), position: 1 }
    world.dispatch({ type: 'restored', tasks: [task] })
    world.lead()
    world.claim(task.id)
    world.answer(task.id, REFUSED)
    expect(world.of('notifyLate').map(({ settlement }) => settlement)).toEqual([REFUSED])
  })

  test('9: a transport failure keeps the task, and it is sent again after a pause', () => {
    const { world, task } = createSending()
    world.answer(task.id, failed('passing', 3000))
    expect(world.of('answerCaller').map(({ settlement }) => settlement)).toEqual([null])
    expect(world.of('erase')).toEqual([])
    expect(world.of('wakeAt').at(-1)?.at).toBe(3000)
    world.now = 2999
    world.dispatch({ type: 'woken' })
    expect(world.of('claim')).toHaveLength(1)
    world.now = 3000
    world.dispatch({ type: 'woken' })
    world.lead()
    expect(world.of('claim')).toHaveLength(2)
  })

  test('9: a clock that is put back while a change pauses does not make it wait', () => {
    const { world, task } = createSending()
    world.clock = 1_000_000
    world.answer(task.id, failed('passing', 3000))
    world.clock = 0
    world.now = 3000
    world.dispatch({ type: 'woken' })
    world.lead()
    world.claim(task.id)
    expect(world.sent()).toEqual([task.id, task.id])
  })

  test('9: a 401 goes to the token lock, not to the shopper; everything waits until it is free', () => {
    const { world, task } = createSending()
    world.answer(task.id, failed('unauthenticated'))
    expect(world.of('refresh')).toHaveLength(1)
    expect(world.of('notifyLate')).toEqual([])
    world.now = BACKOFF_MAX_MS
    world.dispatch({ type: 'woken' })
    expect(world.of('claim')).toHaveLength(1)
    world.dispatch({ type: 'refreshed', succeeded: true })
    world.lead()
    expect(world.of('claim')).toHaveLength(2)
  })

  test('9: when the refresh fails for good, what was never sent is dropped in silence', () => {
    const { world, task } = createSending()
    const waiting = change({ variables: { line: 'other' } })
    world.enqueue(waiting)
    world.dispatch({ type: 'patienceEnded', id: waiting.id })
    world.answer(task.id, failed('unauthenticated'))
    while (world.state.lock !== LOCK_FAILED) world.dispatch({ type: 'refreshed', succeeded: false })
    expect(world.state.entries.map((entry) => entry.task.id)).toEqual([task.id])
    expect(world.of('announceDrop').map(({ id }) => id)).toEqual([waiting.id])
    expect(world.of('notifyLate')).toEqual([])
  })

  test('10: a task of another customer is neither sent nor drawn', () => {
    const world = createWorld({ customer: 'ana' })
    const foreign: Task = { ...change({}, 'luis'), position: 1 }
    world.dispatch({ type: 'restored', tasks: [foreign] })
    expect(world.log).toEqual([])
    world.dispatch({ type: 'customerChanged', customer: 'luis' })
    expect(world.of('draw')).toHaveLength(1)
    world.dispatch({ type: 'customerChanged', customer: 'ana' })
    expect(world.of('erase')).toHaveLength(1)
  })

  test('11: one tab drains, others follow: they draw what they are notified of and show the raw answer', () => {
    const world = createWorld()
    const task: Task = { ...change(), position: 1 }
    world.dispatch({ type: 'told', task, replaces: null, restMs: 0 })
    world.dispatch({ type: 'told', task, replaces: null, restMs: 0 })
    expect(world.of('draw')).toHaveLength(1)
    expect(world.of('claim')).toEqual([])
    world.dispatch({ type: 'settledElsewhere', task, settlement: { kind: 'done', data: { a: 1 } } })
    expect(world.of('show').map(({ settlement }) => settlement.data)).toEqual([{ a: 1 }])
    expect([...world.of('forget'), ...world.of('announce'), ...world.of('notifyLate')]).toEqual([])
  })

  test('11: who waits for a change that another tab has replaced hears how that one ended', () => {
    const world = createWorld()
    const older = change()
    world.enqueue(older)
    const newer: Task = { ...change(), position: 2 }
    world.dispatch({ type: 'told', task: newer, replaces: older.id, restMs: 0 })
    expect(world.of('handOver')).toEqual([{ type: 'handOver', from: older.id, to: newer.id }])
    world.dispatch({ type: 'settledElsewhere', task: newer, settlement: { kind: 'done', data: { a: 1 } } })
    expect(world.of('answerCaller').map(({ task }) => task.id)).toEqual([newer.id])
  })

  test('11: the end of a change is reported by the tab that made it, and by the sender when that tab is gone', () => {
    const world = createWorld()
    const task: Task = { ...change(), position: 1 }
    world.dispatch({ type: 'told', task, replaces: null, restMs: 0 })
    world.lead()
    world.claim(task.id)
    world.answer(task.id, REFUSED)
    expect(world.of('notifyUnlessAwaited')).toMatchObject([{ task: { id: task.id }, settlement: REFUSED }])

    const maker = createWorld()
    maker.enqueue(task)
    maker.dispatch({ type: 'settledElsewhere', task, settlement: REFUSED })
    expect(maker.of('confirm')).toEqual([{ type: 'confirm', id: task.id }])
    expect(maker.of('answerCaller')).toHaveLength(1)
  })

  test('11: a task that vanishes from the storage makes the cart be read again, unless another tab reports it', () => {
    const world = createWorld()
    const task = change()
    world.enqueue(task)
    world.dispatch({ type: 'leading', tasks: [] })
    expect(world.of('doubt')).toEqual([{ type: 'doubt', scope: 'cart', unlessNotified: task.id }])
    expect(world.of('erase').map(({ id }) => id)).toEqual([task.id])
  })

  test('11: a task that another tab has finished meanwhile is not sent', () => {
    const { world } = createSending()
    const next = change({ variables: { line: 'next' } })
    world.enqueue(next)
    world.answer(world.sent()[0] ?? '', DONE)
    world.dispatch({ type: 'claimed', id: next.id, task: null })
    expect(world.sent()).toHaveLength(1)
    expect(world.of('erase').map(({ id }) => id)).toEqual([next.id])
  })

  test('a poisoned task is given up after a few tries, so that the others go on', () => {
    const { world, task } = createSending()
    for (let attempt = 1; attempt < FAULT_ATTEMPTS_MAX; attempt += 1) world.failAndSendAgain(task.id, 'fault')
    expect(world.task(task.id)).toBeDefined()
    world.answer(task.id, failed('fault'))
    expect(world.task(task.id)).toBeUndefined()
    // It may have succeeded all the same: the scope has to be read again.
    expect(world.of('doubt')).toEqual([{ type: 'doubt', scope: 'cart', unlessNotified: null }])
  })

  test('a task that the network held up for long is not given up with its first fault', () => {
    const { world, task } = createSending()
    for (let attempt = 0; attempt < 10; attempt += 1) world.failAndSendAgain(task.id, attempt % 3 ? 'passing' : 'fault')
    expect(world.task(task.id)).toMatchObject({ attempts: 11, faults: FAULT_ATTEMPTS_MAX - 1 })
    world.answer(task.id, failed('fault'))
    expect(world.task(task.id)).toBeUndefined()
  })

  test('a change whose answer has no cart makes the cart be read again', () => {
    const { world, task } = createSending()
    world.answer(task.id, { kind: 'done', data: { addCartLines: { userErrors: [] } }, isPartial: true })
    expect(world.of('doubt')).toEqual([{ type: 'doubt', scope: 'cart', unlessNotified: null }])
  })

  test('the right to send is given back when there is nothing left to send', () => {
    const { world, task } = createSending()
    world.answer(task.id, DONE)
    expect(world.log.at(-1)).toEqual({ type: 'resign' })
  })
})
