// @vitest-environment jsdom
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import { createCartReader } from './createCartReader.ts'
import { BACKOFF_MAX_MS } from '../../offline/limits.ts'

const EMPTY = { viewer: { cart: null }, store: { externalCheckoutUrl: null, id: 'store' } }

/** Fake shop whose responses the test resolves by hand. */
function createShop() {
  const answers: Array<(outcome: 'answer' | 'fail') => void> = []
  const network = Network.create(
    () =>
      new Promise((resolve, reject) => {
        answers.push((outcome) => (outcome === 'answer' ? resolve({ data: EMPTY }) : reject(new Error('no answer'))))
      }),
  )
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  const read = createCartReader(environment)
  const asked = async (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count))
  return { read, answers, asked }
}

test('reads once more for all requests that came while it was reading', async () => {
  const { read, answers, asked } = createShop()
  read()
  await asked(1)
  read()
  read()
  answers[0]?.('answer')
  await asked(2)
  answers[1]?.('answer')
  read()
  await asked(3)
})

test('does not give up when the shop does not answer', async () => {
  const { read, answers, asked } = createShop()
  read()
  await asked(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answers[0]?.('fail')
  await vi.advanceTimersByTimeAsync(BACKOFF_MAX_MS)
  vi.useRealTimers()
  await asked(2)
})
