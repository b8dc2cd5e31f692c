import type { PlannedSet, SetPart } from '../../plan/plannedSet.ts'
import type { StoreView } from '../storeView.ts'

/** The parts of a grouped product as links; each part is bought by its own SKU. */
export function groupedLinks(set: PlannedSet) {
  return set.parts.map(({ selections: [{ variant, quantity }] }, position) => ({
    sku: set.sku,
    link_type: 'associated',
    linked_product_sku: variant.sku,
    linked_product_type: 'simple',
    position,
    extension_attributes: { qty: quantity },
  }))
}

/** The listed products behind the parts, as what goes with the set. */
export function relatedParts(set: PlannedSet) {
  const products = new Set(set.parts.flatMap((part) => part.selections.map((selection) => selection.product)))
  return [...products].map((product, index) => ({
    sku: set.sku,
    link_type: 'related',
    linked_product_sku: product.sku,
    linked_product_type: product.type,
    position: index + 1,
  }))
}

function bundleOption(set: PlannedSet, { part, position }: { part: SetPart; position: number }, view: StoreView) {
  const optionId = set.id * 10 + position
  const canChange = part.input === 'checkbox' ? 0 : 1
  return {
    option_id: optionId,
    title: part.title[view.language],
    required: part.isRequired,
    type: part.input,
    position,
    sku: set.sku,
    product_links: part.selections.map(({ variant, quantity }, index) => ({
      id: String(optionId * 10 + index + 1),
      sku: variant.sku,
      option_id: optionId,
      qty: quantity,
      position: index + 1,
      is_default: index === 0,
      price: null,
      price_type: null,
      can_change_quantity: canChange,
    })),
  }
}

/**
 * Returns the fields that only a bundle has: its options and their selectable products, at the products' own prices.
 */
export function bundleFields(set: PlannedSet, view: StoreView) {
  return {
    price_type: '0',
    price_view: '0',
    sku_type: '0',
    shipment_type: '0',
    bundle_options: set.parts.map((part, index) => bundleOption(set, { part, position: index + 1 }, view)),
  }
}
