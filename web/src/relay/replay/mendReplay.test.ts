import { Observable } from 'relay-runtime'
import { expect, test } from 'vitest'
import { NetworkFailure } from '../NetworkFailure.ts'
import { mendReplay } from './mendReplay.ts'
import type { Payload } from '../payload.ts'

const whole: Payload = { data: { shelf: 1 } }
const broken = (code: string): Payload => ({ data: { shelf: null }, errors: [{ message: 'x', extensions: { code } }] })

/**
 * Returns the payloads that a page receives when its answer is `replayed`, and each request gets the next of `later`.
 */
async function receive(replayed: Payload, ...later: (Payload | Error)[]) {
  let asked = 0
  const ask = () => {
    const answer = later[asked]
    asked += 1
    return Observable.create<Payload>((sink) => {
      if (answer instanceof Error || !answer) return sink.error(answer ?? new Error('asked too often'))
      sink.next(answer)
      sink.complete()
    })
  }
  const payloads: Payload[] = []
  await new Promise<void>((resolve, reject) =>
    mendReplay(Observable.from(replayed), { ask, tries: 2, wait: () => Promise.resolve() }).subscribe({
      next: (payload) => payloads.push(payload),
      complete: resolve,
      error: reject,
    }),
  )
  return { payloads, asked }
}

test('a whole answer is requested once: on the server', async () => {
  expect(await receive(whole)).toEqual({ payloads: [whole], asked: 0 })
})

test.each(['UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE'])(
  'a part that failed with %s is requested again',
  async (code) => {
    expect(await receive(broken(code), whole)).toEqual({ payloads: [broken(code), whole], asked: 1 })
  },
)

test.each(['BAD_USER_INPUT', 'NOT_FOUND', 'INTERNAL'])('a part that failed with %s would fail again', async (code) => {
  expect((await receive(broken(code), whole)).asked).toBe(0)
})

test('what fails again is tried as often as a read is, and the page stands without it', async () => {
  const slow = broken('UPSTREAM_TIMEOUT')
  const cut = new NetworkFailure('unreachable', { operation: 'Operation' })
  expect(await receive(slow, cut, slow, whole)).toEqual({ payloads: [slow, slow], asked: 2 })
})

test('a page that has been left asks no more', async () => {
  let asked = 0
  const ask = () => {
    asked += 1
    return Observable.from(whole)
  }
  let goOn: () => void = () => undefined
  const wait = () => new Promise<void>((resolve) => (goOn = resolve))
  const page = mendReplay(Observable.from(broken('UPSTREAM_TIMEOUT')), { ask, tries: 2, wait })
  const seen: Payload[] = []
  const subscription = page.subscribe({ next: (payload) => seen.push(payload) })
  await Promise.resolve()
  subscription.unsubscribe()
  goOn()
  await Promise.resolve()
  expect(asked).toBe(0)
})
