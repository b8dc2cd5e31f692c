import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { type DeafProxy, startDeafProxy } from '../testkit/proxies/deafProxy.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, addToCart, expectLines, openProduct, untilStored } from '../testkit/shoppers/shopper.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()
const SLOW = 'La conexión está lenta. La página que elegiste sigue cargando.'

it('a page without a worker stays where the network refuses the code of the next one, until the shop answers', async () => {
  const browser = await launchBrowser()
  onTestFinished(() => browser.close())
  const [ware] = await plentifulWares(gateway, 1)
  const { page } = await openWindow(browser)
  await openProduct(page, web, ware!)
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrito/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'No pudimos mostrar esta página' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: ware!.name }).waitFor()
  await page.unroute('**/*')
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Tu carrito está vacío' }).waitFor()
  await expect.poll(() => page.title(), POLL).toBe('Tu carrito | Hogar')
})

describe('a network that is connected and brings nothing', () => {
  let browser: Browser
  let proxy: DeafProxy
  let shopper: Window
  let ware: Ware
  beforeAll(async () => {
    browser = await launchBrowser()
    ;[ware] = (await plentifulWares(gateway, 1)) as [Ware]
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    proxy = await startDeafProxy(web)
    shopper = await openWindow(browser, { viewport: PHONE, worker: 'at once' })
    await openProduct(shopper.page, proxy.url, ware)
  })
  afterEach(async () => {
    await shopper.close()
    await proxy.close()
  })

  it('is reported in words while the page of before stays, and the chosen one comes', async () => {
    const { page, faults } = shopper
    proxy.setDeaf(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click()
    await page.getByText(SLOW).waitFor()
    await page.getByRole('heading', { level: 1, name: ware.name }).waitFor()
    proxy.setDeaf(false)
    await page.getByRole('heading', { level: 1, name: 'Contacto' }).waitFor()
    expect(await page.getByText(SLOW).count()).toBe(0)
    expect(faults).toEqual([])
  })

  it('opens a page that was seen before as it is stored, keeps a change there, and sends it by itself', async () => {
    const { page, context } = shopper
    await untilStored(page, ware.sku)
    proxy.setDeaf(true)
    await page.reload({ waitUntil: 'commit' })
    await page.getByText(/^Sin conexión\./).waitFor()
    await page.getByRole('heading', { level: 1, name: ware.name }).waitFor()
    await addToCart(page)
    await page.getByRole('dialog').getByText('Guardado: se enviará en cuanto se pueda.').waitFor()
    proxy.setDeaf(false)
    await expectLines(context, gateway, { [ware.sku]: 1 })
    await expect.poll(() => page.getByText(/^Sin conexión\./).count(), POLL).toBe(0)
  })
})
