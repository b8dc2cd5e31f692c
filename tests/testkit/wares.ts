import { asGuest } from './guest.ts'

/** A product as a test needs it: how to name it, find it, and see it on a page. */
export type Ware = Readonly<{ sku: string; name: string; urlPath: string }>

const READ = `query Ware($sku: String!) { product(by: { sku: $sku }) { sku name urlPath } }`

/** Products of the seeded shop that stand for their kind. */
export const SKUS = {
  simple: 'MESA-LATERAL-CORAL',
  /** Colour and size. */
  configurable: 'SABANAS-NUBE',
  bundle: 'PAQUETE-DORMIR-LUNA',
  grouped: 'COMEDOR-ENCINAR',
  customisable: 'CUCHILLOS-COMAL',
} as const

/** Looks a product up as a store sells it. Throws when it does not. */
export async function wareOf(gateway: string, sku: string, store = 'hogar'): Promise<Ware> {
  const { product } = (await asGuest(gateway, store).run(READ, { sku })) as { product: Ware | null }
  if (!product) throw new Error(`${store} does not sell ${sku}`)
  return product
}

const IN_STOCK = `query InStock { search(term: "mesa", first: 100) { nodes { __typename sku name urlPath stock { quantity } } } }`

/** Simple products with so many pieces in stock that suites can buy side by side, in the shop's order. */
export async function plentifulWares(gateway: string, count: number, store = 'hogar'): Promise<readonly Ware[]> {
  const { search } = (await asGuest(gateway, store).run(IN_STOCK)) as {
    search: { nodes: readonly (Ware & { __typename: string; stock: { quantity: number | null } | null })[] }
  }
  const found = search.nodes.filter(
    (node) => node.__typename === 'SimpleProduct' && (node.stock?.quantity ?? 0) >= PLENTY,
  )
  if (found.length < count) throw new Error(`only ${found.length} tables are in good stock`)
  return found.slice(0, count).map(({ sku, name, urlPath }) => ({ sku, name, urlPath }))
}

const PLENTY = 30

const MACHINES = `query Machines { search(term: "lavadora", first: 40) { nodes { __typename sku name urlPath brand stock { quantity } } } }`

/** A simple product whose maker answers for it, in good stock. */
export async function guaranteedByMaker(gateway: string): Promise<Ware & { brand: string }> {
  const { search } = (await asGuest(gateway).run(MACHINES)) as {
    search: { nodes: readonly (Ware & { __typename: string; brand: string; stock: { quantity: number } | null })[] }
  }
  const found = search.nodes.find(
    ({ __typename, stock }) => __typename === 'SimpleProduct' && (stock?.quantity ?? 0) >= 5,
  )
  if (!found) throw new Error('no washing machine is in stock')
  return found
}
