import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STORES } from '@hogar/schema/stores.ts'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, launchWholeShopper } from '../testkit/browser/browser.ts'
import { openAccountWindow, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { letWorkerCome } from '../testkit/browser/delayedWorker.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { startReleasingProxy } from '../testkit/proxies/releasingProxy.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { SKUS, wareOf } from '../testkit/shoppers/wares.ts'
import {
  addToCart,
  expectShownUnits,
  openProduct,
  setNetwork,
  untilAlive,
  untilStored,
} from '../testkit/shoppers/shopper.ts'

const { web, gateway } = sharedShop()

const CART = `${web}/checkout/cart`

/** Shell, icons and pack; each of some 400 files of code on its own would be a phone's minute. */
const WORKER_REQUESTS = 20

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it.each(STORES)(
  'a browser can install $code: it reads its manifest without errors, and gets each icon',
  async (store) => {
    const { page, context, faults, close } = await openWindow(browser, { viewport: PHONE })
    await page.goto(`${web}${store.urlPrefix || '/'}`)
    const session = await context.newCDPSession(page)
    const { url, errors, data } = await session.send('Page.getAppManifest')
    expect(url).toBe(`${web}${store.urlPrefix}/manifest.webmanifest`)
    expect(errors).toEqual([])
    const manifest: { name: string; start_url: string; icons: readonly { src: string }[] } = JSON.parse(data ?? '{}')
    expect(manifest.name).toBe(store.name)
    const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
    const addresses = [manifest.start_url, touch ?? '', ...manifest.icons.map(({ src }) => src)]
    const statuses = await Promise.all(addresses.map(async (path) => (await fetch(`${web}${path}`)).status))
    expect(statuses).toEqual(addresses.map(() => 200))
    expect(faults).toEqual([])
    await close()
  },
)

it('the browser finds nothing in the way of an installation, and its bars have the colour of the store', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'hogar-install-'))
  const context = await launchWholeShopper(profile, { viewport: PHONE })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(`${web}/`)
    await letWorkerCome(page)
    const session = await context.newCDPSession(page)
    const hindrances = async () => (await session.send('Page.getInstallabilityErrors')).installabilityErrors
    await expect.poll(hindrances).toEqual([])
    expect(await page.locator('meta[name="theme-color"]').getAttribute('content')).toBe('#2f5d46')
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
})

it('the worker stores all code in a few requests, and a page that was never opened has its code without a network', async () => {
  const { page, context, faults, close } = await openWindow(browser, { viewport: PHONE, worker: 'at once' })
  const asked: string[] = []
  context.on('request', (request) => request.serviceWorker() && asked.push(new URL(request.url()).pathname))
  await page.goto(`${web}/`)
  await untilAlive(page)
  expect(asked.filter((path) => path.endsWith('.pack'))).toHaveLength(1)
  expect(asked.length).toBeLessThan(WORKER_REQUESTS)
  await untilStored(page, 'CartSettings')
  await setNetwork(page, false)
  // From the browser's own memory nothing comes: the code of these pages was never requested.
  await page.goto(`${web}/checkout/cart`)
  await page.getByRole('heading', { name: 'Tu carrito está vacío' }).waitFor()
  await page.goto(`${web}/waiting`)
  await page.getByRole('heading', { level: 1, name: 'En espera' }).waitFor()
  expect(faults).toEqual([])
  await close()
})

it('a page that was on its way when the worker came has it too, and opens without a network', async () => {
  const { page, context, faults, close } = await openWindow(browser, { viewport: PHONE, worker: 'at once' })
  await page.goto(`${web}/`)
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.installing)
  const second = await context.newPage()
  await second.route(CART, async (route) => {
    await untilAlive(page)
    await route.continue()
  })
  await second.goto(CART)
  await untilAlive(second)
  await second.unroute(CART)
  await setNetwork(second, false)
  await second.reload()
  await second.getByRole('heading', { name: 'Tu carrito está vacío' }).waitFor()
  expect(faults).toEqual([])
  await close()
})

it('an update reaches an open page with a word, and takes over on a press, with the cart and another tab as they were', async () => {
  const shop = await startReleasingProxy(web)
  const { page, context, faults, close } = await openWindow(browser, { viewport: PHONE })
  await openProduct(page, shop.url, await wareOf(gateway, SKUS.simple))
  await letWorkerCome(page)
  await addToCart(page)
  await page.keyboard.press('Escape')
  const other = await context.newPage()
  await other.goto(`${shop.url}/`)
  await untilAlive(other)
  const word = page.getByText('Hay una versión nueva de la tienda. Tu carrito se queda como está.')
  expect(await word.count()).toBe(0)
  shop.release()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await word.waitFor()
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Actualizar' }).click()])
  await untilAlive(page)
  await expectShownUnits(page, 1)
  expect(await word.count()).toBe(0)
  const waiting = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)
  expect(waiting).toBeNull()
  await expectShownUnits(other, 1)
  expect(faults).toEqual([])
  await close()
  await shop.close()
})

it('the account offers to install the shop where the browser can, and never again once that is refused', async () => {
  const account = await signedUp()
  const { page, faults, close } = await openAccountWindow(browser, account, { viewport: PHONE })
  // A browser without a window asks nothing: the test asks in its place.
  const ask = () =>
    page.evaluate(() => {
      const asked = new Event('beforeinstallprompt', { cancelable: true })
      window.dispatchEvent(
        Object.assign(asked, { prompt: async () => undefined, userChoice: new Promise(() => undefined) }),
      )
    })
  await page.goto(`${web}/my-account`)
  await untilAlive(page)
  const offer = page.getByRole('region', { name: 'Instala Hogar en tu pantalla de inicio' })
  expect(await offer.count()).toBe(0)
  await ask()
  await offer.waitFor()
  await expectGoodInEachSize(page)
  await page.setViewportSize(PHONE)
  await offer.getByRole('button', { name: 'No, gracias' }).press('Enter')
  await offer.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await page.reload()
  await untilAlive(page)
  await ask()
  await page.getByRole('heading', { name: 'Tu último pedido' }).waitFor()
  expect(await offer.count()).toBe(0)
  expect(faults).toEqual([])
  await close()
})
