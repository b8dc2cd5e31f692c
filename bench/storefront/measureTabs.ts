import type { Browser, Page } from 'playwright'

/** Delay and traffic between a press in one tab and the number of units in another one. */
export type TabSample = Readonly<{
  /** Milliseconds until the other tab's header holds the new number. */
  milliseconds: number
  /** Requests that the other tab has made meanwhile, and until the shop had answered the first one. */
  requests: number
}>

type Tabs = Readonly<{ firstUrl: string; secondUrl: string; cpuSlowdown: number; presses: number }>

const VIEWPORT = { width: 1_280, height: 900 } as const
const READY_MS = 15_000
/** Wait after the shop's answer, for further requests of the other tab. */
const SETTLE_MS = 300

/** Opens two tabs of one shopper, adds the same product in the first again and again, and watches the header of the second. */
export async function measureTabs(browser: Browser, tabs: Tabs): Promise<readonly TabSample[]> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  try {
    const first = await openTab(await context.newPage(), tabs.firstUrl, tabs.cpuSlowdown)
    const second = await openTab(await context.newPage(), tabs.secondUrl, tabs.cpuSlowdown)
    let requests = 0
    second.on('request', () => (requests += 1))
    const samples: TabSample[] = []
    for (let press = 1; press <= tabs.presses; press += 1) {
      requests = 0
      const shownAt = untilUnits(second, press)
      const answered = first.waitForResponse((response) => response.url().endsWith('/graphql'))
      await first.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click()
      const pressedAt = await first.evaluate<number>('globalThis.__pressedAt')
      const milliseconds = (await shownAt) - pressedAt
      await answered
      await second.waitForTimeout(SETTLE_MS)
      samples.push({ milliseconds, requests })
      await first.getByRole('dialog').waitFor()
      await first.keyboard.press('Escape')
      await first.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    return samples
  } finally {
    await context.close()
  }
}

async function openTab(page: Page, url: string, cpuSlowdown: number): Promise<Page> {
  await page.addInitScript(NOTE_PRESS)
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: READY_MS })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.waitForLoadState('networkidle')
  return page
}

/** When the header of a tab holds so many units, by the device's clock: all tabs go by it. */
function untilUnits(page: Page, units: number): Promise<number> {
  return page.evaluate<number, number>(
    (wanted) =>
      new Promise((resolve) => {
        const header = document.querySelector('header')
        if (!header) throw new Error('the page has no header')
        const watcher = new MutationObserver(() => {
          const link = header.querySelector('a[href$="/checkout/cart"]')
          if (Number(/\d+/.exec(link?.textContent ?? '')?.[0]) !== wanted) return
          watcher.disconnect()
          resolve(Date.now())
        })
        watcher.observe(header, { subtree: true, childList: true, characterData: true })
      }),
    units,
  )
}

const NOTE_PRESS = `
  addEventListener('pointerup', () => { globalThis.__pressedAt = Date.now() }, { capture: true });
`
