import type { IllustrationKind } from '../illustrationSpec.ts'
import { BEDS } from './beds.ts'
import { BEDDINGS } from './beddings.ts'
import { CHILD_BEDS } from './childBeds.ts'
import type { KindBuilder } from './blueprint.ts'
import { CHAIRS } from './chairs.ts'
import { STOOLS } from './stools.ts'
import { DECOR } from './decoration/decor.ts'
import { MIRRORS } from './decoration/mirrors.ts'
import { WALL_DECOR } from './decoration/wallDecor.ts'
import { ORNAMENTS } from './decoration/ornaments.ts'
import { AUDIO } from './appliances/audio.ts'
import { GADGETS } from './appliances/gadgets.ts'
import { GARDEN_SEATS } from './outdoors/gardenSeats.ts'
import { GARDEN_EXTRAS } from './outdoors/gardenExtras.ts'
import { GRILLS } from './outdoors/grills.ts'
import { GIFTS } from './decoration/gifts.ts'
import { TOYS } from './toys.ts'
import { HALL } from './hall.ts'
import { KITCHEN } from './kitchen.ts'
import { DINNERWARE } from './decoration/dinnerware.ts'
import { LAMPS } from './decoration/lamps.ts'
import { LAUNDRY } from './appliances/laundry.ts'
import { COOKING } from './appliances/cooking.ts'
import { COOLING } from './appliances/cooling.ts'
import { MOTORCYCLES } from './outdoors/motorcycles.ts'
import { BICYCLES } from './outdoors/bicycles.ts'
import { SCOOTERS } from './outdoors/scooters.ts'
import { SCREENS } from './appliances/screens.ts'
import { COFFEE_AND_MICROWAVE } from './appliances/coffeeAndMicrowave.ts'
import { COUNTERTOP } from './appliances/countertop.ts'
import { FLOOR_CARE } from './appliances/floorCare.ts'
import { SOFAS } from './sofas.ts'
import { CABINETS } from './cabinets.ts'
import { SHELVING } from './shelving.ts'
import { TABLES } from './tables.ts'
import { DINING_TABLES } from './diningTables.ts'

/** Builders by kind of product: a kind without a builder does not compile. */
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
