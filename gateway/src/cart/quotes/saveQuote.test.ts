import { describe, expect, test } from 'vitest'
import { QUOTES_MAX } from '../limits.ts'
import { LAMP, add, errorsOf, list, platform, quotesForEachTest, save, shopper } from '../../testing/quoteShop.ts'

quotesForEachTest()

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

test('a platform that fails is an error, and keeps nothing', async () => {
  await add(shopper, '{ sku: "SKU-1" }')
  platform.faults.set('/api/quote/create', 503)
  expect(await errorsOf('mutation { saveQuote(input: { name: "Sala" }) { userErrors { code } } }')).toEqual([
    { path: ['saveQuote'], message: expect.stringContaining('quoteCreate: unavailable') },
  ])
  expect(platform.quotes.saved.size).toBe(0)
})
