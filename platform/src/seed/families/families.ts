import type { Family } from './family.ts'
import { livingSeating } from './livingSeating.ts'

/** Every family of the shop, in the order in which ids are given out. */
export const families: readonly Family[] = [...livingSeating]
