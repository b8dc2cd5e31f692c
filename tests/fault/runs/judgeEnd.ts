import type { Page } from 'playwright'
import { type End, isSameEnd, possibleEnds } from './possibleEnds.ts'
import type { StoryParts } from './takeStep.ts'
import { agreeToOrder } from './orderScreens.ts'
import { describePage, isAlive } from './pageLife.ts'
import { headerUnits, shownLines, shownTotal, walkToCart } from './shopScreens.ts'
import { storedTasks, ordersUnder, platformCart, unitsOf } from './shopState.ts'

const QUIET_MS = 15_000
const LOOK_MS = 100
const PAUSE_MS = 3_000

type Shop = Readonly<{ gateway: string; platform: string }>

/** Returns what is wrong after the faults, with the network on; nothing when all is as the shopper may expect. */
export async function judgeEnd(parts: StoryParts, shop: Shop): Promise<readonly string[]> {
  const { browsing, story } = parts
  const page = await until(
    () => browsing.alivePage(),
    (opened) => opened !== null,
  )
  if (!page) return [`the shop does not open, though nothing is wrong any more: ${await describeAll(parts)}`]
  const faults: string[] = []

  let lookedAgainAt = performance.now()
  const left = await until(
    async () => {
      const tasks = await storedTasks(page)
      // A task that failed often pauses for longer than this test waits. A network that comes back ends a pause.
      if (tasks.length > 0 && performance.now() > lookedAgainAt + PAUSE_MS) {
        await browsing.setNetwork(false)
        await browsing.setNetwork(true)
        lookedAgainAt = performance.now()
      }
      // The shopper wants what they ordered.
      if (tasks.some(({ awaitsConsent }) => awaitsConsent)) await agreeToOrder(page)
      return tasks
    },
    (tasks) => tasks.length === 0,
  )
  if (left.length > 0) faults.push(`still waiting: ${JSON.stringify(left)}`)

  const ends = possibleEnds(story.told())
  const end = await until(
    () => readEnd(parts, shop),
    (seen) => ends.some((possible) => isSameEnd(possible, seen)),
  )
  if (!ends.some((possible) => isSameEnd(possible, end)))
    faults.push(`the platform holds ${JSON.stringify(end)}, not ${ends.map((one) => JSON.stringify(one)).join(' or ')}`)

  // A refusal that came a moment ago may not be drawn yet.
  const silent = await until(
    () => Promise.resolve(story.silentRefusals()),
    (messages) => messages.length === 0,
  )
  faults.push(...silent.map((message) => `nobody was told: ${message}`))
  faults.push(...(await judgeWindows(parts, shop)))
  return faults
}

async function readEnd({ browsing, buyer }: StoryParts, { gateway, platform }: Shop): Promise<End> {
  const cart = await platformCart(browsing.context, gateway)
  return { cart: unitsOf(cart.lines), orders: await ordersUnder(platform, buyer.email) }
}

/** Every tab shows what the platform holds, and so does the page of the cart. */
async function judgeWindows({ browsing }: StoryParts, { gateway }: Shop): Promise<readonly string[]> {
  const held = await platformCart(browsing.context, gateway)
  const units = held.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const faults: string[] = []
  for (const page of browsing.pages) {
    // The checkout has no cart in its header: its way back is what is left.
    if (!(await isAlive(page)) || new URL(page.url()).pathname === '/checkout') continue
    const shown = await until(
      () => headerUnits(page),
      (seen) => seen === units,
    )
    if (shown !== units) faults.push(`${shown} units shown, and the cart holds ${units}: ${await describePage(page)}`)
  }
  const page = await browsing.alivePage()
  if (page && units > 0 && faults.length === 0) faults.push(...(await judgeCartPage(page, held)))
  return faults
}

type Held = Awaited<ReturnType<typeof platformCart>>

async function judgeCartPage(page: Page, held: Held): Promise<readonly string[]> {
  if (!(await walkToCart(page, QUIET_MS))) return [`the page of the cart does not open: ${await describePage(page)}`]
  const wanted = [held.lines.map(({ name, quantity }) => ({ name, units: quantity })), held.grandTotal]
  const seen = await until(
    async () => [await shownLines(page), await shownTotal(page)],
    (shown) => JSON.stringify(shown) === JSON.stringify(wanted),
  )
  if (JSON.stringify(seen) === JSON.stringify(wanted)) return []
  return [`the page of the cart shows ${JSON.stringify(seen)}, the platform holds ${JSON.stringify(wanted)}`]
}

async function describeAll({ browsing }: StoryParts): Promise<string> {
  return (await Promise.all(browsing.pages.map(describePage))).join(' | ')
}

/** Looks again until it is as wanted, or for as long as a shopper would wait; the last look counts. */
async function until<Value>(look: () => Promise<Value>, isWanted: (value: Value) => boolean): Promise<Value> {
  const deadline = performance.now() + QUIET_MS
  for (;;) {
    const value = await Promise.race([look(), giveUp()]).catch((error: unknown) => error as Value)
    if (isWanted(value) || performance.now() > deadline) return value
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

const giveUp = () =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('no answer')), QUIET_MS))
