import type { IllustrationKind } from '../illustrationSpec.ts'

/** Where a kind is at home, which decides how its room picture is staged. */
export type Setting =
  | 'againstWall'
  | 'onRug'
  | 'onTable'
  | 'onWall'
  | 'fromCeiling'
  | 'kitchenRow'
  | 'counter'
  | 'outdoors'
  | 'underAll'
  | 'garage'
  | 'mediaStand'
  | 'bedside'

const MEMBERS: Readonly<Record<Setting, readonly IllustrationKind[]>> = {
  againstWall: [
    'sofa',
    'sectionalSofa',
    'sideboard',
    'dresser',
    'wardrobe',
    'bookcase',
    'desk',
    'bench',
    'shoeRack',
    'coatRack',
    'filingCabinet',
    'tvStand',
    'bunkBed',
    'crib',
    'floorLamp',
    'curtain',
    'fan',
    'plantPot',
    'vacuum',
  ],
  onRug: [
    'armchair',
    'recliner',
    'ottoman',
    'coffeeTable',
    'sideTable',
    'diningTable',
    'diningChair',
    'barStool',
    'officeChair',
    'storageBox',
    'toy',
  ],
  onTable: [
    'tableLamp',
    'vase',
    'candle',
    'speaker',
    'headphones',
    'laptop',
    'tablet',
    'smartphone',
    'camera',
    'printer',
    'monitor',
    'gameConsole',
    'gift',
    'genericBox',
    'helmet',
  ],
  onWall: ['mirror', 'clock', 'pictureFrame', 'wallLamp', 'shelf', 'airConditioner', 'tvMount'],
  fromCeiling: ['pendantLamp'],
  kitchenRow: ['refrigerator', 'washingMachine', 'dryer', 'stove', 'dishwasher', 'rangeHood', 'kitchenCabinet'],
  counter: ['cookware', 'dinnerware', 'knifeSet', 'blender', 'coffeeMaker', 'microwave'],
  outdoors: ['gardenSofa', 'gardenTable', 'gardenChair', 'lounger', 'parasol', 'grill', 'hammock'],
  underAll: ['rug'],
  garage: ['motorcycle', 'scooter', 'bicycle'],
  mediaStand: ['television', 'soundbar'],
  bedside: ['bed', 'headboard', 'mattress', 'pillow', 'bedding', 'nightstand', 'cushion'],
}

const SETTING_BY_KIND: ReadonlyMap<IllustrationKind, Setting> = new Map(
  (
    [
      'againstWall',
      'onRug',
      'onTable',
      'onWall',
      'fromCeiling',
      'kitchenRow',
      'counter',
      'outdoors',
      'underAll',
      'garage',
      'mediaStand',
      'bedside',
    ] as const
  ).flatMap((setting) => MEMBERS[setting].map((kind) => [kind, setting] as const)),
)

export function settingOf(kind: IllustrationKind): Setting {
  return SETTING_BY_KIND.get(kind) ?? 'onTable'
}
