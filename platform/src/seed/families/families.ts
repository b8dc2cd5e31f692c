import { appliances } from './appliances.ts'
import { bedroom } from './bedroom.ts'
import { climateAndCare } from './climateAndCare.ts'
import { computing } from './computing.ts'
import { decoration } from './decoration.ts'
import { dining } from './dining.ts'
import { electronics } from './electronics.ts'
import type { Family } from './family.ts'
import { garden } from './garden.ts'
import { kids } from './kids.ts'
import { kitchen } from './kitchen.ts'
import { lighting } from './lighting.ts'
import { livingSeating } from './livingSeating.ts'
import { livingTables } from './livingTables.ts'
import { mobility } from './mobility.ts'
import { office } from './office.ts'
import { services } from './services.ts'
import { sleep } from './sleep.ts'
import { storage } from './storage.ts'
import { textileDecoration } from './textileDecoration.ts'

/** Every family of the shop, in the order in which ids are given out. */
export const families: readonly Family[] = [
  ...livingSeating,
  ...livingTables,
  ...dining,
  ...bedroom,
  ...sleep,
  ...kitchen,
  ...textileDecoration,
  ...decoration,
  ...lighting,
  ...garden,
  ...storage,
  ...office,
  ...electronics,
  ...computing,
  ...appliances,
  ...climateAndCare,
  ...mobility,
  ...kids,
  ...services,
]
