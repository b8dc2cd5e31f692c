import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import query from '../__generated__/RecentRouteQuery.graphql'
import { PRODUCT } from '../catalogue/testing/openProductPage.tsx'
import { NetworkFailure } from '../relay/NetworkFailure.ts'
import { answerQuery } from '../testing/answerQuery.ts'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { RecentRoute } from './RecentRoute.tsx'
import { RECENT_KEPT_MAX } from './limits.ts'

const KEY = 'hogar:recent:hogar'
const table = (id: string) => ({
  ...PRODUCT,
  __typename: 'SimpleProduct',
  id,
  name: `Mesa ${id}`,
  urlPath: `mesas/${id}`,
})

async function open(...seen: string[]) {
  localStorage.setItem(KEY, JSON.stringify(seen))
  const view = await renderWithRelay(
    <RouteForTest query={query} root={{ viewer: { customer: { id: 'c:1', firstName: 'Ana' } } }}>
      <RecentRoute />
    </RouteForTest>,
    { path: '/my-account/recently-viewed', answered: 0 },
  )
  const questions = () =>
    view.environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.operation.name === 'useRecentProductsQuery')
  const answer = (nodes: (object | null)[]) =>
    act(async () =>
      questions().forEach((operation) =>
        view.environment.mock.resolve(operation, {
          data: answerQuery(operation.request.node, operation.request.variables, { nodes }),
        }),
      ),
    )
  return { ...view, questions, answer }
}

beforeEach(() => localStorage.clear())

describe('what was looked at, in the account', () => {
  it('is one of its places, in the order of viewing, read in one request', async () => {
    const { questions, answer } = await open('b', 'a', 'gone')
    expect(questions().map(({ request }) => request.variables)).toEqual([{ ids: ['b', 'a', 'gone'] }])
    await answer([table('b'), table('a'), null])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lo que viste hace poco')
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Lo que viste hace poco')
    expect(screen.getAllByRole('link', { name: /^Mesa/ }).map(({ textContent }) => textContent)).toEqual([
      'Mesa b',
      'Mesa a',
    ])
  })

  it('is bounded, even if the device holds more', async () => {
    const { questions } = await open(...Array.from({ length: 100 }, (_, at) => `p${at}`))
    expect(questions()[0]?.request.variables['ids']).toHaveLength(RECENT_KEPT_MAX)
  })

  it('is cleared by its button, and says then how it fills', async () => {
    const { answer } = await open('a')
    await answer([table('a')])
    await userEvent.click(screen.getByRole('button', { name: 'Borrar lo visto' }))
    expect(screen.getByRole('heading', { name: 'Todavía no viste nada' })).toBeTruthy()
    expect(localStorage.getItem(KEY)).toBe('[]')
  })

  it('is empty without a request where nothing was viewed', async () => {
    const { questions } = await open()
    expect(screen.getByRole('heading', { name: 'Todavía no viste nada' })).toBeTruthy()
    expect(questions()).toEqual([])
  })

  it('can be requested again where the network failed', async () => {
    const { environment, questions, answer } = await open('a')
    await act(async () =>
      environment.mock.reject(
        questions()[0]!,
        new NetworkFailure('unreachable', { operation: 'useRecentProductsQuery' }),
      ),
    )
    expect(screen.getByRole('alert').textContent).toContain('No pudimos traer lo que viste')
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    await answer([table('a')])
    expect(screen.getByRole('link', { name: 'Mesa a' })).toBeTruthy()
  })
})
