import { describe, expect, it } from 'vitest'
import { type Guest, asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { gateway, platform } = sharedShop()

type Money = { amount: string }
type Price = { price: { final: Money } }
type Added = {
  addCartLines: {
    userErrors: { code: string }[]
    cart: { isVirtual: boolean; lines: { sku: string; unitPrice: Money }[]; paymentMethods: { code: string }[] | null }
  }
}

const ADD = `mutation Add($input: AddCartLinesInput!) {
  addCartLines(input: $input) {
    userErrors { code } cart { isVirtual lines { sku unitPrice { amount } } paymentMethods { code } }
  }
}`
const read = async <Product>(sku: string, selection: string, guest: Guest = asGuest(gateway)): Promise<Product> =>
  (
    (await guest.run(`query($sku: String!) { product(by: { sku: $sku }) { ${selection} } }`, { sku })) as {
      product: Product
    }
  ).product

/** Returns the unit price of a line that was added to a new cart. */
async function priceInCart(line: object): Promise<string | undefined> {
  const { addCartLines } = (await asGuest(gateway).run(ADD, { input: { lines: [line] } })) as Added
  expect(addCartLines.userErrors).toEqual([])
  return addCartLines.cart.lines[0]?.unitPrice.amount
}
/** SKU that no other suite buys. */
const AIR = 'MINISPLIT-GEISER'
const setStock = async (qty: number) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ qty })
  expect((await fetch(`${platform}/api/stock/${AIR}`, { method: 'PUT', headers, body })).status).toBe(200)
}
const sum = (...amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0).toFixed(2)

describe.each(['hogar', 'viu', 'mavi', 'de', 'it'])('%s', (store) => {
  it('answers everything that its products have, of every kind that it sells', async () => {
    const guest = asGuest(gateway, store)
    const { search } = (await guest.run(
      `{ search(term: "${store === 'de' ? 'Sofa' : store === 'it' ? 'divano' : 'mesa'}", first: 50) { nodes { sku __typename } } }`,
    )) as { search: { nodes: { sku: string; __typename: string }[] } }
    const kinds = new Map(search.nodes.map(({ sku, __typename }) => [__typename, sku]))
    expect(kinds.size).toBeGreaterThan(0)
    for (const [kind, sku] of kinds) {
      const product = await read<{ price: { final: Money; isCurrent: boolean }; media: object[]; related: object[] }>(
        sku,
        `name isNew unavailable { code } media { kind url videoUrl } tags { text } attributes { label value }
         price { final { amount } isCurrent tiers { quantity } credit { weekly { amount } punctualTotal { amount } } }
         deliveryEstimate { earliest latest } related(first: 12) { sku } upsell(first: 12) { sku }`,
        guest,
      )
      expect([kind, Number(product.price.final.amount) > 0, product.price.isCurrent]).toEqual([kind, true, true])
      expect(product.media.length).toBeGreaterThan(0)
    }
  })
})

describe('recommendations', () => {
  it.each([
    ['hogar', 'mesa'],
    ['de', 'Sofa'],
    ['it', 'divano'],
  ])('are of every store, bought together or alike, and never the product itself: %s', async (store, term) => {
    type Found = { search: { nodes: { sku: string; recommendations: { sku: string }[] }[] } }
    const { search } = (await asGuest(gateway, store).run(
      `{ search(term: "${term}", first: 10) { nodes { sku recommendations(first: 4) { sku } } } }`,
    )) as Found
    const recommended = search.nodes.flatMap(({ recommendations }) => recommendations)
    expect(recommended.length).toBeGreaterThanOrEqual(search.nodes.length)
    for (const { sku, recommendations } of search.nodes) {
      const skus = recommendations.map((other) => other.sku)
      expect([new Set(skus).size, skus.includes(sku)]).toEqual([skus.length, false])
    }
  })
})

describe('what is shown is what the cart asks for', () => {
  it('of each variant', async () => {
    const { variants } = await read<{ variants: ({ sku: string; stock: { status: string } } & Price)[] }>(
      'SABANAS-NUBE',
      '... on ConfigurableProduct { variants { sku stock { status } price { final { amount } } } }',
    )
    const inStock = variants.filter(({ stock }) => stock.status === 'OK').slice(0, 3)
    expect(inStock.length).toBeGreaterThan(0)
    for (const { sku, price } of inStock) expect(await priceInCart({ sku })).toBe(price.final.amount)
  })

  it('of a bundle: the sum of what it proposes', async () => {
    type Selection = { quantity: number; isDefault: boolean; product: Price }
    const { bundleOptions, price } = await read<{ bundleOptions: { selections: Selection[] }[] } & Price>(
      'PAQUETE-DORMIR-LUNA',
      `price { final { amount } } ... on BundleProduct { bundleOptions { selections { quantity isDefault product { price { final { amount } } } } } }`,
    )
    const proposed = bundleOptions.flatMap(({ selections }) => selections.filter(({ isDefault }) => isDefault))
    const amount = sum(...proposed.map(({ quantity, product }) => quantity * Number(product.price.final.amount)))
    expect([price.final.amount, await priceInCart({ sku: 'PAQUETE-DORMIR-LUNA' })]).toEqual([amount, amount])
  })

  it('of custom options: amounts, shares of the price, and texts that cost something', async () => {
    type Option = {
      optionId: string
      kind: string
      isRequired: boolean
      priceDelta: Money | null
      values: { valueId: string; priceDelta: Money }[]
    }
    const selection = `price { final { amount } } ... on SimpleProduct {
      customOptions { optionId kind isRequired priceDelta { amount } values { valueId priceDelta { amount } } } }`
    let tried = 0
    for (const sku of ['RELOJ-ZAFIRO', 'ARBOTANTE-CANDIL']) {
      const { customOptions, price } = await read<{ customOptions: Option[] } & Price>(sku, selection)
      expect(customOptions.length).toBeGreaterThan(0)
      const required = customOptions.filter(({ isRequired }) => isRequired)
      for (const option of customOptions) {
        const choices =
          option.kind === 'TEXT'
            ? [{ value: 'Ana', delta: option.priceDelta }]
            : option.values.map(({ valueId, priceDelta }) => ({ value: valueId, delta: priceDelta }))
        const others = required.filter(({ optionId }) => optionId !== option.optionId)
        for (const { value, delta } of choices) {
          const chosen = others.map(({ optionId, values }) => ({ optionId, value: values[0]?.valueId ?? 'x' }))
          const beside = others.reduce((total, { values }) => total + Number(values[0]?.priceDelta.amount ?? 0), 0)
          const inCart = await priceInCart({ sku, customOptions: [...chosen, { optionId: option.optionId, value }] })
          // Each part is rounded to cents where it is shown, their sum only once.
          expect(Number(inCart)).toBeCloseTo(Number(price.final.amount) + Number(delta?.amount ?? 0) + beside, 1)
          tried += 1
        }
      }
    }
    expect(tried).toBeGreaterThanOrEqual(4)
  })
})

