import { armchairs } from './armchairs.ts'
import { bedroomStorage } from './bedroomStorage.ts'
import { beds } from './beds.ts'
import { climateAndCare } from './appliances/climateAndCare.ts'
import { computing } from './appliances/computing.ts'
import { diningSeats } from './diningSeats.ts'
import { diningTables } from './diningTables.ts'
import type { Family } from './family.ts'
import { gardenDining } from './gardenDining.ts'
import { gardenLeisure } from './gardenLeisure.ts'
import { kids } from './kids.ts'
import { kitchen } from './kitchen.ts'
import { kitchenAppliances } from './appliances/kitchenAppliances.ts'
import { kitchenMachines } from './appliances/kitchenMachines.ts'
import { laundry } from './appliances/laundry.ts'
import { lighting } from './decoration/lighting.ts'
import { livingTables } from './livingTables.ts'
import { mobility } from './appliances/mobility.ts'
import { office } from './office.ts'
import { plans } from './decoration/plans.ts'
import { screens } from './appliances/screens.ts'
import { services } from './services.ts'
import { sleep } from './sleep.ts'
import { sofas } from './sofas.ts'
import { sound } from './appliances/sound.ts'
import { storage } from './storage.ts'
import { tableDecoration } from './decoration/tableDecoration.ts'
import { textileDecoration } from './decoration/textileDecoration.ts'
import { wallDecoration } from './decoration/wallDecoration.ts'

/** Every family of the shop, in the order in which ids are given out. */
export const families: readonly Family[] = [
  ...sofas,
  ...armchairs,
  ...livingTables,
  ...diningTables,
  ...diningSeats,
  ...beds,
  ...bedroomStorage,
  ...sleep,
  ...kitchen,
  ...kitchenAppliances,
  ...textileDecoration,
  ...wallDecoration,
  ...tableDecoration,
  ...lighting,
  ...gardenDining,
  ...gardenLeisure,
  ...storage,
  ...office,
  ...screens,
  ...sound,
  ...computing,
  ...kitchenMachines,
  ...laundry,
  ...climateAndCare,
  ...mobility,
  ...kids,
  ...plans,
  ...services,
]
