import type { IllustrationKind } from '../illustrationSpec.ts'
import { BEDS } from './beds.ts'
import type { KindBuilder } from './blueprint.ts'
import { CHAIRS } from './chairs.ts'
import { DECOR } from './decor.ts'
import { GADGETS } from './gadgets.ts'
import { GARDEN } from './garden.ts'
import { GIFTS } from './gifts.ts'
import { HALL_AND_KITCHEN } from './hallAndKitchen.ts'
import { LAMPS } from './lamps.ts'
import { LARGE_APPLIANCES } from './largeAppliances.ts'
import { MOBILITY } from './mobility.ts'
import { SCREENS } from './screens.ts'
import { SMALL_APPLIANCES } from './smallAppliances.ts'
import { SOFAS } from './sofas.ts'
import { STORAGE } from './storage.ts'
import { TABLES } from './tables.ts'

/** Who draws what: a kind without a builder does not compile. */
export const KIND_BUILDERS: Readonly<Record<IllustrationKind, KindBuilder>> = {
  ...SOFAS,
  ...TABLES,
  ...STORAGE,
  ...HALL_AND_KITCHEN,
  ...CHAIRS,
  ...BEDS,
  ...LAMPS,
  ...DECOR,
  ...GARDEN,
  ...SMALL_APPLIANCES,
  ...LARGE_APPLIANCES,
  ...SCREENS,
  ...GADGETS,
  ...MOBILITY,
  ...GIFTS,
}
