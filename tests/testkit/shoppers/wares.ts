import { asGuest } from '../graph/guest.ts'

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

const SIMPLE = `query Simple($term: String!) { search(term: $term, first: 100) { nodes { __typename sku name urlPath stock { quantity } } } }`

/** Pieces of a product that suites may buy without looking what others have bought. */
const PLENTY = 30
/** Pieces that the shared shop has of each such product from the start: more than all suites of a run buy. */
const STOCKED = 500

/** A product and how many pieces of it there are. */
export type CountedWare = Ware & Readonly<{ quantity: number }>

/** Simple products that a search finds, in the shop's order, with what there is of them now. */
export async function simpleWares(gateway: string, store: string, term: string): Promise<readonly CountedWare[]> {
  const { search } = (await asGuest(gateway, store).run(SIMPLE, { term })) as {
    search: { nodes: readonly (Ware & { __typename: string; stock: { quantity: number | null } | null })[] }
  }
  return search.nodes
    .filter(({ __typename }) => __typename === 'SimpleProduct')
    .map(({ sku, name, urlPath, stock }) => ({ sku, name, urlPath, quantity: stock?.quantity ?? 0 }))
}

/** All simple products that a search finds in good stock. */
export async function allPlentifulWares(
  gateway: string,
  store: string,
  term = 'mesa',
): Promise<readonly CountedWare[]> {
  return (await simpleWares(gateway, store, term)).filter(({ quantity }) => quantity >= PLENTY)
}

/** Simple products with so many pieces in stock that suites can buy side by side, in the shop's order. */
export async function plentifulWares(gateway: string, count: number, store = 'hogar'): Promise<readonly Ware[]> {
  const found = await allPlentifulWares(gateway, store)
  if (found.length < count) throw new Error(`only ${found.length} tables are in good stock`)
  return found.slice(0, count).map(({ sku, name, urlPath }) => ({ sku, name, urlPath }))
}

/** A lamp with at least so many pieces, and with so few that no suite counts on it: for buying all of them. */
export async function scarceLamp(gateway: string, least: number): Promise<CountedWare> {
  const lamps = await simpleWares(gateway, 'hogar', 'lámpara')
  const lamp = lamps.find(({ quantity }) => quantity >= least && quantity < PLENTY)
  if (!lamp) throw new Error(`no scarce lamp has ${least} pieces`)
  return lamp
}

/** Words that suites search a store by for something to buy. */
const SEARCHED: Readonly<Record<string, readonly string[]>> = {
  hogar: ['mesa', 'lámpara', 'lavadora'],
  viu: ['mesa'],
  de: ['Tisch', 'Lampe', 'Waschmaschine'],
  it: ['tavolo', 'lavatrice'],
}

/**
 * Stocks up the warehouse of a shop with what suites buy: what is in good stock stays so for a whole run, in any order
 * of its files and however often they run. What is scarce stays scarce, for the suites that are about that.
 */
export async function stockUp({ gateway, platform }: Readonly<{ gateway: string; platform: string }>): Promise<void> {
  const skus = new Set<string>()
  for (const [store, terms] of Object.entries(SEARCHED))
    for (const term of terms) for (const { sku } of await allPlentifulWares(gateway, store, term)) skus.add(sku)
  for (const sku of skus) await setStock(platform, sku, STOCKED)
}

/** Sets the stock of a product, as a delivery to the warehouse does. */
export async function setStock(platform: string, sku: string, quantity: number): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ qty: quantity })
  const { status } = await fetch(`${platform}/api/stock/${sku}`, { method: 'PUT', headers, body })
  if (status !== 200) throw new Error(`the stock of ${sku} cannot be set: ${status}`)
}

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
