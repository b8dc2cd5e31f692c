import { expect, test } from 'vitest'
import { toGlobalId } from '../../graph/globalId.ts'
import {
  add,
  drop,
  errorsOf,
  list,
  platform,
  quotesForEachTest,
  restore,
  save,
  shopper,
} from '../../testing/quoteShop.ts'

quotesForEachTest()

test('deleting forgets one, and twice is once', async () => {
  await add(shopper, '{ sku: "SKU-1" }')
  const { id } = (await save()).quote
  expect(await drop(shopper, id)).toEqual({ deletedQuoteId: id, userErrors: [] })
  expect(await drop(shopper, id)).toEqual({ deletedQuoteId: id, userErrors: [] })
  expect(await list(shopper)).toEqual([])
  expect((await restore(shopper, id)).userErrors).toMatchObject([{ code: 'QUOTE_NOT_FOUND' }])
})

test('an id that names no quote here deletes nothing', async () => {
  await add(shopper, '{ sku: "SKU-1" }')
  const { id } = (await save()).quote
  expect(await errorsOf('mutation { deleteQuote(input: { id: "x" }) { userErrors { code } } }')).toEqual([
    { path: ['deleteQuote'], message: 'This is not the id of a Quote.' },
  ])
  for (const unknown of [toGlobalId('Quote', 'de', 'quote-1'), toGlobalId('Quote', 'hogar', 'quote-99')]) {
    expect(await drop(shopper, unknown)).toMatchObject({
      deletedQuoteId: null,
      userErrors: [{ code: 'QUOTE_NOT_FOUND' }],
    })
  }
  expect(await list(shopper)).toMatchObject([{ id }])
  expect(platform.seen.filter(({ path }) => path === '/api/quote/delete')).toEqual([])
})

test('a platform that fails is an error, and the quote stays', async () => {
  await add(shopper, '{ sku: "SKU-1" }')
  const { id } = (await save()).quote
  platform.faults.set('/api/quote/delete', 503)
  expect(await errorsOf(`mutation { deleteQuote(input: { id: "${id}" }) { userErrors { code } } }`)).toEqual([
    { path: ['deleteQuote'], message: expect.stringContaining('quoteDelete: unavailable') },
  ])
  platform.faults.clear()
  expect(await list(shopper)).toHaveLength(1)
})
