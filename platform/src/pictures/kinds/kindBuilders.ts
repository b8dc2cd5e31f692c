import type { IllustrationKind } from '../illustrationSpec.ts'
import { BEDS } from './beds.ts'
import { BEDDINGS } from './beddings.ts'
import { CHILD_BEDS } from './childBeds.ts'
import type { KindBuilder } from './blueprint.ts'
import { CHAIRS } from './chairs.ts'
import { STOOLS } from './stools.ts'
import { DECOR } from './decor.ts'
import { MIRRORS } from './mirrors.ts'
import { WALL_DECOR } from './wallDecor.ts'
import { ORNAMENTS } from './ornaments.ts'
import { AUDIO } from './audio.ts'
import { GADGETS } from './gadgets.ts'
import { GARDEN_SEATS } from './gardenSeats.ts'
import { GARDEN_EXTRAS } from './gardenExtras.ts'
import { GRILLS } from './grills.ts'
import { GIFTS } from './gifts.ts'
import { TOYS } from './toys.ts'
import { HALL } from './hall.ts'
import { KITCHEN } from './kitchen.ts'
import { DINNERWARE } from './dinnerware.ts'
import { LAMPS } from './lamps.ts'
import { LAUNDRY } from './laundry.ts'
import { COOKING } from './cooking.ts'
import { COOLING } from './cooling.ts'
import { MOTORCYCLES } from './motorcycles.ts'
import { BICYCLES } from './bicycles.ts'
import { SCOOTERS } from './scooters.ts'
import { SCREENS } from './screens.ts'
import { COFFEE_AND_MICROWAVE } from './coffeeAndMicrowave.ts'
import { COUNTERTOP } from './countertop.ts'
import { FLOOR_CARE } from './floorCare.ts'
import { SOFAS } from './sofas.ts'
import { CABINETS } from './cabinets.ts'
import { SHELVING } from './shelving.ts'
import { TABLES } from './tables.ts'
import { DINING_TABLES } from './diningTables.ts'

/** Who draws what: a kind without a builder does not compile. */
export const KIND_BUILDERS: Readonly<Record<IllustrationKind, KindBuilder>> = {
  ...SOFAS,
  ...TABLES,
  ...DINING_TABLES,
  ...CABINETS,
  ...SHELVING,
  ...HALL,
  ...KITCHEN,
  ...DINNERWARE,
  ...CHAIRS,
  ...STOOLS,
  ...BEDS,
  ...BEDDINGS,
  ...CHILD_BEDS,
  ...LAMPS,
  ...DECOR,
  ...MIRRORS,
  ...WALL_DECOR,
  ...ORNAMENTS,
  ...GARDEN_SEATS,
  ...GARDEN_EXTRAS,
  ...GRILLS,
  ...COUNTERTOP,
  ...COFFEE_AND_MICROWAVE,
  ...FLOOR_CARE,
  ...LAUNDRY,
  ...COOKING,
  ...COOLING,
  ...SCREENS,
  ...AUDIO,
  ...GADGETS,
  ...MOTORCYCLES,
  ...SCOOTERS,
  ...BICYCLES,
  ...GIFTS,
  ...TOYS,
}
