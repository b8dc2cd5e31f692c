import { beforeEach, describe, expect, test } from 'vitest'
import {
  add,
  drop,
  list,
  platform,
  quotesForEachTest,
  restore,
  save,
  shopper,
  stranger,
} from '../../testing/quoteShop.ts'

quotesForEachTest()

describe('a list of them', () => {
  beforeEach(async () => {
    await add(shopper, '{ sku: "SKU-1" }')
    for (let count = 1; count <= 7; count += 1) await save(`Q${count}`)
    platform.seen.length = 0
  })
  const page = async (given: string) => {
    const { data, errors } = await shopper.query(
      `{ viewer { quotes(${given}) { edges { node { name } cursor } totalCount
        pageInfo { hasNextPage hasPreviousPage endCursor } } } }`,
    )
    expect(errors).toEqual([])
    const { edges, ...rest } = data.viewer.quotes
    return { names: edges.map(({ node }: { node: { name: string } }) => node.name).join(' '), ...rest }
  }
  const asked = () =>
    platform.seen
      .filter(({ path }) => path === '/api/quote/list')
      .map(({ query }) => `${query.get('pageSize')}/${query.get('currentPage')}`)

  test('comes a page at a time, each with one call', async () => {
    const first = await page('first: 5')
    expect(first).toMatchObject({
      names: 'Q7 Q6 Q5 Q4 Q3',
      totalCount: 7,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    })
    expect(await page(`first: 5, after: "${first.pageInfo.endCursor}"`)).toMatchObject({
      names: 'Q2 Q1',
      totalCount: 7,
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    })
    expect(asked()).toEqual(['5/1', '5/2'])
  })

  test('is cut to the requested window, also with one call each', async () => {
    const { endCursor } = (await page('first: 2')).pageInfo
    expect(await page(`first: 3, after: "${endCursor}"`)).toMatchObject({ names: 'Q5 Q4 Q3', totalCount: 7 })
    expect(await page('last: 2')).toMatchObject({ names: 'Q2 Q1', pageInfo: { hasNextPage: false } })
    expect(await page('first: 100')).toMatchObject({ names: 'Q7 Q6 Q5 Q4 Q3 Q2 Q1' })
    expect(asked()).toEqual(['2/1', '20/1', '20/1', '20/1'])
  })

  test('opens a quote by its id, from any page', async () => {
    const { nodes } = (await shopper.query('{ viewer { quotes(last: 1) { nodes { id } } } }')).data.viewer.quotes
    const { data } = await shopper.query(`{ node(id: "${nodes[0].id}") { ... on Quote { name } } }`)
    expect(data.node).toEqual({ name: 'Q1' })
  })
})

describe('another session', () => {
  test('sees, opens, brings back and deletes nothing', async () => {
    await add(shopper, '{ sku: "SKU-1" }')
    const { id } = (await save()).quote
    expect(await list(stranger)).toEqual([])
    const { data, errors } = await stranger.query(`{ node(id: "${id}") { id } nodes(ids: ["${id}"]) { id } }`)
    expect([data, errors]).toEqual([{ node: null, nodes: [null] }, []])
    expect(await restore(stranger, id)).toMatchObject({ cart: null, userErrors: [{ code: 'QUOTE_NOT_FOUND' }] })
    await drop(stranger, id)
    expect((await shopper.query(`{ node(id: "${id}") { id ... on Quote { name number } } }`)).data.node).toEqual({
      id,
      name: 'Sala',
      number: expect.stringMatching(/^quote-\d+$/),
    })
  })

  test('is identified by a secret that is not the session’s id', async () => {
    await add(shopper, '{ sku: "SKU-1" }')
    await save()
    const { owner } = platform.quotes.saved.get('quote-1')!
    expect(owner).toMatch(/^[\w-]{43}$/)
    expect(owner).not.toContain(shopper.id)
  })
})
