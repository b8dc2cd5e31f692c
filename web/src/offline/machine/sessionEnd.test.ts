import { expect, test } from 'vitest'
import { AROUND } from '../../testing/queueWorld.ts'
import { sortedLosses } from '../../testing/sortedLosses.ts'
import { LOCK_FAILED, LOCK_FREE } from '../tokenLock.ts'
import { EMPTY_QUEUE, transition } from './mutationQueue.ts'
import type { QueueEffect, QueueEvent, QueueState } from './queueProtocol.ts'
import { type Task, newTask } from '../task.ts'

const taskOf = (id: string, customer: string | null): Task => ({
  ...newTask({ id, name: 'set', scope: id, variables: {}, optimism: {} }, customer, 0),
  position: 1,
})

/** Creates Ana’s queue: `sent` is in flight, `waiting` is behind it. */
function createWorld() {
  let state: QueueState = { ...EMPTY_QUEUE, customer: 'ana' }
  const log: QueueEffect[] = []
  const dispatch = (event: QueueEvent) => {
    const step = transition(state, event, AROUND)
    state = step.state
    log.push(...step.effects)
    sortedLosses(state, step.effects).forEach(dispatch)
  }
  const enqueue = (id: string, scope: string, customer: string | null = 'ana') => {
    const task = { ...taskOf(id, customer), scope }
    dispatch({ type: 'enqueued', task, restMs: 0 })
    dispatch({ type: 'saved', id, placed: { task, isMerged: false, kept: null } })
  }
  enqueue('sent', 'cart')
  dispatch({ type: 'leading', tasks: state.entries.map(({ task }) => task) })
  dispatch({ type: 'claimed', id: 'sent', task: state.entries[0]?.task ?? null })
  enqueue('waiting', 'cart')
  dispatch({ type: 'patienceEnded', id: 'waiting' })
  const tryAll = () => {
    dispatch({ type: 'hurried' })
    dispatch({ type: 'leading', tasks: state.entries.map(({ task }) => task) })
  }
  const of = <T extends QueueEffect['type']>(type: T) =>
    log.filter((effect): effect is Extract<QueueEffect, { type: T }> => effect.type === type)
  return { dispatch, enqueue, tryAll, of, ids: () => state.entries.map(({ task }) => task.id), state: () => state, log }
}
const REFUSED = {
  type: 'answered',
  id: 'sent',
  answer: { kind: 'failed', reason: 'unauthenticated', code: 'unauthenticated', retryAfterMs: null },
} as const

test('an unsent change is dropped, a sent one waits for its customer alone, and both are reported', () => {
  const world = createWorld()
  world.dispatch({ type: 'sessionLost' })
  world.dispatch(REFUSED)
  expect(world.ids()).toEqual(['sent'])
  expect(world.of('announceDrop').map(({ id }) => id)).toEqual(['waiting'])
  expect(world.of('notifySessionLoss')).toMatchObject([
    { loss: { interrupted: [{ id: 'sent' }], dropped: [{ id: 'waiting' }] } },
  ])
  expect(world.of('answerCaller').at(-1)).toMatchObject({
    task: { id: 'sent' },
    settlement: { userErrors: [{ code: 'SESSION_ENDED' }] },
  })
  expect(world.of('erase').map(({ id }) => id)).toEqual(['sent', 'waiting'])
})

test('its customer sends it once after signing in again', () => {
  const world = createWorld()
  world.dispatch({ type: 'sessionLost' })
  world.dispatch(REFUSED)
  const before = world.of('claim').length
  world.dispatch({ type: 'customerChanged', customer: 'ana' })
  expect(world.state().lock).toBe(LOCK_FREE)
  expect(world.of('draw').at(-1)?.task.id).toBe('sent')
  world.tryAll()
  expect(
    world
      .of('claim')
      .slice(before)
      .map(({ task }) => task.id),
  ).toEqual(['sent'])
})

test('another customer who signs in never sends it, and it goes for good', () => {
  const world = createWorld()
  world.dispatch({ type: 'sessionLost' })
  world.dispatch(REFUSED)
  const before = world.of('claim').length
  world.dispatch({ type: 'customerChanged', customer: 'luis' })
  world.tryAll()
  expect(world.of('claim')).toHaveLength(before)
  expect(world.ids()).toEqual([])
  expect(world.of('forget').map(({ task }) => task.id)).toEqual(['sent'])
})

test('nothing more is sent until a customer has signed in, and each change is reported', () => {
  const world = createWorld()
  world.dispatch({ type: 'sessionLost' })
  world.dispatch(REFUSED)
  const before = world.of('claim').length
  world.enqueue('next', 'other', null)
  world.dispatch({ type: 'customerChanged', customer: null })
  world.dispatch({ type: 'network', isOnline: true })
  world.tryAll()
  expect(world.state().lock).toBe(LOCK_FAILED)
  expect(world.of('claim')).toHaveLength(before)
  expect(world.of('notifySessionLoss').at(-1)).toMatchObject({ loss: { interrupted: [{ id: 'next' }], dropped: [] } })
  world.dispatch({ type: 'customerChanged', customer: 'ana' })
  world.tryAll()
  expect(
    world
      .of('claim')
      .slice(before)
      .map(({ task }) => task.id)
      .toSorted(),
  ).toEqual(['next', 'sent'])
})

test('an end that is received twice is reported once', () => {
  const world = createWorld()
  world.dispatch({ type: 'sessionLost' })
  world.dispatch({ type: 'sessionLost' })
  expect(world.of('notifySessionLoss')).toHaveLength(1)
})

test('a change that was just made is interrupted, even where another request has met the end', () => {
  const world = createWorld()
  world.enqueue('pressed', 'other')
  world.dispatch({ type: 'sessionLost' })
  expect(world.of('notifySessionLoss')).toMatchObject([
    { loss: { interrupted: [{ id: 'sent' }, { id: 'pressed' }], dropped: [{ id: 'waiting' }] } },
  ])
  world.dispatch(REFUSED)
  world.dispatch({ type: 'customerChanged', customer: 'ana' })
  world.tryAll()
  expect(world.ids()).toEqual(['sent', 'pressed'])
})
