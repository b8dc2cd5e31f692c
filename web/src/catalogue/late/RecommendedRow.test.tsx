import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerQuery } from '../../testing/answerQuery.ts'
import { stubNearness } from '../../testing/stubNearness.ts'
import { PRODUCT, openProductPage } from '../testing/openProductPage.tsx'
import { PATIENCE } from '../../testing/patience.ts'
import '../../testing/loadedCataloguePages.ts'

let scrollNear: () => Promise<void>

async function open() {
  const view = await openProductPage({ ...PRODUCT, __typename: 'SimpleProduct' })
  const questions = () =>
    view.environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.operation.name === 'RecommendedRowQuery')
  const answer = async (recommendations: readonly object[] | null) => {
    await scrollNear()
    await vi.waitFor(() => expect(questions()).toHaveLength(1), PATIENCE)
    const [operation] = questions()
    if (!operation) return
    const node = { ...PRODUCT, __typename: 'SimpleProduct', recommendations }
    await act(async () =>
      view.environment.mock.resolve(operation, {
        data: answerQuery(operation.request.node, operation.request.variables, { node }),
      }),
    )
  }
  return { ...view, questions, answer }
}

const other = (id: string) => ({ ...PRODUCT, __typename: 'SimpleProduct', id, name: `Mesa ${id}`, urlPath: `m/${id}` })
const heading = () => screen.queryByRole('heading', { name: 'Te recomendamos' })

describe('what is recommended with a product', () => {
  beforeEach(() => {
    scrollNear = stubNearness()
  })
  afterEach(() => vi.unstubAllGlobals())

  it('says on its cards when they arrive, read in one request', async () => {
    const view = await open()
    await view.answer([other('a'), other('b')])
    const asked = () =>
      view.environment.mock
        .getAllOperations()
        .filter(({ request }) => request.node.operation.name === 'ListArrivalsQuery')
    await vi.waitFor(() => expect(asked()).toHaveLength(1), PATIENCE)
    const [question] = asked()
    expect(question?.request.variables).toEqual({ ids: ['a', 'b'], postcode: null })
    const days = { earliest: '2026-12-01', latest: '2026-12-01', madeToOrderDays: null }
    const made = { earliest: '2027-01-19', latest: '2027-01-19', madeToOrderDays: 60 }
    const nodes = [
      { ...other('a'), deliveryEstimate: days },
      { ...other('b'), deliveryEstimate: made },
    ]
    await act(async () => {
      if (question)
        view.environment.mock.resolve(question, {
          data: answerQuery(question.request.node, question.request.variables, { nodes }),
        })
    })
    expect(screen.getByText('Llega mar 1 dic')).toBeTruthy()
    expect(screen.getByText('Se fabrica para ti: llega en unos 60 días')).toBeTruthy()
  })

  it('is requested when a shopper scrolls near, not before', async () => {
    const view = await open()
    expect(view.questions()).toHaveLength(0)
    await view.answer([other('a'), other('b')])
    expect(heading()).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Mesa a' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Mesa b' })).toBeTruthy()
  })

  it.each([
    ['nothing', []],
    ['no service', null],
  ] as const)('is nowhere where there is %s', async (_what, named) => {
    const view = await open()
    await view.answer(named)
    expect(heading()).toBeNull()
  })
})
