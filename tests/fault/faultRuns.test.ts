import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchOwnBrowser } from '../testkit/browser/browser.ts'
import { WINDOW } from './runs/Browsing.ts'
import { Story } from './runs/Story.ts'
import { type Played, playSeed } from './runs/playSeed.ts'
import { type FaultyShop, startFaultyShop } from './runs/startFaultyShop.ts'

/**
 * A shopper, a browser, and a bad network between every two parts of the shop, as a seed has it. Afterwards nothing that
 * was put into the cart is lost or there twice. Every run of the suite plays the same few seeds, so that what fails is
 * what was changed; `FAULT_SEED=<seed>` begins with another, `FAULT_RUNS=<n>` plays as many as are wanted, and
 * `FAULT_LOG=1` prints every run. A failure prints its seed and all that happened.
 */
const RUNS = Number(process.env['FAULT_RUNS'] ?? 5)
const FIRST_SEED = Number(process.env['FAULT_SEED'] ?? 1)
/** Without a wish for more, no run begins later than this. */
const PATIENCE_MS = process.env['FAULT_RUNS'] ? Number.POSITIVE_INFINITY : 30_000
const RUN_MS = 90_000
const CLOSE_MS = 5_000
/** Maximum number of runs that share a browser and the shop's files in its cache; then a new browser starts. */
const RUNS_PER_BROWSER = 20

let shop: FaultyShop
let startedAt: number
let window: Readonly<{ browser: Browser; context: BrowserContext; runs: number }> | null = null

beforeAll(async () => {
  shop = await startFaultyShop()
  startedAt = performance.now()
})
afterAll(async () => {
  await window?.browser.close()
  await shop.stop()
})

describe('with any faults on the way', () => {
  it.for(Array.from({ length: RUNS }, (_, run) => FIRST_SEED + run))(
    'seed %i loses nothing and doubles nothing',
    { timeout: RUN_MS * 2 },
    async (seed, { skip }) => {
      const isLate = performance.now() - startedAt > PATIENCE_MS && seed !== FIRST_SEED
      skip(isLate, `no run begins after ${PATIENCE_MS / 1_000} s; FAULT_RUNS asks for more`)
      const story = new Story()
      const { faults, isWorn } = await play(seed, story)
      for (const fault of faults) story.log(`WRONG: ${fault}`)
      if (process.env['FAULT_LOG']) console.log(`seed ${seed}\n${story.text()}`)
      if (faults.length > 0 || isWorn) await leaveWindow()
      expect(faults, `FAULT_SEED=${seed} FAULT_RUNS=1\n${story.text()}\n`).toEqual([])
    },
  )
})

async function play(seed: number, story: Story): Promise<Played> {
  const { context } = await openWindow()
  const end = playSeed(seed, { context, shop, story }).catch((error: unknown) => failed(String(error)))
  return Promise.race([end, setTimeout(RUN_MS, failed(`no end after ${RUN_MS} ms`), { ref: false })])
}

const failed = (fault: string): Played => ({ faults: [fault], isWorn: true })

async function openWindow() {
  if (window && window.runs >= RUNS_PER_BROWSER) await leaveWindow()
  if (window) return (window = { ...window, runs: window.runs + 1 })
  // Pictures change nothing here, and cost the most.
  const browser = await launchOwnBrowser(['--blink-settings=imagesEnabled=false'])
  return (window = { browser, context: await browser.newContext(WINDOW), runs: 1 })
}

/** A browser in which something went wrong is no place for the next run. */
async function leaveWindow() {
  const left = window
  window = null
  // One that went wrong may not close either.
  await Promise.race([left?.browser.close().catch(() => undefined), setTimeout(CLOSE_MS, undefined, { ref: false })])
}
