import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { delayWorker } from '../testkit/browser/delayedWorker.ts'
import { playCreditSeed } from './creditBrowser/playCreditSeed.ts'
import { WINDOW } from './runs/Browsing.ts'
import { Story } from './runs/Story.ts'
import { type FaultyShop, startFaultyShop } from './runs/startFaultyShop.ts'

/**
 * A customer in a browser who applies for a loan, or pays one, with reloads, the back button and a second tab, over a bad
 * network between every two parts of the shop, as a seed has it. `CREDIT_BROWSER_SEED=<seed>` begins with another seed,
 * `CREDIT_BROWSER_RUNS=<n>` plays as many as are wanted, and `FAULT_LOG=1` prints every run. A failure prints its seed and
 * all that happened.
 */
const RUNS = Number(process.env['CREDIT_BROWSER_RUNS'] ?? 6)
const FIRST_SEED = Number(process.env['CREDIT_BROWSER_SEED'] ?? 1)
/** Without a wish for more, no run begins later than this. */
const PATIENCE_MS = process.env['CREDIT_BROWSER_RUNS'] ? Number.POSITIVE_INFINITY : 45_000
const RUN_MS = 120_000
const CLOSE_MS = 5_000
/** Maximum number of runs that share a browser and the shop's files in its cache; then a new browser starts. */
const RUNS_PER_BROWSER = 20

let shop: FaultyShop
let startedAt: number
let window: Readonly<{ browser: Browser; context: BrowserContext; runs: number }> | null = null

beforeAll(async () => {
  shop = await startFaultyShop({ keepsSessions: true })
  startedAt = performance.now()
})
afterAll(async () => {
  await window?.browser.close()
  await shop.stop()
})

describe('a credit in a browser with any faults on the way', () => {
  it.for(Array.from({ length: RUNS }, (_, run) => FIRST_SEED + run))(
    'seed %i loses nothing and doubles nothing, over reloads and in two tabs',
    { timeout: RUN_MS * 2 },
    async (seed, { skip }) => {
      const isLate = performance.now() - startedAt > PATIENCE_MS && seed !== FIRST_SEED
      skip(isLate, `no run begins after ${PATIENCE_MS / 1_000} s; CREDIT_BROWSER_RUNS asks for more`)
      const story = new Story()
      const faults = await play(seed, story)
      for (const fault of faults) story.log(`WRONG: ${fault}`)
      if (process.env['FAULT_LOG']) console.log(`seed ${seed}\n${story.text()}`)
      if (faults.length > 0) await leaveWindow()
      expect(faults, `CREDIT_BROWSER_SEED=${seed} CREDIT_BROWSER_RUNS=1\n${story.text()}\n`).toEqual([])
    },
  )
})

async function play(seed: number, story: Story): Promise<readonly string[]> {
  const context = await openWindow()
  const end = playCreditSeed(seed, { context, shop, story }).catch((error: unknown) => [String(error)])
  return Promise.race([end, setTimeout(RUN_MS, [`no end after ${RUN_MS} ms`], { ref: false })])
}

async function openWindow(): Promise<BrowserContext> {
  if (window && window.runs >= RUNS_PER_BROWSER) await leaveWindow()
  if (window) window = { ...window, runs: window.runs + 1 }
  else {
    const browser = await launchBrowser()
    const context = await browser.newContext(WINDOW)
    await delayWorker(context)
    window = { browser, context, runs: 1 }
  }
  return window.context
}

/** A browser in which something went wrong is no place for the next run. */
async function leaveWindow() {
  const left = window
  window = null
  await Promise.race([left?.browser.close().catch(() => undefined), setTimeout(CLOSE_MS, undefined, { ref: false })])
}
