import type { Page } from 'playwright'
import type { Buyer } from '../../testkit/shoppers/shopper.ts'
import type { Ware } from '../../testkit/shoppers/wares.ts'
import type { Browsing } from './Browsing.ts'
import type { Story } from './Story.ts'
import type { Step } from './planRun.ts'
import type { Deed } from './possibleEnds.ts'
import { orderFrom } from './orderScreens.ts'
import { describePage } from './pageLife.ts'
import {
  confirmRemoval,
  pressAdd,
  pressUndo,
  type ShownLine,
  shownLines,
  typeUnits,
  switchCoupon,
  walkToCart,
} from './shopScreens.ts'

/** A press must come to something within this time: kept, or refused aloud. */
const PRESS_MS = 15_000
const LOOK_MS = 20

/** Refusals that the shop shows at once, before anything is kept. */
const REFUSED_AT_ONCE = [
  '¡El producto está agotado y no se puede agregar al carrito!',
  'La cantidad solicitada no está disponible',
  '¡No conocemos el precio del producto, no se puede agregar al carrito!',
  'No pudimos guardar el cambio. Inténtalo de nuevo.',
]

const COUPON = 'BIENVENIDO'

export type StoryParts = Readonly<{
  browsing: Browsing
  story: Story
  wares: readonly Ware[]
  buyer: Buyer
}>

/** Does one step, as well as it can be done in this weather. */
export async function takeStep(step: Step, parts: StoryParts): Promise<void> {
  const { browsing, story } = parts
  story.log(`${JSON.stringify(step)}`)
  switch (step.kind) {
    case 'buy':
      return buy(parts, step)
    case 'visitCart':
      return void (await openCart(parts))
    case 'setUnits':
      return setUnits(parts, step)
    case 'remove':
      return remove(parts, step)
    case 'coupon': {
      const page = await openCart(parts)
      return void (page && (await switchCoupon(page, COUPON)))
    }
    case 'order':
      return order(parts)
    case 'openTab':
      return browsing.openTab(`/${parts.wares[0]!.urlPath}`)
    case 'switchTab':
      return browsing.switchTab(step.which)
    case 'closeTab':
      return browsing.closeTab()
    case 'reload':
      return browsing.reload()
    case 'crashPage':
      return crashPage(parts, step.isPressing)
    case 'killBrowser':
      return browsing.restart()
    case 'network':
      return browsing.setNetwork(step.isOnline)
    case 'moveClock':
      return void ((await browsing.alivePage()) && (await browsing.moveClock(step.minutes)))
    case 'limitStorage':
      return void ((await browsing.alivePage()) && (await browsing.limitStorage(step.isFull)))
  }
}

async function buy(parts: StoryParts, { which, presses }: Extract<Step, { kind: 'buy' }>): Promise<void> {
  const page = await openWare(parts, which)
  if (!page) return
  for (let press = 0; press < presses; press += 1) {
    const deed: Deed = { kind: 'add', sku: page.ware.sku, units: 1 }
    await act(parts, {
      page: page.page,
      deed,
      names: ['addToCart'],
      press: () => pressAdd(page.page, () => parts.story.pressesOn(page.page)),
    })
  }
}

async function openWare({ browsing, wares, story }: StoryParts, which: number) {
  const ware = wares[Math.floor(which * wares.length)]!
  const front = await browsing.alivePage()
  const isThere = front !== null && new URL(front.url()).pathname === `/${ware.urlPath}`
  const page = isThere ? front : await browsing.visit(`/${ware.urlPath}`)
  if (!page) story.log('  no page')
  return page ? { page, ware } : null
}

async function openCart({ browsing, story }: StoryParts): Promise<Page | null> {
  const page = await browsing.alivePage()
  if (page && (await walkToCart(page))) return page
  story.log(`  no way to the cart: ${page ? await describePage(page) : 'no page'}`)
  return null
}

async function setUnits(parts: StoryParts, { which, units }: Extract<Step, { kind: 'setUnits' }>): Promise<void> {
  const found = await pickLine(parts, which)
  if (!found) return
  const { page, line, ware } = found
  const wanted = units === line.units ? units + 1 : units
  const deed: Deed = { kind: 'set', sku: ware.sku, units: wanted }
  await act(parts, {
    page,
    deed,
    names: ['updateCartLines'],
    press: () => typeUnits(page, line.name, wanted),
    isShown: () => isShown(page, { name: line.name, units: wanted }),
  })
}

