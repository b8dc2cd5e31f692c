import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TaskEdit, editTask } from './editTask.ts'
import { newTask } from '../task.ts'

const task = newTask({ id: 'a', name: 'set', scope: 'cart', variables: { total: 1 }, optimism: {} }, null, 0)
const fail = (attempts: number): TaskEdit => ({ type: 'fail', attempts, isFault: true, resultCode: 'fault', now: 9 })
const ask = (attempts: number, timesAskedAgain = 1): TaskEdit => ({
  type: 'askAgain',
  attempts,
  timesAskedAgain,
  now: 9,
})
const approve = (timesAskedAgain: number, total = 2): TaskEdit => ({
  type: 'approve',
  timesAskedAgain,
  agreed: { variables: { total }, optimism: {} },
})
const ACKNOWLEDGE: TaskEdit = { type: 'acknowledge' }
const CLAIM: TaskEdit = { type: 'claim', now: 5 }

test('no edit of any tab takes back that a task was sent, was acknowledged, or how often', () => {
  const edits = fc.array(
    fc.oneof(
      fc.constantFrom(ACKNOWLEDGE, CLAIM),
      fc.nat(3).map(fail),
      fc.nat(3).map((attempts): TaskEdit => ({ type: 'release', attempts })),
      fc.tuple(fc.nat(3), fc.nat(3)).map(([attempts, times]) => ask(attempts, times)),
      fc.nat(3).map((times) => approve(times)),
    ),
  )
  fc.assert(
    fc.property(edits, (made) => {
      made.reduce((before, edit) => {
        const after = editTask(before, edit)
        expect(after.isTransmitted || !before.isTransmitted).toBe(true)
        expect(after.isAcknowledged || !before.isAcknowledged).toBe(true)
        expect(after.attempts).toBeGreaterThanOrEqual(before.attempts)
        expect(after.faults).toBeGreaterThanOrEqual(before.faults)
        return after
      }, task)
    }),
  )
})

test('an answer of an attempt before the present one leaves the task in flight', () => {
  const again = editTask(editTask(task, CLAIM), CLAIM)
  expect(again).toMatchObject({ attempts: 2, state: 'inFlight' })
  expect([editTask(again, fail(1)), editTask(again, ask(1))]).toEqual([again, again])
  expect(editTask(again, { type: 'release', attempts: 1 })).toBe(again)
  expect(editTask(again, { type: 'release', attempts: 2 })).toEqual({ ...again, state: 'waiting' })
  expect(editTask(again, fail(2))).toMatchObject({ state: 'waiting', faults: 1, resultCode: 'fault', attempts: 2 })
})

test('consent is to the last question, once, and without it nothing is claimed', () => {
  const asked = editTask(editTask(task, CLAIM), ask(1))
  expect(asked).toMatchObject({ awaitsConsent: true, timesAskedAgain: 1 })
  expect([editTask(asked, CLAIM), editTask(asked, approve(0))]).toEqual([asked, asked])
  const approved = editTask(asked, approve(1))
  expect(approved).toMatchObject({ awaitsConsent: false, variables: { total: 2 }, isTransmitted: true })
  expect(editTask(approved, approve(1, 3))).toBe(approved)
})
