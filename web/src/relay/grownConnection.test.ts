import { type ConcreteRequest, createOperationDescriptor, type Variables } from 'relay-runtime'
import { expect, test } from 'vitest'
import pageQuery from '../__generated__/CategoryProductsPaginationQuery.graphql'
import categoryQuery from '../__generated__/CategoryRouteQuery.graphql'
import homeQuery from '../__generated__/HomeRouteQuery.graphql'
import { answerQuery } from '../testing/answerQuery.ts'
import { createEnvironment } from './createEnvironment.ts'
import { grownConnection } from './grownConnection.ts'

const PAGE = 24
const COLOUR = [{ attribute: 'color', in: ['52'] }]

const edges = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    cursor: `c${from + index}`,
    node: { __typename: 'SimpleProduct', id: `p${from + index}` },
  }))

/** Creates a shop whose shopper has opened a category and loaded more until `shown` products were there. */
function shopWith(shown: number, total: number, filters: object[] | null = null) {
  const { environment, findMissing } = createEnvironment({
    transport: () => {
      throw new Error('nobody is asked')
    },
    isServer: false,
  })
  findMissing(grownConnection)
  const products = (from: number, count: number) => ({
    totalCount: total,
    edges: edges(from, Math.min(count, total - from)),
    pageInfo: { endCursor: `c${from + count - 1}`, hasNextPage: from + count < total },
    facets: [],
  })
  const list = { sort: null, filters }
  const answer = (query: ConcreteRequest, variables: Variables, root: object) => {
    const operation = createOperationDescriptor(query, variables)
    environment.commitPayload(operation, answerQuery(query, variables, root) as never)
    environment.retain(operation)
  }
  const category = { __typename: 'Category', id: 'sofas', link: '/sofas', name: 'Sofás' }
  answer(
    categoryQuery,
    { slug: 'sofas', count: PAGE, after: null, ...list },
    {
      category: { ...category, products: products(0, PAGE) },
    },
  )
  for (let from = PAGE; from < shown; from += PAGE) {
    const variables = { id: 'sofas', count: PAGE, after: `c${from - 1}`, isNarrowable: false, ...list }
    answer(pageQuery, variables, { node: { ...category, products: products(from, PAGE) } })
  }
  const isStored = (count: number, asked: object[] | null = filters) => {
    const variables = { slug: 'sofas', count, after: null, sort: null, filters: asked }
    return environment.check(createOperationDescriptor(categoryQuery, variables)).status === 'available'
  }
  return { environment, isStored }
}

test('a list that has grown is there for an address that asks for all of it', () => {
  const { isStored } = shopWith(3 * PAGE, 200)
  expect(isStored(3 * PAGE)).toBe(true)
  expect(isStored(2 * PAGE)).toBe(true)
  expect(isStored(4 * PAGE)).toBe(false)
})

test('the last page may be short', () => {
  const { isStored } = shopWith(2 * PAGE, PAGE + 7)
  expect(isStored(2 * PAGE)).toBe(true)
  expect(isStored(3 * PAGE)).toBe(true)
})

test('another choice is another list', () => {
  const { isStored } = shopWith(2 * PAGE, 200, COLOUR)
  expect(isStored(2 * PAGE)).toBe(true)
  expect(isStored(2 * PAGE, null)).toBe(false)
  expect(isStored(2 * PAGE, [{ attribute: 'color', in: ['50'] }])).toBe(false)
})

test('a strip of a home is no list', () => {
  const { environment } = shopWith(2 * PAGE, 200)
  expect(environment.check(createOperationDescriptor(homeQuery, {})).status).toBe('missing')
})
