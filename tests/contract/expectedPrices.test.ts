import { expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { gateway } = sharedShop()

const LISTED = `{ store { rootCategory { products(first: 80) { nodes {
    __typename sku unavailable { code } price { final { amount } }
    ... on SimpleProduct { customOptions { isRequired } }
    ... on ConfigurableProduct { variants { sku stock { status quantity } price { final { amount } } } }
  } } } } }`
const ADD = `mutation ($input: AddCartLinesInput!) { addCartLines(input: $input) {
  lines { sku } userErrors { message } notices { code message } } }`

type Priced = { sku: string; price: { final: { amount: string } } }
type Node = Priced & {
  __typename: string
  unavailable: object | null
  customOptions?: { isRequired: boolean }[]
  variants?: (Priced & { stock: { status: string; quantity: number | null } | null })[]
}
type Added = { addCartLines: { lines: object[]; userErrors: object[]; notices: { code: string; message: string }[] } }

const LINES_MAX = 50
/** Lines of one mutation: each line is a call of its own, which a busy machine takes a while for. */
const LINES_AT_ONCE = 10

/** Returns what can be bought as it is: a product without required choices, or its first variant in stock. */
function boughtAs({ __typename, unavailable, customOptions = [], variants, ...product }: Node): Priced[] {
  if (unavailable || __typename === 'BundleProduct' || __typename === 'GroupedProduct') return []
  if (variants) return variants.filter(({ stock }) => stock?.status === 'OK').slice(0, 1)
  return customOptions.some(({ isRequired }) => isRequired) ? [] : [product]
}

it.each(['hogar', 'viu', 'mavi', 'de', 'it'])(
  'what the catalogue of %s says that something costs is what it costs in the cart',
  async (store) => {
    const shopper = asGuest(gateway, store)
    const { store: shop } = (await shopper.run(LISTED)) as {
      store: { rootCategory: { products: { nodes: Node[] } } }
    }
    const bought = shop.rootCategory.products.nodes.flatMap(boughtAs).slice(0, LINES_MAX)
    expect(bought.length).toBeGreaterThan(10)
    const lines = bought.map(({ sku, price }) => ({ sku, expectedUnitPrice: price.final.amount }))
    for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
      const added = lines.slice(at, at + LINES_AT_ONCE)
      const { addCartLines } = (await shopper.run(ADD, { input: { lines: added } })) as Added
      expect(addCartLines.userErrors).toEqual([])
      expect(addCartLines.lines).toHaveLength(added.length)
      expect(addCartLines.notices.filter(({ code }) => code === 'PRICE_CHANGED')).toEqual([])
    }
  },
)
