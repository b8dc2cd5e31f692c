import type { Page } from 'playwright'
import { grantLoan } from '../../testkit/shoppers/creditApplicant.ts'
import type { Browsing } from '../runs/Browsing.ts'
import { createChance } from '../runs/chance.ts'
import { describePage, isAlive } from '../runs/pageLife.ts'
import { disturb, isCardPage, otherTab } from './disturb.ts'
import { judgePayments } from './judgePayments.ts'
import { PAYMENTS, Paid, type Paying, actOn } from './payScreens.ts'
import type { CreditRun } from './CreditRun.ts'

/** Presses until the weather clears up, and until the payments must be done then. */
const STORM_TURNS = 9
const TURNS_MAX = 36
const BOTH_SHARE = 0.15
const PAYMENTS_MAX = 2

/** Pays parts of a new loan by card and transfer, over the weather, with reloads and in two tabs. Returns what is wrong. */
export async function playPayments(run: CreditRun): Promise<readonly string[]> {
  const { seed, browsing, shop, story } = run
  const chance = createChance(seed, 'payments')
  shop.clearSky()
  const { accountNumber, pin } = await grantLoan(shop)
  shop.setWeather(seed, (line) => story.log(`  ${line}`))
  const paying: Paying = { accountNumber, pin, paid: new Paid(), chance, platform: shop.platform }
  const log = (line: string) => story.log(line)
  const wanted = chance.between(1, PAYMENTS_MAX)
  let receipts = 0
  await browsing.visit(PAYMENTS)
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    if (turn === STORM_TURNS) {
      shop.clearSky()
      log('the sky is clear')
    } else if (turn < STORM_TURNS) await disturb({ browsing, chance, path: PAYMENTS, log })
    const isBoth = chance.next() < BOTH_SHARE
    const page = await pageInFront(browsing)
    if (!page) continue
    const other = isBoth ? otherTab(browsing) : null
    const [shown] = await Promise.all([page, ...(other ? [other] : [])].map((tab) => actOn(tab, paying)))
    log(`${shown}${other ? ', and the other tab' : ''}; paid ${paying.paid.cents}`)
    if (shown === 'receipt') {
      receipts += 1
      if (receipts >= wanted) return judgePayments(shop, paying)
    }
    if (shown === 'receipt' || shown === null) await browsing.visit(PAYMENTS)
  }
  const pages = await Promise.all(browsing.pages.map(describePage))
  return [`${receipts} of ${wanted} receipts after ${TURNS_MAX} presses: ${pages.join('\n')}`]
}

/** The page in front: the provider's, or a living one of the shop. */
async function pageInFront(browsing: Browsing): Promise<Page | null> {
  const page = browsing.front
  // The way to the provider's page may take a moment.
  if (page && !isCardPage(page)) await isAlive(page)
  return page && isCardPage(page) ? page : browsing.alivePage()
}
