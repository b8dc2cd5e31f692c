import type { PlannedProduct } from '../../plan/plannedProduct.ts'
import { hashText } from '../../random.ts'
import type { StoreView } from '../storeView.ts'
import { servicesOf } from './serviceOffers.ts'

const RELATED_COUNT = 6
const UPSELL_COUNT = 4

type LinkType = 'related' | 'upsell' | 'service'
export type Link = Readonly<{
  sku: string
  link_type: LinkType
  linked_product_sku: string
  linked_product_type: string
  position: number
}>

function closeness(product: PlannedProduct, other: PlannedProduct): number {
  const isSeries = other.model === product.model ? 4 : 0
  const isOtherFamily = other.family !== product.family ? 2 : 0
  return isSeries + isOtherFamily + (hashText(`${product.sku} ${other.sku}`) % 100) / 100
}

/** Returns the related products: of the same room, the same series first, preferably of another kind. */
function relatedTo(product: PlannedProduct, view: StoreView): PlannedProduct[] {
  return view.products
    .filter((other) => other !== product && other.family.room === product.family.room && !other.family.virtual)
    .map((other) => ({ other, near: closeness(product, other) }))
    .toSorted((one, two) => two.near - one.near)
    .slice(0, RELATED_COUNT)
    .map(({ other }) => other)
}

/** The next better ones of the same family. */
function upsellTo(product: PlannedProduct, view: StoreView): PlannedProduct[] {
  const [own] = product.variants
  return view.products
    .filter((other) => other.family === product.family && other.variants[0].pesos > own.pesos)
    .toSorted((one, two) => one.variants[0].pesos - two.variants[0].pesos)
    .slice(0, UPSELL_COUNT)
}

function linksOf(product: PlannedProduct, type: LinkType, others: readonly PlannedProduct[]): Link[] {
  return others.map((other, index) => ({
    sku: product.sku,
    link_type: type,
    linked_product_sku: other.sku,
    linked_product_type: other.type,
    position: index + 1,
  }))
}

/** Related and upsell products, and services; both ends of a link are sold in the store. */
export function productLinks(product: PlannedProduct, view: StoreView): Link[] {
  if (product.family.virtual) return []
  return [
    ...linksOf(product, 'related', relatedTo(product, view)),
    ...linksOf(product, 'upsell', upsellTo(product, view)),
    ...linksOf(product, 'service', servicesOf(product, view)),
  ]
}