async function remove(parts: StoryParts, { which, isUndone }: Extract<Step, { kind: 'remove' }>): Promise<void> {
  const found = await pickLine(parts, which)
  if (!found) return
  const { page, line, ware } = found
  const isKept = await act(parts, {
    page,
    deed: { kind: 'remove', sku: ware.sku },
    names: ['removeCartLines'],
    press: () => confirmRemoval(page, line.name),
  })
  if (!isKept || !isUndone) return
  // What is brought back is what was shown when it was taken out: an answer may have come since the line was read.
  const deed: Deed = { kind: 'add', sku: ware.sku, units: parts.story.unitsAtPress(page, line.name) ?? line.units }
  await act(parts, { page, deed, names: ['addToCart'], press: () => pressUndo(page) })
}

/** An answer that comes between the look at a line and the hand may bring what the hand was about to type. */
async function isShown(page: Page, wanted: ShownLine): Promise<boolean> {
  const lines = await shownLines(page).catch(() => [])
  return lines.some(({ name, units }) => name === wanted.name && units === wanted.units)
}

async function pickLine(parts: StoryParts, which: number) {
  const page = await openCart(parts)
  if (!page) return null
  const lines = await shownLines(page).catch(() => [])
  const line = lines[Math.floor(which * lines.length)]
  const ware = parts.wares.find(({ name }) => name === line?.name)
  return line && ware ? { page, line, ware } : null
}

async function order(parts: StoryParts): Promise<void> {
  const page = await parts.browsing.visit('/checkout')
  if (!page) return
  const press = () => orderFrom(page, parts.buyer)
  await act(parts, { page, deed: { kind: 'order' }, names: ['placeOrder'], press })
}

async function crashPage(parts: StoryParts, isPressing: boolean): Promise<void> {
  const { browsing, story } = parts
  if (!isPressing) return browsing.crashPage()
  const found = await openWare(parts, 0)
  if (!found) return
  const { page, ware } = found
  const storedByPresses = story.watchPresses(page, ['addToCart'])
  const isPressed = await pressAdd(page, () => story.pressesOn(page))
  await browsing.crashPage()
  const ids = storedByPresses()
  for (const id of ids.length === 0 && isPressed ? [null] : ids) story.add({ kind: 'add', sku: ware.sku, units: 1 }, id)
}

type Act = Readonly<{
  page: Page
  deed: Deed
  /** Names of the changes that the press makes. */
  names: readonly string[]
  /** False when there was nothing to press. */
  press: () => Promise<boolean>
  /** True when the page shows what the press was for: then nothing has to be kept for it, and it counts as made. */
  isShown?: () => Promise<boolean>
}>

/** In place of the change that would carry a deed, where the cart was so already. */
const SHOWN_ALREADY = 'shown already'

/** Presses, and notes what came of it. Throws when nothing did: then what the shopper wanted has vanished. */
async function act({ browsing, story }: StoryParts, { page, deed, names, press, isShown }: Act): Promise<boolean> {
  const storedByPresses = story.watchPresses(page, names)
  const loads = countLoads(page)
  story.forgetWords(REFUSED_AT_ONCE)
  const isPressed = await press()
  const id = await until(isPressed ? PRESS_MS : LOOK_MS, () => {
    if (REFUSED_AT_ONCE.some((text) => story.hasHeard(text))) return 'refused at once'
    return storedByPresses()[0]
  })
  const hasLoaded = loads.stop() > 0
  // A page that was too slow to say that it was pressed may have kept the change all the same.
  if (id === 'refused at once' || (!isPressed && id === undefined)) {
    story.log(`  ${id ?? 'nothing to press'}: ${JSON.stringify(deed)}`)
    return false
  }
  // A page whose code does not arrive reloads itself: in the half second in which a quantity rests, that is too soon.
  if (id === undefined && !hasLoaded) {
    if (await isShown?.()) {
      story.add(deed, SHOWN_ALREADY)
      return true
    }
    throw new Error(`a press came to nothing: ${JSON.stringify(deed)}; ${await describePage(page)}`)
  }
  const again = deed.kind === 'add' ? storedByPresses().slice(1) : []
  for (const kept of [id ?? null, ...again]) story.add(deed, kept, browsing.isStorageFull ? page : null)
  return id !== undefined
}

function countLoads(page: Page): Readonly<{ stop(): number }> {
  let loads = 0
  const count = () => void (loads += 1)
  page.on('domcontentloaded', count)
  return {
    stop: () => {
      page.off('domcontentloaded', count)
      return loads
    },
  }
}

/** Looks again and again until there is something to see, or time is up. */
async function until<Value>(milliseconds: number, look: () => Value | undefined): Promise<Value | undefined> {
  const deadline = performance.now() + milliseconds
  for (;;) {
    const value = look()
    if (value !== undefined || performance.now() > deadline) return value
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
