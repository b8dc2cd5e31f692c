import type { BrowserContext } from 'playwright'
import { newBuyer } from '../../testkit/shoppers/shopper.ts'
import { plentifulWares, setStock } from '../../testkit/shoppers/wares.ts'
import { Browsing } from './Browsing.ts'
import type { Story } from './Story.ts'
import { judgeEnd } from './judgeEnd.ts'
import { planRun } from './planRun.ts'
import { takeStep } from './takeStep.ts'
import type { FaultyShop } from './startFaultyShop.ts'

const WARES = 3
/** More than any run buys. */
const STOCK = 500

/** Faults of a run, and whether its window is unfit for another one. */
export type Played = Readonly<{ faults: readonly string[]; isWorn: boolean }>

/** Plays the run of a seed, lets the weather clear up, and says what is wrong then. */
export async function playSeed(
  seed: number,
  { context, shop, story }: Readonly<{ context: BrowserContext; shop: FaultyShop; story: Story }>,
): Promise<Played> {
  const { hasProfile, steps } = planRun(seed)
  const wares = await plentifulWares(shop.gateway, WARES)
  // However many runs have bought before, each has the same things to buy.
  for (const { sku } of wares) await setStock(shop.platform, sku, STOCK)
  const browsing = await Browsing.open({ context, web: shop.web, story, hasProfile, address: addressOf(seed) })
  const parts = { browsing, story, wares, buyer: newBuyer() }
  try {
    shop.setWeather(seed, (line) => story.log(`  ${line}`))
    for (const step of steps) await takeStep(step, parts)
    shop.clearSky()
    story.log('the sky is clear')
    await browsing.limitStorage(false)
    // Coming back is what makes a browser look again.
    await browsing.setNetwork(false)
    await browsing.setNetwork(true)
    const faults = await judgeEnd(parts, shop)
    story.log('judged')
    return { faults, isWorn: browsing.isWorn }
  } finally {
    shop.clearSky()
    await browsing.close()
  }
}

/** Tries at coupons are counted by address: each shopper has one. */
function addressOf(seed: number): string {
  return `10.${(seed >> 16) & 255}.${(seed >> 8) & 255}.${seed & 255}`
}
