/** The four pictures that a product has, in the order of its gallery. */
export const PICTURE_VIEWS = ['three-quarter', 'front', 'detail', 'room'] as const
export type PictureView = (typeof PICTURE_VIEWS)[number]

/** Views of a product as its buyers photograph it: at home, whole and from nearby. */
export const HOME_VIEWS = ['home', 'home-close'] as const
export type HomeView = (typeof HOME_VIEWS)[number]

/** Materials of surfaces. Woods and metals tint their grain and sheen with the accompanying colour. */
export const MATERIALS = [
  'linen',
  'cotton',
  'velvet',
  'boucle',
  'leather',
  'wool',
  'knit',
  'oak',
  'walnut',
  'pine',
  'paintedWood',
  'blackSteel',
  'steel',
  'brass',
  'chrome',
  'aluminium',
  'glass',
  'marble',
  'ceramic',
  'stoneware',
  'plastic',
  'rattan',
  'concrete',
  'paper',
  'rubber',
  'wax',
] as const
export type Material = (typeof MATERIALS)[number]
export type MaterialSpec = Readonly<{ material: Material; color: string }>

/** Everything that can be drawn, grouped as the drawing files are. */
export const ILLUSTRATION_KINDS = [
  ...(['sofa', 'sectionalSofa', 'armchair', 'recliner', 'ottoman'] as const),
  ...(['coffeeTable', 'sideTable', 'diningTable', 'desk', 'gardenTable'] as const),
  ...(['tvStand', 'sideboard', 'dresser', 'nightstand', 'wardrobe', 'bookcase', 'shelf', 'filingCabinet'] as const),
  ...(['shoeRack', 'coatRack', 'kitchenCabinet', 'storageBox', 'tvMount'] as const),
  ...(['diningChair', 'barStool', 'officeChair', 'bench'] as const),
  ...(['bed', 'headboard', 'mattress', 'pillow', 'bedding', 'crib', 'bunkBed'] as const),
  ...(['floorLamp', 'tableLamp', 'pendantLamp', 'wallLamp'] as const),
  ...(['rug', 'mirror', 'vase', 'clock', 'cushion', 'curtain', 'pictureFrame', 'plantPot', 'candle'] as const),
  ...(['gardenSofa', 'gardenChair', 'lounger', 'parasol', 'grill', 'hammock'] as const),
  ...(['cookware', 'dinnerware', 'knifeSet', 'blender', 'coffeeMaker', 'microwave'] as const),
  ...(['refrigerator', 'washingMachine', 'dryer', 'stove', 'rangeHood', 'dishwasher'] as const),
  ...(['airConditioner', 'fan', 'vacuum'] as const),
  ...(['television', 'soundbar', 'speaker', 'headphones', 'laptop', 'tablet', 'smartphone'] as const),
  ...(['gameConsole', 'camera', 'printer', 'monitor'] as const),
  ...(['motorcycle', 'scooter', 'bicycle', 'helmet', 'toy'] as const),
  ...(['gift', 'genericBox'] as const),
] as const
export type IllustrationKind = (typeof ILLUSTRATION_KINDS)[number]

/**
 * The look of a product: enough to draw every view, nothing else.
 *
 * `variant` picks among the styles of a kind (legs, arms, back, handles): any whole number, the same one always gives
 * the same style. `dimensions` are centimetres and set the proportions. `primary` is the material that a shopper
 * chooses (the upholstery, the table's top), `secondary` the one of legs, frames and handles. `features` are words
 * that only some kinds know, such as `tufted`, `storage`, `round`, `extendable`; an unknown word changes nothing.
 */
export type IllustrationSpec = Readonly<{
  kind: IllustrationKind
  variant: number
  primary: MaterialSpec
  secondary?: MaterialSpec
  dimensions: Readonly<{ width: number; height: number; depth: number }>
  seats?: number
  features?: readonly string[]
  /** The chairs that a table is sold with, where it is a set. */
  chair?: IllustrationSpec
}>
