import { expect, test, vi } from 'vitest'
import { newTask } from '../task.ts'
import { createQueueListeners } from './queueListeners.ts'

const taskOf = (id: string, scope: string) => newTask({ id, name: 'x', scope, variables: {}, optimism: {} }, null, 0)
const REFUSED = { kind: 'refused', data: null, userErrors: [] } as const

test('a refusal reaches the page of its scope once, also one that came before; the shopper is notified as well', () => {
  const listeners = createQueueListeners()
  listeners.notifyLate(taskOf('t:1', 'credit'), REFUSED)
  listeners.notifyLate(taskOf('t:2', 'cart'), REFUSED)
  const listen = vi.fn()
  const stop = listeners.subscribeToRefusals('credit', listen)
  listeners.notifyLate(taskOf('t:3', 'credit'), REFUSED)
  listeners.notifyLate(taskOf('t:4', 'credit'), { kind: 'done', data: {} })
  stop()
  listeners.notifyLate(taskOf('t:5', 'credit'), REFUSED)
  expect(listen.mock.calls.map(([{ task }]) => task.id)).toEqual(['t:1', 't:3'])
  const later = vi.fn()
  listeners.subscribeToRefusals('credit', later)
  expect(later.mock.calls.map(([{ task }]) => task.id)).toEqual(['t:5'])
  const notified = vi.fn()
  listeners.subscribeToLateOutcomes(notified)
  expect(notified).toHaveBeenCalledTimes(5)
})
