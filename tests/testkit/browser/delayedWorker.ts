import type { BrowserContext, Page } from 'playwright'

/** In the page: lets the registration go on that the page has asked for. Absent where nothing holds it. */
type Holding = Readonly<{ letWorkerCome?: () => void }>

/** Keeps the pages of a context from registering the shop's service worker until `letWorkerCome`. */
export async function delayWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A window that shows no page yet belongs to no site, and has none.
    if (!('serviceWorker' in navigator)) return
    const { serviceWorker } = navigator
    const register = serviceWorker.register.bind(serviceWorker)
    const allowed = new Promise<void>((resolve) => Object.assign(globalThis, { letWorkerCome: resolve }))
    serviceWorker.register = (...how) => allowed.then(() => register(...how))
  })
}

/** Lets the worker of a page come, where it was held, and waits until it is there. */
export async function letWorkerCome(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as Holding).letWorkerCome?.())
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
