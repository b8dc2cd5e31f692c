import { expect, test, vi } from 'vitest'
import type { Payload } from '../payload.ts'
import type { RecordedPayload } from './payloadRecorder.ts'
import { createReplay } from './replay.ts'

const answer = (value: number): Payload => ({ data: { value } })

function listenTo(replay: ReturnType<typeof createReplay>, variables = {}) {
  const heard: unknown[] = []
  const observable = replay.take('query', variables)
  observable?.subscribe({
    next: ({ data }) => heard.push(data['value']),
    complete: () => heard.push('complete'),
    error: (error: Error) => heard.push(error.message),
  })
  return observable ? heard : null
}

test('what has arrived is returned at once, for any order of its variables', () => {
  const replay = createReplay([
    ['query', { a: 1, b: 2 }, answer(1)],
    ['query', { a: 1, b: 2 }, null],
  ])
  expect(listenTo(replay, { b: 2, a: 1 })).toEqual([1, 'complete'])
})

test('an answer is given out once: the next request goes to the network', () => {
  const replay = createReplay([
    ['query', {}, answer(1)],
    ['query', {}, null],
  ])
  listenTo(replay)
  expect(listenTo(replay)).toBeNull()
})

test('what the server did not ask for goes to the network', () => {
  expect(listenTo(createReplay([]))).toBeNull()
})

test('parts that are still on their way arrive live', () => {
  const inbox: RecordedPayload[] = [['query', {}, answer(1)]]
  const heard = listenTo(createReplay(inbox))
  inbox.push(['query', {}, answer(2)])
  expect(heard).toEqual([1, 2])
  inbox.push(['query', {}, null])
  expect(heard).toEqual([1, 2, 'complete'])
})

test('an answer that was still on its way is given out once too', () => {
  const inbox: RecordedPayload[] = [['query', {}, answer(1)]]
  const replay = createReplay(inbox)
  const heard = listenTo(replay)
  expect(listenTo(replay)).toBeNull()
  inbox.push(['query', {}, null])
  expect(heard).toEqual([1, 'complete'])
  expect(listenTo(replay)).toBeNull()
})

test('an answer that is cut off with the page fails instead of waiting for ever', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const replay = createReplay([['query', {}, answer(1)]])
  const heard = listenTo(replay)
  replay.close()
  expect(heard).toEqual([1, 'query: unreachable'])
  expect(listenTo(replay)).toBeNull()
})

test('an answer that is cut off before a request for it goes to the network', () => {
  const replay = createReplay([['query', {}, answer(1)]])
  replay.close()
  expect(listenTo(replay)).toBeNull()
})
