import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { SHARE_TRIES_MAX } from './limits.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let giver: ReturnType<typeof createGraphClient>
let taker: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  giver = createGraphClient(platform.url, 'giver')
  taker = createGraphClient(platform.url, 'taker')
})
afterEach(async () => {
  await giver.close()
  await taker.close()
  await platform.close()
})

const SHARED =
  'code expiresAt lines { sku optionsChecksum quantity name unitPrice { amount currencyCode } choices { customOptions { optionId value } bundleOptions { optionId selectionIds quantity } } options { label value } product { sku } variant { sku } }'
const add = (client: typeof giver, ...lines: string[]) =>
  client.query(`mutation { addCartLines(input: { lines: [${lines.join()}] }) { userErrors { code } } }`)
const share = async (key = '') => {
  const given = key && `clientMutationId: "${key}"`
  const { data } = await giver.query(
    `mutation { shareCart(input: { ${given} }) { sharedCart { ${SHARED} } userErrors { code } clientMutationId } }`,
  )
  return data.shareCart
}
const look = (code: string) => taker.query(`{ sharedCart(code: "${code}") { ${SHARED} } }`)
const takeOver = async (code: string, key = '') => {
  const { data, errors, calls } = await taker.query(
    `mutation { takeOverSharedCart(input: { code: "${code}", clientMutationId: ${key ? `"${key}"` : 'null'} }) {
      cart { lines { sku quantity optionsChecksum } } userErrors { code field sku } } }`,
  )
  expect(errors).toEqual([])
  return { ...data.takeOverSharedCart, calls }
}
const codes = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code)
const LAMP = '{ sku: "LAMP", quantity: 2, customOptions: [{ optionId: "13", value: "31" }] }'

test('a link shows the cart as it was, to another session, however it is later changed', async () => {
  await add(giver, '{ sku: "SOFA-GRY", quantity: 2 }', '{ sku: "BED-KIT" }')
  const { sharedCart, userErrors } = await share()
  expect(userErrors).toEqual([])
  await add(giver, '{ sku: "SKU-1" }')
  const { data, errors } = await look(sharedCart.code)
  expect(errors).toEqual([])
  expect(data.sharedCart).toEqual(sharedCart)
  expect(sharedCart).toMatchObject({
    expiresAt: '2026-12-20T10:00:00.000Z',
    lines: [
      {
        sku: 'SOFA-GRY',
        quantity: 2,
        unitPrice: { amount: '116.00', currencyCode: 'MXN' },
        options: [{ label: 'Color', value: 'Gris' }],
        product: { sku: 'SOFA' },
        variant: { sku: 'SOFA-GRY' },
      },
      {
        sku: 'BED-KIT',
        quantity: 1,
        choices: { customOptions: [], bundleOptions: [{ selectionIds: expect.any(Array) }] },
        product: { sku: 'BED-KIT' },
        variant: null,
      },
    ],
  })
})

test('the same key makes one link, another key another', async () => {
  await add(giver, '{ sku: "SKU-1" }')
  const [first, again, other] = [await share('a'), await share('a'), await share('b')]
  expect(again).toEqual(first)
  expect(other.sharedCart.code).not.toBe(first.sharedCart.code)
})

test('nothing is shared without a cart, or of an empty one', async () => {
  expect(await share()).toMatchObject({ sharedCart: null, userErrors: [{ code: 'CART_NOT_FOUND' }] })
  await add(giver, '{ sku: "SKU-1" }')
  await giver.query(
    'mutation { removeCartLines(input: { lines: [{ identity: { sku: "SKU-1" } }] }) { userErrors { code } } }',
  )
  expect(await share()).toMatchObject({ sharedCart: null, userErrors: [{ code: 'CART_EMPTY' }] })
})

