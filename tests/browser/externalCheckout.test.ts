import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { type ExternalCheckoutHost, startExternalCheckoutHost } from '../testkit/proxies/externalCheckoutHost.ts'
import { freePort } from '../testkit/servers/freePort.ts'
import { type Window, PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { addToCart, expectLines, expectShownUnits, openProduct, untilAlive } from '../testkit/shoppers/shopper.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import { type RunningProcess, startProcess } from '../testkit/servers/startProcess.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

const { platform, gateway: sharedGateway } = sharedShop()

let browser: Browser
let ware: Ware
let host: ExternalCheckoutHost
let shop: ProxiedGateway
let storefront: RunningProcess
let web: string
let shopper: Window

beforeAll(async () => {
  const port = String(await freePort())
  web = `http://127.0.0.1:${port}`
  host = await startExternalCheckoutHost({ platform, web: () => web })
  const settings = { hogar: { externalCheckoutUrl: host.url } }
  shop = await startGatewayBehindProxy(platform, { STORE_SETTINGS: JSON.stringify(settings), WEB_PORT: port })
  storefront = await startProcess({
    main: 'web/server/main.ts',
    env: { WEB_PORT: port, GATEWAY_URL: shop.gateway, UPSTREAM_URL: platform, REDIS_URL: '' },
    readyUrl: `${web}/health/live`,
  })
  browser = await launchBrowser()
  ;[ware] = (await plentifulWares(sharedGateway, 1)) as [Ware]
})
afterAll(async () => {
  await browser.close()
  await storefront.stop()
  await shop.stop()
  await host.close()
})
beforeEach(async () => {
  shopper = await openWindow(browser, { viewport: PHONE })
  return () => shopper.close()
})

const atHost = (page: Page) => page.getByRole('heading', { name: 'Caja externa' }).waitFor()

async function leaveWithCart({ page, context }: Window) {
  await openProduct(page, web, ware)
  await addToCart(page)
  await expectLines(context, shop.gateway, { [ware.sku]: 1 })
  await page.goto(`${web}/checkout/cart`)
  await untilAlive(page)
  await page.getByRole('main').getByRole('button', { name: 'Pagar' }).click()
  await atHost(page)
}

describe('a checkout on another host', () => {
  it('takes over the cart, buys it, and the shop gives thanks with an empty cart', async () => {
    const { page, context, faults } = shopper
    await leaveWithCart(shopper)
    const arrival = host.arrivals.at(-1)
    expect(arrival).toMatchObject({ userToken: '', cartToken: expect.stringMatching(/^[0-9a-f]{32}$/), referrer: null })
    await page.getByRole('button', { name: 'Pagar ahora' }).click()
    await page.getByRole('heading', { level: 1, name: 'Gracias por tu compra' }).waitFor()
    await expectLines(context, shop.gateway, {})
    await expectShownUnits(page, 0)
    expect(new URL(page.url()).pathname).toBe('/order-success')
    // What is put into the cart from now on is another cart.
    await openProduct(page, web, ware)
    await addToCart(page)
    await expectLines(context, shop.gateway, { [ware.sku]: 1 })
    expect(faults).toEqual([])
  })

  it('is left for from the panel too, which knows no other way to pay', async () => {
    const { page, context } = shopper
    await openProduct(page, web, ware)
    await page.getByRole('button', { name: 'Agregar al carrito' }).first().click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: 'Ir a pagar' }).click()
    await atHost(page)
    await expectLines(context, shop.gateway, { [ware.sku]: 1 })
  })

  it('shows the token of the cart to no script of the shop, and to no log', async () => {
    const { page } = shopper
    const bodies: Promise<string>[] = []
    page.on('response', (response) => {
      if (!response.url().startsWith(web) || response.status() >= 300) return
      bodies.push(response.text().catch(() => ''))
    })
    await leaveWithCart(shopper)
    const token = host.arrivals.at(-1)?.cartToken ?? ''
    expect(token).not.toBe('')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Tu carrito' }).waitFor()
    const kept = await page.evaluate(async () => {
      const fetched = await fetch('/checkout/external').then(
        (answer) => `${answer.status} ${answer.url}`,
        (error: unknown) => String(error),
      )
      const seen = performance.getEntries().map(({ name }) => name)
      return {
        fetched,
        seen: JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage), seen]),
      }
    })
    expect(kept.fetched).toMatch(/^403 /)
    expect(kept.seen).not.toContain(token)
    expect((await Promise.all(bodies)).filter((body) => body.includes(token))).toEqual([])
    expect(shop.output() + storefront.output()).not.toContain(token)
  })

  it('is left by the back button: the cart is there, and its button can be pressed again', async () => {
    const { page, context } = shopper
    await leaveWithCart(shopper)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Tu carrito' }).waitFor()
    await expectLines(context, shop.gateway, { [ware.sku]: 1 })
    await page.getByRole('main').getByRole('button', { name: 'Pagar' }).click()
    await atHost(page)
  })

  it('is where /checkout redirects to, and going back from there is not a circle', async () => {
    const { page } = shopper
    await leaveWithCart(shopper)
    await page.goBack()
    await page.goto(`${web}/checkout`)
    await atHost(page)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Tu carrito' }).waitFor()
  })
})
