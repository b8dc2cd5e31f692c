import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'

/** Test conditions of a page: a mid-range phone on a slow network. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  cpuSlowdown: 4,
  latencyMs: 150,
  downloadKbps: 1_600,
  uploadKbps: 750,
} as const

const GZIP_LEVEL = 9
const KILOBIT_BYTES = 1_000 / 8

export type PageSample = Readonly<{
  /** Bytes loaded until the page is usable. */
  javascriptBytes: number
  /** Bytes loaded after that, until the network is idle: the queue, offline features. */
  laterJavascriptBytes: number
  transferredBytes: number
  requests: number
  styleSheets: number
  firstByteMs: number
  firstPaintMs: number
  largestPaintMs: number
  layoutShift: number
}>

/** Opens a page once, with empty caches, as the phone above would, and reads the browser's measurements. */
export async function measurePage(browser: Browser, url: string): Promise<PageSample> {
  const context = await browser.newContext({
    viewport: PHONE.viewport,
    deviceScaleFactor: PHONE.deviceScaleFactor,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.downloadKbps * KILOBIT_BYTES,
    uploadThroughput: PHONE.uploadKbps * KILOBIT_BYTES,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown })
  let transferredBytes = 0
  session.on('Network.loadingFinished', (event) => (transferredBytes += event.encodedDataLength))
  const scripts: Promise<Readonly<{ url: string; bytes: number }>>[] = []
  let requests = 0
  let styleSheets = 0
  page.on('response', (response) => {
    requests += 1
    if (response.request().resourceType() === 'stylesheet') styleSheets += 1
    if (response.request().resourceType() !== 'script') return
    const size = (body: Buffer) => ({ url: response.url(), bytes: gzipSync(body, { level: GZIP_LEVEL }).length })
    scripts.push(response.body().then(size))
  })
  await page.addInitScript(OBSERVE)
  await page.goto(url)
  // A slow phone may run code for longer than the network is quiet: loading after its first render counts too.
  await page.waitForFunction(() => performance.getEntriesByName('hogar:hydrated').length > 0)
  for (let seen = -1; seen !== requests; await page.waitForTimeout(QUIET_MS)) seen = requests
  const { late, ...observed } = await page.evaluate(READ)
  const loaded = await Promise.all(scripts)
  const bytesOf = (isLate: boolean) =>
    loaded.filter(({ url: script }) => late.includes(script) === isLate).reduce((sum, { bytes }) => sum + bytes, 0)
  await context.close()
  return {
    javascriptBytes: bytesOf(false),
    laterJavascriptBytes: bytesOf(true),
    transferredBytes,
    requests,
    styleSheets,
    ...observed,
  }
}

/** Milliseconds without a request after which a page counts as loaded. */
const QUIET_MS = 1_500

const OBSERVE = `
  globalThis.__observed = { largestPaintMs: 0, layoutShift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) __observed.largestPaintMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) __observed.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`

type Observed = Readonly<{
  firstByteMs: number
  firstPaintMs: number
  largestPaintMs: number
  layoutShift: number
  late: string[]
}>

const READ = (): Observed => {
  const [navigation] = performance.getEntriesByType('navigation')
  const hydrated = performance.getEntriesByName('hogar:hydrated')[0]
  if (!hydrated) throw new Error('the page does not say when it is hydrated')
  const late = performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime >= hydrated.startTime)
    .map((entry) => entry.name)
  const observed: unknown = Reflect.get(globalThis, '__observed')
  const read = (name: string): number =>
    typeof observed === 'object' && observed !== null ? Number(Reflect.get(observed, name)) : Number.NaN
  const firstByteMs = navigation && 'responseStart' in navigation ? Number(navigation.responseStart) : Number.NaN
  const firstPaintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  return { firstByteMs, firstPaintMs, largestPaintMs: read('largestPaintMs'), layoutShift: read('layoutShift'), late }
}
