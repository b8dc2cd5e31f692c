import { act } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { STORES } from '@hogar/schema/stores.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkFailure } from '../../relay/NetworkFailure.ts'
import { answerQuery } from '../../testing/answerQuery.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { type Arrivals, ListArrivals } from './ListArrivals.tsx'
import { ARRIVALS_BATCH } from './limits.ts'
import './TranslatedListArrivals.ts'

const ONE_DAY = { earliest: '2026-12-01', latest: '2026-12-01' }
const TWO_DAYS = { earliest: '2026-12-01', latest: '2026-12-02' }

beforeEach(() => localStorage.clear())

async function open(ids: readonly string[], code = 'hogar') {
  const onKnown = vi.fn<(arrivals: Arrivals) => void>()
  let show: (next: readonly string[]) => void = () => undefined
  function List() {
    const [shown, setShown] = useState(ids)
    useEffect(() => {
      show = setShown
    }, [])
    return <ListArrivals ids={shown} onKnown={onKnown} />
  }
  const view = await renderWithRelay(<List />, {
    answered: 0,
    store: STORES.find((store) => store.code === code),
  })
  const { mock } = view.environment
  const questions = () =>
    mock.getAllOperations().filter(({ request }) => request.node.operation.name === 'ListArrivalsQuery')
  const answer = (days: Readonly<Record<string, object | null>>) =>
    act(async () =>
      questions().forEach((operation) => {
        const { ids: asked } = operation.request.variables as Readonly<{ ids: readonly string[] }>
        const nodes = asked.map((id) =>
          id in days ? { __typename: 'SimpleProduct', id, deliveryEstimate: days[id] } : null,
        )
        mock.resolve(operation, { data: answerQuery(operation.request.node, operation.request.variables, { nodes }) })
      }),
    )
  return { ...view, onKnown, questions, answer, show: (next: readonly string[]) => act(async () => show(next)) }
}

describe('delivery days of a list', () => {
  it('are read for all its products in one request, for the postal code of the device', async () => {
    localStorage.setItem('hogar:postcode:hogar', '"97000"')
    const { questions, answer, onKnown } = await open(['a', 'b', 'gone', 'service'])
    expect(questions().map(({ request }) => request.variables)).toEqual([
      { ids: ['a', 'b', 'gone', 'service'], postcode: '97000' },
    ])
    await answer({ a: ONE_DAY, b: TWO_DAYS, service: null })
    expect([...(onKnown.mock.lastCall?.[0] ?? [])]).toEqual([
      ['a', 'Llega mar 1 dic'],
      ['b', 'Llega mar 1 – mié 2 dic'],
    ])
  })

  it('are read for the store’s main area without one, and in bounded requests', async () => {
    const { questions } = await open(Array.from({ length: ARRIVALS_BATCH + 2 }, (_, at) => `p${at}`))
    expect(questions().map(({ request: { variables } }) => [variables['ids'].length, variables['postcode']])).toEqual([
      [ARRIVALS_BATCH, null],
      [2, null],
    ])
  })

  it('are read again with the next page where the network failed, and only those that are missing', async () => {
    const { environment, questions, onKnown, answer, show } = await open(['a'])
    await act(async () =>
      environment.mock.reject(questions()[0]!, new NetworkFailure('unreachable', { operation: 'ListArrivalsQuery' })),
    )
    expect(onKnown).not.toHaveBeenCalled()
    await show(['a', 'b'])
    await answer({ a: ONE_DAY, b: ONE_DAY })
    await show(['a', 'b', 'c'])
    expect(questions().map(({ request }) => request.variables['ids'])).toEqual([['c']])
  })

  it.each([
    ['hogar', 'Se fabrica para ti: llega en unos 60 días'],
    ['de', 'Wird für dich gefertigt: kommt in etwa 60 Tagen'],
    ['it', 'Fatto per te: arriva in circa 60 giorni'],
  ])('in %s say that a product is made to order', async (code, words) => {
    const { answer, onKnown } = await open(['a'], code)
    await answer({ a: { ...ONE_DAY, madeToOrderDays: 60 } })
    expect(onKnown.mock.lastCall?.[0].get('a')).toBe(words)
  })

  it.each([
    ['de', 'Lieferung Di. 1. – Mi. 2. Dez.'],
    ['it', 'Arriva mar 1 – mer 2 dic'],
  ])('in %s are short in the language of the store', async (code, words) => {
    const { answer, onKnown } = await open(['a'], code)
    await answer({ a: TWO_DAYS })
    expect(onKnown.mock.lastCall?.[0].get('a')).toBe(words)
  })
})
