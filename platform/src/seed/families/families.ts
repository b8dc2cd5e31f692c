import { armchairs } from './armchairs.ts'
import { bedroomStorage } from './bedroomStorage.ts'
import { beds } from './beds.ts'
import { climateAndCare } from './climateAndCare.ts'
import { computing } from './computing.ts'
import { diningSeats } from './diningSeats.ts'
import { diningTables } from './diningTables.ts'
import type { Family } from './family.ts'
import { gardenDining } from './gardenDining.ts'
import { gardenLeisure } from './gardenLeisure.ts'
import { kids } from './kids.ts'
import { kitchen } from './kitchen.ts'
import { kitchenAppliances } from './kitchenAppliances.ts'
import { kitchenMachines } from './kitchenMachines.ts'
import { laundry } from './laundry.ts'
import { lighting } from './lighting.ts'
import { livingTables } from './livingTables.ts'
import { mobility } from './mobility.ts'
import { office } from './office.ts'
import { plans } from './plans.ts'
import { screens } from './screens.ts'
import { services } from './services.ts'
import { sleep } from './sleep.ts'
import { sofas } from './sofas.ts'
import { sound } from './sound.ts'
import { storage } from './storage.ts'
import { tableDecoration } from './tableDecoration.ts'
import { textileDecoration } from './textileDecoration.ts'
import { wallDecoration } from './wallDecoration.ts'

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
