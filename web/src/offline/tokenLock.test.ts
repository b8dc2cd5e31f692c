import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REFRESH_ATTEMPTS_MAX } from './limits.ts'
import { LOCK_FAILED, LOCK_FREE, isFree, lockAfterRefresh, lockAfterRefusal } from './tokenLock.ts'

test('the first refusal starts a refresh, the next ones join it', () => {
  const first = lockAfterRefusal(LOCK_FREE)
  expect(first).toEqual({ lock: 1, startsRefresh: true })
  expect(lockAfterRefusal(first.lock)).toEqual({ lock: 1, startsRefresh: false })
})

test('a refresh that succeeds frees the lock', () => {
  expect(lockAfterRefresh(1, true)).toEqual({ lock: LOCK_FREE, startsRefresh: false })
})

test('a refresh that fails is tried again until the tries are used up', () => {
  let lock = 1
  for (let tries = 1; tries < REFRESH_ATTEMPTS_MAX; tries += 1) {
    const next = lockAfterRefresh(lock, false)
    expect(next.startsRefresh).toBe(true)
    lock = next.lock
  }
  expect(lockAfterRefresh(lock, false)).toEqual({ lock: LOCK_FAILED, startsRefresh: false })
})

test('a lock that has failed is not freed by a late answer, and refuses no more than once', () => {
  expect(lockAfterRefresh(LOCK_FAILED, true).lock).toBe(LOCK_FAILED)
  expect(lockAfterRefusal(LOCK_FAILED)).toEqual({ lock: LOCK_FAILED, startsRefresh: false })
})

test('any sequence of events has at most one refresh under way', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('refusal', 'success', 'failure')), (events) => {
      let lock = LOCK_FREE
      let running = 0
      for (const event of events) {
        if (event !== 'refusal' && running === 0) continue
        if (event !== 'refusal') running -= 1
        const next = event === 'refusal' ? lockAfterRefusal(lock) : lockAfterRefresh(lock, event === 'success')
        lock = next.lock
        running += next.startsRefresh ? 1 : 0
        expect(running).toBe(lock > LOCK_FREE ? 1 : 0)
        expect(isFree(lock)).toBe(lock === LOCK_FREE)
      }
    }),
  )
})
