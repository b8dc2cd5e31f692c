import { describe, expect, test } from 'vitest'
import { change, createSending, createWorld } from '../../testing/queueWorld.ts'
import type { Answer } from '../answer.ts'
import type { Task } from '../task.ts'

const REFUSED: Answer = { kind: 'refused', data: null, userErrors: [{ code: 'OUT_OF_STOCK', message: 'Agotado' }] }

describe('a change while it is being stored', () => {
  test('12: a change replaces a waiting one of the same target, in storage too, and its caller gets the outcome', () => {
    const world = createWorld({ isOnline: false })
    const [older, other, newer] = [1, 2, 1].map((line) => change({ variables: { line } }))
    if (!older || !other || !newer) throw new Error('three tasks')
    for (const task of [older, other, newer]) world.enqueue(task)
    expect(world.state.entries.map(({ task }) => task.id)).toEqual([other.id, newer.id])
    expect(world.of('save').at(-1)).toMatchObject({ replaces: { id: older.id } })
    expect(world.of('handOver')).toEqual([{ type: 'handOver', from: older.id, to: newer.id }])
  })

  test('12: a change that another tab has sent meanwhile stands for itself, and so does the one that would replace it', () => {
    const world = createWorld()
    const [older, newer] = [change({ variables: { line: 1, units: 1 } }), change({ variables: { line: 1, units: 2 } })]
    world.enqueue(older)
    world.dispatch({ type: 'enqueued', task: newer, restMs: 0 })
    const alone = { ...newer, variables: { line: 1, units: 7 }, position: 2 }
    const effects = world.save(newer.id, { task: alone, kept: { ...older, isTransmitted: true, position: 1 } })
    expect(world.state.entries.map(({ task }) => [task.id, task.variables])).toEqual([
      [older.id, older.variables],
      [newer.id, alone.variables],
    ])
    expect(effects.filter(({ type }) => type === 'draw' || type === 'erase')).toMatchObject([
      { type: 'erase', id: newer.id },
      { type: 'draw', task: { id: older.id } },
      { type: 'draw', task: { id: newer.id, variables: alone.variables } },
    ])
    // The tab that made the older one shows its outcome.
    world.dispatch({ type: 'settledElsewhere', task: older, settlement: REFUSED })
    expect(world.of('notifyLate').map(({ task }) => task.id)).toEqual([older.id])
  })

  test('12: a change that was sent is not replaced, and one of another kind between two keeps them apart', () => {
    const { world, task } = createSending(change({ variables: { line: 1 } }))
    world.enqueue(change({ variables: { line: 1 } }))
    world.enqueue(change({ name: 'coupon' }))
    world.enqueue(change({ variables: { line: 1 } }))
    expect(world.task(task.id)).toBeDefined()
    expect(world.state.entries).toHaveLength(4)
    expect(world.of('handOver')).toEqual([])
  })

  test('12: a change that no other depends on replaces a waiting one in a single write, with others between them', () => {
    const world = createWorld({ isOnline: false })
    const answer = (line: number) => change({ name: 'answerStep', variables: { line } })
    const [older, between, newer] = [answer(1), change({ name: 'coupon' }), answer(1)]
    for (const task of [older, between, answer(2), newer]) world.enqueue(task)
    expect(world.state.entries.map(({ task }) => task.id)).not.toContain(older.id)
    expect(world.state.entries.at(-1)?.task.id).toBe(newer.id)
    expect(world.of('save').at(-1)).toMatchObject({ task: { id: newer.id }, replaces: { id: older.id } })
  })

  test('a change that waits for consent in the storage is not sent by a tab that takes it for approved', () => {
    const world = createWorld()
    const task = change()
    world.enqueue(task)
    world.lead()
    const stored: Task = { ...task, position: 1, attempts: 1, awaitsConsent: true, timesAskedAgain: 1 }
    world.dispatch({ type: 'claimed', id: task.id, task: stored })
    expect(world.sent()).toEqual([])
    expect(world.task(task.id)).toEqual(stored)
  })

  test('off line a caller hears that the change waits as soon as it is stored, and not before: a reload may follow', () => {
    const world = createWorld({ isOnline: false })
    const task = change()
    world.dispatch({ type: 'enqueued', task, restMs: 0 })
    expect(world.of('answerCaller')).toEqual([])
    expect(world.of('save')).toMatchObject([{ task: { isAcknowledged: true } }])
    world.save(task.id, { task: { ...task, isAcknowledged: true, position: 1 } })
    expect(world.of('answerCaller').map(({ settlement }) => settlement)).toEqual([null])
    expect(world.of('edit')).toEqual([])
    expect(world.task(task.id)?.isAcknowledged).toBe(true)
  })

  test('a caller whose change is being stored while the network goes hears that it waits when it is stored', () => {
    const world = createWorld()
    const task = change()
    world.dispatch({ type: 'enqueued', task, restMs: 0 })
    world.dispatch({ type: 'network', isOnline: false })
    expect(world.of('answerCaller')).toEqual([])
    world.save(task.id)
    expect(world.of('answerCaller').map(({ settlement }) => settlement)).toEqual([null])
    expect(world.of('edit')).toMatchObject([{ id: task.id, edit: { type: 'acknowledge' } }])
  })
})
