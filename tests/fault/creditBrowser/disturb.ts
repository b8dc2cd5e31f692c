import type { Page } from 'playwright'
import type { Browsing } from '../runs/Browsing.ts'
import type { Chance } from '../runs/chance.ts'
import { worked } from './worked.ts'

/** Events that come between two presses. */
const DISTURBANCES = ['reload', 'back', 'openTab', 'switchTab', 'closeTab'] as const
type Disturbance = (typeof DISTURBANCES)[number]

const SHARE = 0.22
const TABS_MAX = 2
const BACK_MS = 2_000

const WEIGHTS: readonly (readonly [number, Disturbance])[] = [
  [3, 'reload'],
  [2, 'back'],
  [3, 'openTab'],
  [3, 'switchTab'],
  [1, 'closeTab'],
]

type Disturbed = Readonly<{
  browsing: Browsing
  chance: Chance
  /** Page that another tab opens, inside the store. */
  path: string
  log: (line: string) => void
}>

/** Comes in between as the seed has it: a reload, the back button, or another tab of the same browser. */
export async function disturb({ browsing, chance, path, log }: Disturbed): Promise<void> {
  // Drawn each time, so that what a page shows does not shift what comes later.
  const [strikes, kind, which] = [chance.next() < SHARE, chance.weigh(WEIGHTS), chance.next()]
  if (!strikes) return
  log(kind)
  switch (kind) {
    case 'reload':
      return reload(browsing)
    case 'back': {
      const page = browsing.front
      return void (page && (await worked(() => page.goBack({ waitUntil: 'commit', timeout: BACK_MS }))))
    }
    case 'openTab':
      return browsing.pages.length < TABS_MAX ? browsing.openTab(path) : browsing.switchTab(which)
    case 'switchTab':
      return browsing.switchTab(which)
    case 'closeTab':
      return browsing.closeTab()
  }
}

/** The page of the provider is no page of the shop's, and is alive at once. */
async function reload(browsing: Browsing): Promise<void> {
  const page = browsing.front
  if (page && isCardPage(page)) await worked(() => page.reload({ waitUntil: 'commit', timeout: BACK_MS }))
  else await browsing.reload()
}

/** True on the page of the provider of card payments. */
export function isCardPage(page: Page): boolean {
  return new URL(page.url()).pathname.startsWith('/credit/pay/')
}

/** The other tab; null while there is one alone. */
export function otherTab({ front, pages }: Browsing): Page | null {
  return pages.find((page) => page !== front) ?? null
}
