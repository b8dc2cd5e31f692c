import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { QUOTES_MAX } from './limits.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
let stranger: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url, 'shopper-session-0001')
  stranger = createGraphClient(platform.url, 'stranger-session-001')
})
afterEach(async () => {
  await shopper.close()
  await stranger.close()
  await platform.close()
})

type Client = typeof shopper

const QUOTE = `id name savedAt validUntil totalThen { amount currencyCode } totalNow { amount }
  lines { sku quantity name optionsChecksum unitPriceThen { amount } unitPriceNow { amount } product { sku } variant { sku }
    choices { customOptions { optionId value } } }`
const add = (client: Client, ...lines: string[]) =>
  client.query(`mutation { addCartLines(input: { lines: [${lines.join()}] }) { userErrors { code } } }`)
const save = async (name = 'Sala', key = '') => {
  const { data, errors } = await shopper.query(
    `mutation ($input: SaveQuoteInput!) { saveQuote(input: $input) { quote { ${QUOTE} } userErrors { code field } notices { code message } } }`,
    { input: { name, ...(key && { clientMutationId: key }) } },
  )
  expect(errors).toEqual([])
  return data.saveQuote
}
const list = async (client: Client) =>
  (await client.query(`{ viewer { quotes { nodes { ${QUOTE} } } } }`)).data.viewer.quotes.nodes
const restore = async (client: Client, id: string, mode = 'MERGE') => {
  const { data, errors } = await client.query(
    `mutation ($input: RestoreQuoteInput!) { restoreQuote(input: $input) {
      cart { lines { sku quantity optionsChecksum } } userErrors { code sku } } }`,
    { input: { id, mode, clientMutationId: `${id}${mode}` } },
  )
  expect(errors).toEqual([])
  return data.restoreQuote
}
const drop = async (client: Client, id: string) =>
  (await client.query(`mutation { deleteQuote(input: { id: "${id}" }) { deletedQuoteId userErrors { code } } }`)).data
    .deleteQuote
const units = ({ cart }: { cart: { lines: { sku: string; quantity: number }[] } }) =>
  cart.lines.map(({ sku, quantity }) => `${sku} ${quantity}`)

const LAMP = '{ sku: "LAMP", quantity: 2, customOptions: [{ optionId: "13", value: "31" }] }'

describe('saving', () => {
  test('keeps the cart as it is under a name, with the prices of then and of today', async () => {
    await add(shopper, '{ sku: "SOFA-GRY", quantity: 2 }', LAMP)
    const { quote, userErrors, notices } = await save('  Sala nueva  ')
    expect([userErrors, notices]).toEqual([
      [],
      [{ code: 'QUOTE_SAVED', message: 'Guardamos tu carrito como «Sala nueva».' }],
    ])
    await add(shopper, '{ sku: "SKU-1" }')
    for (const item of platform.quotes.saved.get('quote-1')!.items as { current_price_incl_tax: number | null }[]) {
      item.current_price_incl_tax = 100
    }
    const [listed] = await list(shopper)
    expect(listed).toMatchObject({
      id: quote.id,
      name: 'Sala nueva',
      savedAt: '2026-11-20T10:00:00.000Z',
      validUntil: '2026-12-20T10:00:00.000Z',
      totalThen: { amount: '464.00', currencyCode: 'MXN' },
      totalNow: { amount: '400.00' },
      lines: [
        { sku: 'SOFA-GRY', quantity: 2, product: { sku: 'SOFA' }, variant: { sku: 'SOFA-GRY' } },
        {
          sku: 'LAMP',
          optionsChecksum: expect.stringMatching(/^[0-9a-f]{16}$/),
          unitPriceThen: { amount: '116.00' },
          unitPriceNow: { amount: '100.00' },
          choices: { customOptions: [{ optionId: '13', value: '31' }] },
        },
      ],
    })
  })

  test('happens once for one key', async () => {
    await add(shopper, '{ sku: "SKU-1" }')
    expect((await save('A', 'k')).quote).toEqual((await save('A', 'k')).quote)
    expect(await list(shopper)).toHaveLength(1)
  })

  test('takes a name and a cart with something in it', async () => {
    expect(await save()).toMatchObject({ quote: null, userErrors: [{ code: 'CART_NOT_FOUND' }] })
    await add(shopper, '{ sku: "SKU-1" }')
    expect(await save('   ')).toMatchObject({ quote: null, userErrors: [{ code: 'INVALID', field: ['name'] }] })
    expect(await save('x'.repeat(61))).toMatchObject({
      quote: null,
      userErrors: [{ code: 'INVALID', field: ['name'] }],
    })
    expect(platform.quotes.saved.size).toBe(0)
  })

  test('ends at as many as one may have', async () => {
    await add(shopper, '{ sku: "SKU-1" }')
    for (let count = 0; count < QUOTES_MAX; count += 1) await save(`Q${count}`)
    expect(await save('one more')).toMatchObject({ quote: null, userErrors: [{ code: 'QUOTE_LIMIT' }] })
    expect(platform.quotes.saved.size).toBe(QUOTES_MAX)
  })
})

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

  test('is cut where it is asked for, with one call too', async () => {
    const { endCursor } = (await page('first: 2')).pageInfo
    expect(await page(`first: 3, after: "${endCursor}"`)).toMatchObject({ names: 'Q5 Q4 Q3', totalCount: 7 })
    expect(await page('last: 2')).toMatchObject({ names: 'Q2 Q1', pageInfo: { hasNextPage: false } })
    expect(await page('first: 100')).toMatchObject({ names: 'Q7 Q6 Q5 Q4 Q3 Q2 Q1' })
    expect(asked()).toEqual(['2/1', '20/1', '20/1', '20/1'])
  })

  test('opens one by its id, of whatever page', async () => {
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
    expect((await shopper.query(`{ node(id: "${id}") { id ... on Quote { name } } }`)).data.node).toEqual({
      id,
      name: 'Sala',
    })
  })

  test('is told apart by a secret that is not the session’s id', async () => {
    await add(shopper, '{ sku: "SKU-1" }')
    await save()
    const { owner } = platform.quotes.saved.get('quote-1')!
    expect(owner).toMatch(/^[\w-]{43}$/)
    expect(owner).not.toContain(shopper.id)
  })
})

