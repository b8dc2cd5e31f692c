import type { ProductOutline } from '../../__generated__/schemaTypes.ts'
import { type Source, readSource, readText } from '../../parse/readValue.ts'

/** Kinds of products under `illustration.kind` of documents, by the outline on which measurements are drawn. */
const KINDS: Readonly<Partial<Record<ProductOutline, readonly string[]>>> = {
  SOFA: ['sofa', 'armchair', 'recliner', 'gardenSofa'],
  CORNER_SOFA: ['sectionalSofa'],
  CHAIR: ['diningChair', 'officeChair', 'gardenChair'],
  STOOL: ['barStool', 'bench', 'ottoman'],
  TABLE: ['coffeeTable', 'sideTable', 'diningTable', 'desk', 'gardenTable'],
  BED: ['bed', 'crib', 'lounger'],
  MATTRESS: ['mattress'],
  WARDROBE: ['wardrobe', 'kitchenCabinet'],
  DRESSER: ['tvStand', 'sideboard', 'dresser', 'nightstand', 'filingCabinet'],
  SHELF: ['bookcase', 'shelf', 'shoeRack', 'bunkBed'],
  SCREEN: ['television', 'monitor'],
  LAMP: ['floorLamp', 'tableLamp', 'parasol', 'fan'],
  HANGING_LAMP: ['pendantLamp'],
  PANEL: ['rug', 'mirror', 'headboard', 'curtain', 'pictureFrame', 'clock'],
  APPLIANCE: ['refrigerator', 'washingMachine', 'dryer', 'stove', 'dishwasher', 'microwave'],
}
const OUTLINES = new Map(
  Object.entries(KINDS).flatMap(([outline, kinds]) => kinds.map((kind) => [kind, outline] as const)),
)

const isOutline = (name: string | undefined): name is ProductOutline => name !== undefined && name in KINDS

/** Returns the outline of a product or variant; a box if its document does not say what it is. */
export function productOutline({ illustration }: Source): ProductOutline {
  const outline = OUTLINES.get(readText(readSource(illustration).kind) ?? '')
  return isOutline(outline) ? outline : 'BOX'
}
