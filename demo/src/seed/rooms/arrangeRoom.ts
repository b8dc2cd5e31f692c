import type { ArrangedItem, Arrangement } from '../../pictures/scenes/arrangement.ts'
import { type PicturePoint, pointOn } from '../../pictures/scenes/pointOn.ts'
import type { Vec3 } from '../../pictures/solids/vector.ts'
import type { CataloguePlan } from '../plan/planCatalogue.ts'
import type { PlannedProduct, PlannedVariant } from '../plan/plannedProduct.ts'
import type { PlannedItem, PlannedRoom } from './plannedRoom.ts'

/** Product of a room with the variant that the picture shows, and its place there. */
export type PlacedProduct = PicturePoint & Readonly<{ product: PlannedProduct; variant: PlannedVariant; units: number }>

export type ArrangedRoom = Readonly<{ arrangement: Arrangement; points: readonly PlacedProduct[] }>

/**
 * Arranges a room with the products of the plan, each drawn as the variant that is offered with it.
 * @throws Error for a SKU that the plan does not have
 */
export function arrangeRoom(room: PlannedRoom, { products }: Pick<CataloguePlan, 'products'>): ArrangedRoom {
  const { wallZ, mood, window, azimuth, elevation } = room
  const view = { window, azimuth, elevation }
  const placed = room.items.map((item) => {
    const product = products.find(({ sku }) => sku === item.sku)
    if (product === undefined) throw new Error(`There is no product ${item.sku}`)
    return { item, product, variant: shownVariant(item, product) }
  })
  const copies = ({ item: { at, turn = [] }, variant: { illustration: spec } }: (typeof placed)[number]) =>
    at.map((place, index) => ({ spec, at: place, turn: turn[index] ?? 0 }))
  return {
    arrangement: { items: placed.flatMap(copies), wallZ, mood, ...view },
    points: placed.flatMap((one) => {
      const [first] = copies(one)
      const { item, product, variant } = one
      return first ? [{ product, variant, units: item.at.length, ...pointOn(view, item.point ?? middleOf(first)) }] : []
    }),
  }
}

/** Middle of a product as it stands. */
function middleOf({ spec, at: [x, y, z] }: ArrangedItem): Vec3 {
  return [x, y + spec.dimensions.height / 2, z]
}

function shownVariant({ width }: PlannedItem, { variants }: PlannedProduct): PlannedVariant {
  return variants.find(({ measures: [own] }) => own === width) ?? variants[0]
}
