import { expect, it } from 'vitest'
import type { QueueReport } from '../offline/QueueContext.ts'
import { type Task, newTask } from '../offline/task.ts'
import { type Reason, whyWaiting } from './whyWaiting.ts'

const first: Task = newTask({ id: 'first', name: 'set', scope: 'cart', variables: {}, optimism: {} }, null, 0)
const second: Task = { ...first, id: 'second' }
const report = (change: Partial<QueueReport> = {}): QueueReport => ({
  tasks: [first, second],
  results: [],
  isOnline: true,
  lock: 0,
  pauses: {},
  ...change,
})

it.each<readonly [string, Task, Partial<QueueReport>, Reason]>([
  ['there is no network', first, { isOnline: false }, { kind: 'offline' }],
  ['the one before it is not sent', second, { isOnline: false }, { kind: 'behind' }],
  ['the shopper has not agreed', { ...first, awaitsConsent: true }, { isOnline: false }, { kind: 'consent' }],
  ['it is being sent', { ...first, state: 'inFlight' }, {}, { kind: 'sending' }],
  [
    'it was being sent when the network went',
    { ...first, state: 'inFlight' },
    { isOnline: false },
    { kind: 'offline' },
  ],
  ['the session is being refreshed', first, { lock: 1 }, { kind: 'session' }],
  ['the session is lost', first, { lock: -1 }, { kind: 'signedOut' }],
  ['its turn has just come', first, {}, { kind: 'soon' }],
  [
    'the shop was not reached',
    { ...first, resultCode: 'unreachable' },
    { pauses: { cart: 3_100 } },
    { kind: 'unreachable', seconds: 4 },
  ],
  ['another tab knows when', { ...first, resultCode: 'unavailable' }, {}, { kind: 'unavailable', seconds: null }],
  ['there were too many', { ...first, resultCode: 'rateLimited' }, {}, { kind: 'busy', seconds: null }],
  ['the answer made no sense', { ...first, resultCode: 'invalid' }, {}, { kind: 'fault', seconds: null }],
])('waits because %s', (...[, task, change, reason]) => {
  expect(whyWaiting(task, report(change))).toEqual(reason)
})
