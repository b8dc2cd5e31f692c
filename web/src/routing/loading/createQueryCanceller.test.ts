import type { PreloadedQuery } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'
import { loadQuery } from 'react-relay/hooks'
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import wishListsRouteQuery from '../../__generated__/WishListsRouteQuery.graphql'
import { createQueryCanceller } from './createQueryCanceller.ts'

/** A query whose network answers when it is asked to. */
function createQuery() {
  const sent = { isCancelled: false, answer: (): void => undefined }
  const network = Network.create(() =>
    Observable.create((sink) => {
      sent.answer = () => sink.next({ data: { viewer: null } })
      return () => (sent.isCancelled = true)
    }),
  )
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  const reference: PreloadedQuery<OperationType> = loadQuery(environment, wishListsRouteQuery, {})
  return { reference, sent }
}

test('a query without an answer is cancelled by that of the next page', () => {
  const note = createQueryCanceller()
  const [left, next] = [createQuery(), createQuery()]
  note({ reference: left.reference })
  note({ reference: left.reference })
  expect(left.sent.isCancelled).toBe(false)
  note({ reference: next.reference })
  expect([left.sent.isCancelled, next.sent.isCancelled]).toEqual([true, false])
})

test('a query without an answer is cancelled by a page that sends none', () => {
  const note = createQueryCanceller()
  const left = createQuery()
  note({ reference: left.reference })
  note({ reference: null })
  expect(left.sent.isCancelled).toBe(true)
})

test('a query with its first answer is not: its page may be rendered, and wait for more', async () => {
  const note = createQueryCanceller()
  const shown = createQuery()
  note({ reference: shown.reference })
  shown.sent.answer()
  await new Promise((resolve) => setTimeout(resolve))
  note({ reference: createQuery().reference })
  expect(shown.sent.isCancelled).toBe(false)
})
