import { expect, test } from 'vitest'
import { createMemoryStore } from '../cache/createMemoryStore.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { createSession } from '../session/createSession.ts'
import { runAction } from './runAction.ts'

const LIMIT = { action: 'contact', maxTimes: 2, windowMs: 60_000 }

/** Returns a function that runs an action of one session, and resolves to its outcome or to the name of its failure. */
function actor() {
  const context = {
    sharedStore: createMemoryStore(),
    session: createSession(null),
    address: '192.0.2.1',
    messageLanguage: 'en' as const,
  }
  return (error?: Error) =>
    runAction<string>(context, LIMIT, {
      run: () => (error ? Promise.reject(error) : Promise.resolve('done')),
      refuse: ({ code }) => code,
    }).catch(({ name }: Error) => name)
}
const failure = (unsent: boolean) =>
  new UpstreamFailure({ kind: 'unavailable', endpoint: 'contactForm', detail: 'x', unsent })

test('runs so often and no more', async () => {
  const act = actor()
  expect([await act(), await act(), await act()]).toEqual(['done', 'done', 'TOO_MANY_ATTEMPTS'])
})

test('counts a call that may have arrived, and none that never left', async () => {
  const act = actor()
  for (let tries = 0; tries < 5; tries += 1) expect(await act(failure(true))).toBe('UpstreamFailure')
  expect(await act(failure(false))).toBe('UpstreamFailure')
  expect([await act(), await act()]).toEqual(['done', 'TOO_MANY_ATTEMPTS'])
})
