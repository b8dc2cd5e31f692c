import type { Browsing } from '../runs/Browsing.ts'
import type { Story } from '../runs/Story.ts'
import type { FaultyShop } from '../runs/startFaultyShop.ts'

/** Parts that a run of a seed is played with. */
export type CreditRun = Readonly<{ seed: number; browsing: Browsing; shop: FaultyShop; story: Story }>