describe('bringing back', () => {
  test('merges: what the cart holds stays, the larger quantity counts, twice is once', async () => {
    await add(shopper, '{ sku: "SKU-1", quantity: 3 }', LAMP)
    const { id } = (await save()).quote
    await add(stranger, '{ sku: "SKU-9" }')
    await shopper.query(
      `mutation { updateCartLines(input: { lines: [{ line: { identity: { sku: "SKU-1" } }, quantity: 1 }] }) { userErrors { code } } }`,
    )
    await add(shopper, '{ sku: "SKU-2", quantity: 4 }')
    const merged = await restore(shopper, id)
    expect([merged.userErrors, units(merged)]).toEqual([[], ['SKU-1 3', 'LAMP 2', 'SKU-2 4']])
    expect(units(await restore(shopper, id, 'MERGE'))).toEqual(units(merged))
  })

  test('replaces: the cart is what the quote was', async () => {
    await add(shopper, '{ sku: "SKU-1", quantity: 3 }', LAMP)
    const { id } = (await save()).quote
    await add(shopper, '{ sku: "SKU-1", quantity: 5 }', '{ sku: "SKU-2" }')
    const replaced = await restore(shopper, id, 'REPLACE')
    expect([replaced.userErrors, units(replaced)]).toEqual([[], ['SKU-1 3', 'LAMP 2']])
  })

  test('refuses what is no longer sold line by line, and leaves a cart alone that would get nothing', async () => {
    await add(shopper, '{ sku: "SKU-1" }')
    const { id } = (await save()).quote
    await add(shopper, '{ sku: "SKU-2" }')
    Object.assign(
      platform.documents.product!.find(({ sku }) => sku === 'SKU-1')!,
      { sku: 'GONE-1' },
    )
    // Another gateway: this one has read the product a moment ago.
    const later = createGraphClient(platform.url, shopper.id)
    later.state.data = shopper.state.data
    const replaced = await restore(later, id, 'REPLACE')
    await later.close()
    expect(replaced.userErrors).toEqual([{ code: 'PRODUCT_NOT_FOUND', sku: 'SKU-1' }])
    expect(units(replaced)).toContain('SKU-2 1')
  })

  test('deleting forgets one, and twice is once', async () => {
    await add(shopper, '{ sku: "SKU-1" }')
    const { id } = (await save()).quote
    expect(await drop(shopper, id)).toEqual({ deletedQuoteId: id, userErrors: [] })
    expect(await drop(shopper, id)).toEqual({ deletedQuoteId: id, userErrors: [] })
    expect(await list(shopper)).toEqual([])
    expect((await restore(shopper, id)).userErrors).toMatchObject([{ code: 'QUOTE_NOT_FOUND' }])
  })
})
