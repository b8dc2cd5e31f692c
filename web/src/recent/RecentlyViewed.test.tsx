import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PRODUCT, openProductPage } from '../catalogue/testing/openProductPage.tsx'
import { answerQuery } from '../testing/answerQuery.ts'
import { stubNearness } from '../testing/stubNearness.ts'
import { PATIENCE } from '../testing/patience.ts'
import '../testing/loadedCataloguePages.ts'

const KEY = 'hogar:recent:hogar'
const other = (id: string) => ({
  ...PRODUCT,
  __typename: 'SimpleProduct',
  id,
  name: `Mesa ${id}`,
  urlPath: `mesas/${id}`,
})

let scrollNear: () => Promise<void>

async function open(...seen: string[]) {
  localStorage.setItem(KEY, JSON.stringify(seen))
  const view = await openProductPage({ ...PRODUCT, __typename: 'SimpleProduct' })
  const questions = () =>
    view.environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.operation.name === 'useRecentProductsQuery')
  return { ...view, questions }
}

async function answered(view: Awaited<ReturnType<typeof open>>, nodes: (object | null)[]) {
  await vi.waitFor(() => expect(view.questions()).toHaveLength(1), PATIENCE)
  await act(async () =>
    view.questions().forEach((operation) =>
      view.environment.mock.resolve(operation, {
        data: answerQuery(operation.request.node, operation.request.variables, { nodes }),
      }),
    ),
  )
}

describe('what was looked at', () => {
  beforeEach(() => {
    localStorage.clear()
    scrollNear = stubNearness()
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is kept on the device, the present product first', async () => {
    await open('a', 'product', 'b')
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(['product', 'a', 'b'])
  })

  it('says on its cards when they arrive, read in one request', async () => {
    const view = await open('a', 'b')
    await scrollNear()
    await answered(view, [other('a'), other('b')])
    const questions = () =>
      view.environment.mock
        .getAllOperations()
        .filter(({ request }) => request.node.operation.name === 'ListArrivalsQuery')
    await vi.waitFor(() => expect(questions()).toHaveLength(1), PATIENCE)
    const [question] = questions()
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

  it('is read in one request, and not before a shopper scrolls near', async () => {
    const view = await open('a', 'b')
    expect(view.questions()).toHaveLength(0)
    await scrollNear()
    await answered(view, [other('a'), null])
    expect(screen.getByRole('heading', { name: 'Lo que viste hace poco' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Mesa a' })).toBeTruthy()
    // The other product is no longer sold.
    expect(screen.queryByRole('link', { name: 'Mesa b' })).toBeNull()
  })

  it('asks for all but the present product', async () => {
    const view = await open('a', 'product', 'b')
    await scrollNear()
    await vi.waitFor(() => expect(view.questions()).toHaveLength(1), PATIENCE)
    expect(view.questions()[0]?.request.variables).toEqual({ ids: ['a', 'b'] })
  })

  it('is nowhere before anything else was looked at', async () => {
    const view = await open()
    await scrollNear()
    expect(view.questions()).toHaveLength(0)
  })

  it('can be forgotten', async () => {
    const view = await open('a')
    await scrollNear()
    await answered(view, [other('a')])
    await userEvent.click(screen.getByRole('button', { name: 'Borrar lo visto' }))
    expect(screen.queryByRole('heading', { name: 'Lo que viste hace poco' })).toBeNull()
    expect(localStorage.getItem(KEY)).toBe('[]')
  })
})