describe('taking over', () => {
  test('adds what is missing, keeps the larger quantity, and does nothing the second time', async () => {
    await add(giver, '{ sku: "SKU-1", quantity: 2 }', '{ sku: "SKU-2", quantity: 5 }', LAMP)
    await add(taker, '{ sku: "SKU-1", quantity: 4 }', '{ sku: "SKU-2" }', '{ sku: "SKU-3" }')
    const { code } = (await share()).sharedCart
    const taken = await takeOver(code)
    const names = ({ cart }: typeof taken) =>
      cart.lines.map((line: { sku: string; quantity: number }) => `${line.sku} ${line.quantity}`)
    expect(taken.userErrors).toEqual([])
    expect(names(taken)).toEqual(['SKU-1 4', 'SKU-2 5', 'SKU-3 1', 'LAMP 2'])
    expect(taken.cart.lines[3].optionsChecksum).toMatch(/^[0-9a-f]{16}$/)
    const again = await takeOver(code)
    expect(names(again)).toEqual(names(taken))
    expect(again.calls.cartUpdate).toBeUndefined()
  })

  test('opens a cart for somebody who has none', async () => {
    await add(giver, '{ sku: "SOFA-BLU", quantity: 3 }')
    const { code } = (await share()).sharedCart
    expect((await takeOver(code, 'k')).cart.lines).toMatchObject([{ sku: 'SOFA-BLU', quantity: 3 }])
    expect((await takeOver(code, 'k')).cart.lines).toMatchObject([{ sku: 'SOFA-BLU', quantity: 3 }])
  })

  test('refuses single lines, and takes over the others', async () => {
    await add(giver, '{ sku: "SKU-1" }', '{ sku: "SKU-2" }', '{ sku: "SKU-3" }')
    const { code } = (await share()).sharedCart
    platform.carts.refused.add('SKU-2')
    Object.assign(
      platform.documents.product!.find(({ sku }) => sku === 'SKU-1')!,
      { sku: 'GONE-1' },
    )
    const fresh = createGraphClient(platform.url, 'fresh')
    const { data } = await fresh.query(
      `mutation { takeOverSharedCart(input: { code: "${code}" }) { cart { lines { sku } } userErrors { code sku } } }`,
    )
    await fresh.close()
    expect(data.takeOverSharedCart).toEqual({
      cart: { lines: [{ sku: 'SKU-3' }] },
      userErrors: [
        { code: 'PRODUCT_NOT_FOUND', sku: 'SKU-1' },
        { code: 'INSUFFICIENT_STOCK', sku: 'SKU-2' },
      ],
    })
  })

  test('takes only the lines that are named, each by what is in it', async () => {
    await add(giver, '{ sku: "SKU-1", quantity: 2 }', '{ sku: "SKU-2" }', LAMP)
    const { code } = (await share()).sharedCart
    const { lines } = (await look(code)).data.sharedCart
    const wanted = lines.filter(({ sku }: { sku: string }) => sku !== 'SKU-1')
    const { data, errors } = await taker.query(
      `mutation ($input: TakeOverSharedCartInput!) { takeOverSharedCart(input: $input) { cart { lines { sku quantity } } userErrors { code } } }`,
      { input: { code, lines: wanted.map(({ sku, optionsChecksum }: never) => ({ sku, optionsChecksum })) } },
    )
    expect([errors, data.takeOverSharedCart]).toEqual([
      [],
      {
        cart: {
          lines: [
            { sku: 'SKU-2', quantity: 1 },
            { sku: 'LAMP', quantity: 2 },
          ],
        },
        userErrors: [],
      },
    ])
    const none = await taker.query(
      `mutation { takeOverSharedCart(input: { code: "${code}", lines: [] }) { userErrors { code field } } }`,
    )
    expect(none.data.takeOverSharedCart.userErrors).toEqual([{ code: 'INVALID', field: ['lines'] }])
  })

  test('of a code that leads nowhere is refused, and opens no cart', async () => {
    const refused = await takeOver('nobody-shared-this-0')
    expect(refused).toMatchObject({ cart: null, userErrors: [{ code: 'SHARE_NOT_FOUND', field: ['code'] }] })
    expect(platform.carts.carts.size).toBe(0)
  })
})

describe('codes', () => {
  test('that lead nowhere show nothing, and what is no code is not asked about', async () => {
    expect((await look('nobody-shared-this-0')).data.sharedCart).toBeNull()
    expect(await look('../../order/000000001')).toMatchObject({ data: { sharedCart: null }, calls: {} })
  })

  test('cannot be guessed: tries are counted, looking and taking over alike', async () => {
    await add(giver, '{ sku: "SKU-1" }')
    const { code } = (await share()).sharedCart
    for (let tries = 0; tries < SHARE_TRIES_MAX; tries += 1) await look(`guess-${tries}-0123456789`)
    const { data, errors, calls } = await look(code)
    expect([data.sharedCart, errors.map((error) => error.code), calls]).toEqual([null, ['RATE_LIMITED'], {}])
    expect(codes(await takeOver(code))).toEqual(['TOO_MANY_ATTEMPTS'])
  })

  test('that lead somewhere are never counted: so many shares are opened from one address as there are', async () => {
    await add(giver, '{ sku: "SKU-1" }')
    const opened = new Set<string>()
    for (let times = 0; times <= SHARE_TRIES_MAX; times += 1) {
      const { code } = (await share()).sharedCart
      opened.add((await look(code)).data.sharedCart.code)
    }
    expect(opened.size).toBe(SHARE_TRIES_MAX + 1)
    expect((await look('guess-1-0123456789')).errors).toEqual([])
  })

  test('that one has opened are no guess any more, however often they are opened again', async () => {
    await add(giver, '{ sku: "SKU-1" }')
    const { code } = (await share()).sharedCart
    for (let times = 0; times <= SHARE_TRIES_MAX; times += 1) expect((await look(code)).data.sharedCart).not.toBeNull()
    expect((await takeOver(code)).cart.lines).toMatchObject([{ sku: 'SKU-1' }])
    expect((await look('guess-1-0123456789')).errors).toEqual([])
  })
})
