import { expect, test } from 'vitest'
import { change, createWorld } from '../../testing/queueWorld.ts'
import type { Answer } from '../answer.ts'
import { REPEATABLE_MS } from '../limits.ts'
import { editTask } from '../storage/editTask.ts'
import { OUTCOME_UNKNOWN } from './unknownOutcome.ts'

const LOST: Answer = { kind: 'failed', reason: 'passing', code: 'unreachable', retryAfterMs: null }

/** Loses the answer of a change, and claims the change again after a while, by the device's clock. */
function claimAgainAfter(milliseconds: number, name = 'add') {
  const world = createWorld({ isOnline: true })
  world.clock = 1_000_000_000
  const task = change({ name })
  world.enqueue(task)
  world.lead()
  world.claim(task.id)
  world.answer(task.id, LOST)
  const clock = world.clock
  const claimLater = (later: number) => {
    world.clock = clock + later
    world.dispatch({ type: 'hurried' })
    world.lead()
    world.claim(task.id)
  }
  claimLater(milliseconds)
  return { world, task, claimLater }
}

test('a change without an answer is sent again while the gateway knows its key', () => {
  const { world, task } = claimAgainAfter(REPEATABLE_MS)
  expect(world.sent()).toEqual([task.id, task.id])
})

test.each([
  ['after its key has expired', REPEATABLE_MS + 1],
  ['where the clock was set back further than that', -REPEATABLE_MS - 1],
])('a change without an answer is not repeated %s: it might count twice', (_when, later) => {
  const { world, task } = claimAgainAfter(later)
  expect(world.sent()).toEqual([task.id])
  expect(world.state.entries).toEqual([])
  expect(world.of('notifyLate')).toMatchObject([{ task: { id: task.id }, settlement: OUTCOME_UNKNOWN }])
  expect(world.of('doubt')).toMatchObject([{ scope: task.scope }])
  expect(world.of('forget')).toHaveLength(1)
})

test('a change that sets a value is sent again at any time', () => {
  const { world, task } = claimAgainAfter(REPEATABLE_MS * 2, 'setQuantity')
  expect(world.sent()).toEqual([task.id, task.id])
})

test('attempts in between make the key no younger', () => {
  const { world, task, claimLater } = claimAgainAfter(REPEATABLE_MS / 2)
  world.answer(task.id, LOST)
  claimLater(REPEATABLE_MS * 1.4)
  expect(world.sent()).toEqual([task.id, task.id])
})

test('a change that has waited for days without a network is sent for the first time', () => {
  const world = createWorld({ isOnline: false })
  const task = change({ name: 'add' })
  world.enqueue(task)
  world.clock = REPEATABLE_MS * 3
  world.dispatch({ type: 'network', isOnline: true })
  world.lead()
  world.claim(task.id)
  expect(world.sent()).toEqual([task.id])
})

test.each([
  ['unauthenticated', 1],
  ['rateLimited', 1],
  ['outdated', 1],
  ['unavailable', 0],
] as const)('a first attempt that ended as %s lets the change be sent after days %i times more', (code, times) => {
  const world = createWorld()
  const task = change({ name: 'add' })
  world.enqueue(task)
  world.lead()
  world.claim(task.id)
  world.answer(task.id, { kind: 'failed', reason: 'passing', code, retryAfterMs: null })
  world.clock = REPEATABLE_MS * 2
  world.dispatch({ type: 'hurried' })
  world.lead()
  world.claim(task.id)
  expect(world.sent()).toHaveLength(1 + times)
})

test('an answered change that the shopper agrees to anew has another key', () => {
  const sent = editTask(change({ name: 'add' }), { type: 'claim', now: 1 })
  const asked = editTask(sent, { type: 'askAgain', attempts: 1, timesAskedAgain: 1, now: 2 })
  const agreed = editTask(asked, { type: 'approve', timesAskedAgain: 1, agreed: null })
  expect(editTask(agreed, { type: 'claim', now: 3 }).transmittedAt).toBe(3)
})
