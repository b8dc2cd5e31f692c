import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'

const SIGNS_MS = 2_500
const PAGE_MS = 8_000
const HYDRATION_MS = 5_000
const OPEN_TRIES = 4

/** Opens an address, again where it fails, until the page lives. `tell` receives why a page that came did not. */
export async function openAddress(page: Page, url: string, tell: (line: string) => void): Promise<boolean> {
  for (let attempt = 0; attempt < OPEN_TRIES; attempt += 1) {
    const response = await page.goto(url, { waitUntil: 'commit', timeout: PAGE_MS }).catch(() => null)
    if (page.isClosed()) return false
    // A page that says that it has failed is loaded again.
    if (!response || response.status() >= 500) continue
    const isAlive = await page.waitForFunction(lives, undefined, { timeout: HYDRATION_MS }).catch(() => null)
    if (isAlive) return true
    if (page.isClosed()) return false
    tell(`  lifeless ${await describeLife(page)}`)
  }
  return false
}

/** How far a page came to life, and what it shows instead. */
async function describeLife(page: Page): Promise<string> {
  const seen = await Promise.race([page.evaluate(lifeSigns).catch(String), setTimeout(SIGNS_MS, 'no answer')])
  return JSON.stringify(seen)
}

const lifeSigns = () => ({
  age: Math.round(performance.now()),
  state: document.readyState,
  isOnline: navigator.onLine,
  worker: navigator.serviceWorker.controller?.state ?? 'none',
  marks: performance.getEntriesByType('mark').map(({ name }) => name),
  files: performance.getEntriesByType('resource').length,
  text: document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 300),
})

/** True when the page's code runs. */
export function isAlive(page: Page): Promise<boolean> {
  return page.waitForFunction(lives, undefined, { timeout: 1_000 }).then(
    () => true,
    () => false,
  )
}

/** React marks the elements that it has taken over. */
const lives = () => {
  const main = document.querySelector('main')
  const isHydrated = main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  return isHydrated && performance.getEntriesByName('hogar:hydrated').length > 0
}

/** Address of a page and what it shows, to explain a failure. */
export async function describePage(page: Page): Promise<string> {
  const words = await page
    .evaluate(() => {
      const buttons = [...document.querySelectorAll('main button[aria-busy]')].map(({ textContent }) => textContent)
      return `${document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 500)} (busy: ${buttons.join(', ') || 'nothing'})`
    })
    .catch(String)
  return `${page.url()} shows ${words}`
}
