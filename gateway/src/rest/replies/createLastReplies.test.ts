import { expect, it } from 'vitest'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { STALE_RETRY_MS } from '../limits.ts'
import { createLastReplies } from './createLastReplies.ts'

const READ = { key: 'tree', name: 'catalogueSearch', entity: 'category', storeCode: 'hogar' }
const STALE_MS = 60_000
const DOWN = new UpstreamFailure({ kind: 'unavailable', endpoint: 'catalogueSearch', detail: 'status 503' })
const reply = (value: unknown) => ({ value, bytes: 10, status: 200 })

function memory() {
  const clock = { now: 0 }
  const states: string[] = []
  const last = createLastReplies({ now: () => clock.now, onChange: ({ state }) => states.push(state) })
  return { last, clock, states }
}

it('replaces a failed reply by the last good one, until that is too old', () => {
  const { last, clock } = memory()
  last.noteReply(READ, reply('A'), STALE_MS)
  expect(last.standIn(READ.key, DOWN).value).toBe('A')
  clock.now = STALE_MS
  expect(last.standIn(READ.key, DOWN).value).toBe('A')
  clock.now = STALE_MS + 1
  expect(() => last.standIn(READ.key, DOWN)).toThrow(DOWN)
})

it('keeps nothing of a read that must be current', () => {
  const { last } = memory()
  last.noteReply(READ, reply('A'), 0)
  expect(last.has(READ.key)).toBe(false)
  expect(() => last.standIn(READ.key, DOWN)).toThrow(DOWN)
})

it('lets a failed read rest, then try again', () => {
  const { last, clock } = memory()
  last.noteReply(READ, reply('A'), STALE_MS)
  expect(last.whileResting(READ.key)).toBeUndefined()
  last.noteFailure(READ, DOWN)
  expect(last.whileResting(READ.key)?.value).toBe('A')
  clock.now = STALE_RETRY_MS
  expect(last.whileResting(READ.key)).toBeUndefined()
})

it('reports each change of state once', () => {
  const { last, clock, states } = memory()
  last.noteFailure(READ, DOWN)
  last.noteReply(READ, reply('A'), STALE_MS)
  expect(states).toEqual([])
  last.noteFailure(READ, DOWN)
  last.noteFailure(READ, DOWN)
  clock.now = STALE_MS + 1
  last.noteFailure(READ, DOWN)
  last.noteFailure(READ, DOWN)
  last.noteReply(READ, reply('B'), STALE_MS)
  last.noteReply(READ, reply('B'), STALE_MS)
  expect(states).toEqual(['outdated', 'expired', 'current'])
})

const refusal = (status: number, reason: 'missingIndex' | 'query' | null = null) =>
  new UpstreamRefusal({ endpoint: 'catalogueSearch', status, message: 'no', result: null, reason })

it.each<[string, boolean, unknown]>([
  ['no connection, or 5xx', true, DOWN],
  ['a time-out', true, new UpstreamFailure({ kind: 'timeout', endpoint: 'x', detail: '' })],
  ['a reply that cannot be read', true, new UpstreamFailure({ kind: 'invalid', endpoint: 'x', detail: '' })],
  ['a refusal by 500', true, refusal(500)],
  ['an index that is being rebuilt', true, refusal(400, 'missingIndex')],
  ['a refused query', false, refusal(400, 'query')],
  ['a refused token', false, new UpstreamFailure({ kind: 'unauthenticated', endpoint: 'x', detail: '' })],
  ['a client that left', false, new DOMException('left', 'AbortError')],
])('%s is a fault of the platform: %s', (_name, isFault, error) => {
  const { last } = memory()
  last.noteReply(READ, reply('A'), STALE_MS)
  if (isFault) expect(last.standIn(READ.key, error).value).toBe('A')
  else expect(() => last.standIn(READ.key, error)).toThrow()
})
