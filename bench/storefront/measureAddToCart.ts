import type { Browser, CDPSession, Page } from 'playwright'

/** Network conditions: round-trip latency, and throughput both ways. Null means off line. */
export type NetworkSpeed = Readonly<{ latencyMs: number; kilobitsPerSecond: number }> | null

/** Delay between the finger's release of the button and the new number of units in the header. */
export type AdditionSample = Readonly<{
  /** Frames until the one that shows it, that one counted: 1 is the next frame that the browser paints. */
  frames: number
  /** Milliseconds until that frame is drawn. */
  milliseconds: number
}>

const VIEWPORT = { width: 1_280, height: 900 } as const
const KILOBIT_BYTES = 1_000 / 8
const READY_MS = 15_000

/** Opens a product, changes the network, presses the button once, and counts frames until the header shows the unit. */
export async function measureAddToCart(
  browser: Browser,
  { url, speed, cpuSlowdown }: Readonly<{ url: string; speed: NetworkSpeed; cpuSlowdown: number }>,
): Promise<AdditionSample> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  try {
    const page = await context.newPage()
    await page.addInitScript(WATCH)
    await page.goto(url)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: READY_MS })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await setNetwork(page, session, speed)
    await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click()
    await page.waitForFunction('globalThis.__addition !== undefined', undefined, { timeout: READY_MS })
    return await page.evaluate<AdditionSample>('globalThis.__addition')
  } finally {
    await context.close()
  }
}

async function setNetwork(page: Page, session: CDPSession, speed: NetworkSpeed): Promise<void> {
  if (speed === null) {
    await page.context().setOffline(true)
    await page.waitForFunction(() => !navigator.onLine)
    return
  }
  const throughput = speed.kilobitsPerSecond * KILOBIT_BYTES
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: speed.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/**
 * Samples once per frame, in the last moment before it is painted: the page then contains the content of that frame.
 * A frame whose callbacks ran before the change was drawn does not count as showing it.
 */
const WATCH = `
  addEventListener('pointerup', ({ timeStamp }) => {
    const units = () => /\\d+/.exec(document.querySelector('header a[href$="/checkout/cart"]')?.textContent ?? '')?.[0];
    const before = units();
    let frames = 0;
    const look = () => {
      frames += 1;
      const isShown = units() !== before;
      if (isShown) globalThis.__addition = { frames, milliseconds: performance.now() - timeStamp };
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });
`
