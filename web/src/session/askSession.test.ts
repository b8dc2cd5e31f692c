import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GraphQLTransport } from '../relay/network/transport.ts'
import { askSession, askSessionSoon } from './askSession.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Creates a gateway that answers each request with this. */
function answering(chunk: unknown) {
  const asked: string[] = []
  const transport: GraphQLTransport = async function* send({ name }) {
    asked.push(name)
    await Promise.resolve()
    if (chunk instanceof Error) throw chunk
    yield chunk
  }
  return { transport, asked }
}
const OPEN = { data: { viewer: { customer: { __typename: 'Customer' } } } }
const ENDED = {
  data: { viewer: { customer: null } },
  errors: [{ message: 'No.', path: ['viewer', 'customer'], extensions: { code: 'UNAUTHENTICATED' } }],
}

test.each([
  ['a customer’s', OPEN, true],
  ['a guest’s', { data: { viewer: { customer: null } } }, true],
  ['one that has ended', ENDED, false],
  ['one of which nothing is known', new Error('no network'), true],
])('%s session may be used: %s → %s', async (_name, chunk, isOpen) => {
  expect(await askSession(answering(chunk).transport)).toBe(isOpen)
})

test('a change that was refused waits for 1000 ms before the session is requested', async () => {
  const { transport, asked } = answering(ENDED)
  const heard: boolean[] = []
  void askSessionSoon(transport).then((isOpen) => heard.push(isOpen))
  await vi.advanceTimersByTimeAsync(999)
  expect([asked, heard]).toEqual([[], []])
  await vi.advanceTimersByTimeAsync(1)
  expect([asked, heard]).toEqual([['askSessionQuery'], [false]])
})
