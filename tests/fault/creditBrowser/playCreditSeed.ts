import type { BrowserContext } from 'playwright'
import { Browsing } from '../runs/Browsing.ts'
import type { Story } from '../runs/Story.ts'
import { createChance } from '../runs/chance.ts'
import type { FaultyShop } from '../runs/startFaultyShop.ts'
import { playApplication } from './playApplication.ts'
import { playPayments } from './playPayments.ts'

const APPLICATION_SHARE = 0.5

/** Plays the run of a seed: an application, or payments. Returns what is wrong. */
export async function playCreditSeed(
  seed: number,
  { context, shop, story }: Readonly<{ context: BrowserContext; shop: FaultyShop; story: Story }>,
): Promise<readonly string[]> {
  // Tries are counted by address: each seed has one.
  const address = `10.${160 + ((seed >> 16) & 31)}.${(seed >> 8) & 255}.${seed & 255}`
  const browsing = await Browsing.open({ context, web: shop.web, story, hasProfile: false, address })
  const play = createChance(seed, 'story').next() < APPLICATION_SHARE ? playApplication : playPayments
  try {
    shop.setWeather(seed, (line) => story.log(`  ${line}`))
    return await play({ seed, browsing, shop, story })
  } finally {
    shop.clearSky()
    await browsing.close()
  }
}