it('sells a download without a delivery', async () => {
  const guest = asGuest(gateway)
  const { downloads } = await read<{ downloads: { title: string }[] }>(
    'PLANO-COJIN',
    '... on DownloadableProduct { downloads { title } }',
  )
  expect(downloads.length).toBeGreaterThan(0)
  const { addCartLines } = (await guest.run(ADD, { input: { lines: [{ sku: 'PLANO-COJIN' }] } })) as Added
  expect(addCartLines).toMatchObject({ userErrors: [], cart: { isVirtual: true, lines: [{ sku: 'PLANO-COJIN' }] } })
  const methodCode = addCartLines.cart.paymentMethods?.[0]?.code
  const { setCartPayment } = await guest.run(
    'mutation($code: String!) { setCartPayment(input: { methodCode: $code }) { userErrors { code } } }',
    { code: methodCode },
  )
  expect(setCartPayment).toEqual({ userErrors: [] })
  const billingAddress = {
    firstName: 'Ana',
    lastName: 'López',
    street: ['Av. Juárez 10'],
    city: 'Guadalajara',
    regionCode: 'JAL',
    postcode: '44100',
    telephone: '3312345678',
  }
  const { placeOrder } = await guest.run(
    'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { userErrors { code } order { lines { sku } } } }',
    { input: { email: 'ana@example.mx', billingAddress, clientMutationId: crypto.randomUUID() } },
  )
  expect(placeOrder).toEqual({ userErrors: [], order: { lines: [{ sku: 'PLANO-COJIN' }] } })
})

describe('few units left', () => {
  type Call = { endpoint: string; status: string }
  type Few = { quantity: number | null; isLow: boolean }

  it.each(['hogar', 'viu', 'mavi', 'de', 'it'])('are as few as the platform says of %s', async (store) => {
    const { data, extensions } = await asGuest(gateway, store).send('{ store { lowStockThreshold } }')
    const { result } = await (await fetch(`${platform}/api/ext/config_stock?store=${store}`)).json()
    expect(data?.store).toEqual({ lowStockThreshold: result.threshold })
    // The platform's own answer, not what stands in for one.
    const calls = extensions?.upstream as Call[] | undefined
    expect(calls?.map(({ endpoint, status }) => [endpoint, status])).toEqual([['stockConfig', '200']])
  })

  it('are said of fewer units than that, and not of that many', async () => {
    const { store } = (await asGuest(gateway).run('{ store { lowStockThreshold } }')) as {
      store: { lowStockThreshold: number }
    }
    const stock = async () => (await read<{ stock: Few }>(AIR, 'stock { quantity isLow }')).stock
    const quantities = [store.lowStockThreshold, store.lowStockThreshold - 1]
    try {
      for (const quantity of quantities) {
        await setStock(quantity)
        const isLow = quantity < store.lowStockThreshold
        await expect.poll(stock, { timeout: 10_000 }).toEqual({ quantity, isLow })
      }
    } finally {
      await setStock(0)
    }
    await expect.poll(stock, { timeout: 10_000 }).toEqual({ quantity: 0, isLow: false })
  })
})

describe('a wish to hear of stock', () => {
  const wish = async (email: string) => {
    const { notifyWhenInStock } = (await asGuest(gateway).run(
      `mutation($input: NotifyWhenInStockInput!) {
        notifyWhenInStock(input: $input) { userErrors { code } notices { code } } }`,
      { input: { sku: AIR, email } },
    )) as { notifyWhenInStock: { userErrors: { code: string }[]; notices: { code: string }[] } }
    return [...notifyWhenInStock.userErrors, ...notifyWhenInStock.notices].map(({ code }) => code)
  }
  const mailsTo = async (email: string) =>
    (await (await fetch(`${platform}/outbox?recipient=${encodeURIComponent(email)}`)).json()) as unknown[]

  it('is answered once by mail, however often it was made, and refused while there is stock', async () => {
    const email = `${crypto.randomUUID()}@example.mx`
    await setStock(0)
    expect([await wish(email), await wish(email.toUpperCase())]).toEqual([['STOCK_NOTICE_KEPT'], ['STOCK_NOTICE_KEPT']])
    expect(await mailsTo(email)).toEqual([])
    try {
      await setStock(3)
      await expect.poll(() => mailsTo(email), { timeout: 10_000 }).toHaveLength(1)
      await expect.poll(() => wish(email), { timeout: 10_000 }).toEqual(['IN_STOCK'])
    } finally {
      await setStock(0)
    }
  })
})
