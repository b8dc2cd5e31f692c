import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { expectLines, untilAlive } from '../testkit/shoppers/shopper.ts'
import { SKUS, type Ware, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()
const CATEGORY = '/salas'

let browser: Browser
let ware: Ware
beforeAll(async () => {
  browser = await launchBrowser()
  ware = await wareOf(gateway, SKUS.simple)
})
afterAll(() => browser.close())

let shopper: Window
beforeEach(() => async () => {
  expect(shopper.faults).toEqual([])
  await shopper.close()
})

/** Opens a page and notes the names of the files of code that it asks for, from its first byte on. */
async function open(path: string) {
  shopper = await openWindow(browser, { viewport: PHONE })
  const { page } = shopper
  const names: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/(.+?)-[\w-]{6,7}\.(?:js|css)$/.exec(request.url())?.[1]
    if (name) names.push(name)
  })
  await page.goto(`${web}${path}`)
  await untilAlive(page)
  return { page, names }
}

describe('the first screen', () => {
  it('of a category brings no code of products, and the other way round', async () => {
    const category = await open(CATEGORY)
    expect(category.names).toContain('CategoryPage')
    expect(category.names).not.toContain('ProductPage')
    expect(category.names).not.toContain('CmsPage')
    await shopper.close()
    const product = await open(`/${ware.urlPath}`)
    expect(product.names).toContain('ProductPage')
    expect(product.names).not.toContain('CategoryPage')
  })

  it.each([['category'], ['product']])('of a %s has one sheet besides those of all pages', async (kind) => {
    // As the server names them: parts that come later bring their own.
    const path = kind === 'category' ? CATEGORY : `/${ware.urlPath}`
    const { page } = await open(path)
    const html = await (await page.request.get(`${web}${path}`)).text()
    const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
    expect(hrefs.filter((href) => !/entryClient|shared/.test(href))).toHaveLength(1)
    expect(hrefs.length).toBeGreaterThan(1)
  })
})

describe('the code of a page', () => {
  it.each([
    ['home', () => '/'],
    ['category', () => CATEGORY],
    ['product', () => `/${ware.urlPath}`],
  ])('of %s is requested when the first large picture has come', async (_, path) => {
    shopper = await openWindow(browser, { viewport: PHONE })
    const { page } = shopper
    const seen: string[] = []
    await page.route('**/*', async (route) => {
      const isPicture = route.request().resourceType() === 'image'
      // Long enough for code that does not wait to be requested meanwhile.
      if (isPicture) await new Promise((resolve) => setTimeout(resolve, 500))
      await route.fallback()
    })
    page.on('request', (request) => /\/assets\/.+\.js$/.test(request.url()) && seen.push('code'))
    page.on('requestfinished', (request) => request.resourceType() === 'image' && seen.push('picture'))
    await page.goto(`${web}${path()}`)
    await untilAlive(page)
    expect(seen.slice(0, 2)).toEqual(['picture', expect.any(String)])
    expect(seen).toContain('code')
  })
})

/** Maximum number of requests of a first visit, with pictures and fonts, but without the worker's own fetches. */
const REQUESTS_MAX = 35

describe('a first visit on a phone', () => {
  it.each([
    ['home', () => '/'],
    ['category', () => CATEGORY],
    ['product', () => `/${ware.urlPath}`],
  ])('of %s asks for at most 35 files, each once', async (_, path) => {
    // Once for the shop: pictures are drawn when they are first asked for, and one that fails is asked for again.
    const first = await openWindow(browser, { viewport: PHONE })
    await first.page.goto(`${web}${path()}`)
    await first.page.waitForLoadState('networkidle')
    await first.close()
    shopper = await openWindow(browser, { viewport: PHONE })
    const { page } = shopper
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
    await page.goto(`${web}${path()}`)
    await untilAlive(page)
    await expect.poll(() => asked.some((url) => url.includes('/afterFirstRender-'))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(REQUESTS_MAX)
  })
})

describe('a page behind an address that only the server knows', () => {
  it('is loaded when its link is pressed, code beside data', async () => {
    const { page, names } = await open(CATEGORY)
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    const asked = page.waitForRequest((request) => request.url().includes('/assets/ProductPage-'))
    // What the shop knows of it does not come, and its code is there all the same.
    await page.route('**/graphql', () => undefined)
    await link.dispatchEvent('pointerdown')
    await asked
    expect(names).toContain('ProductPage')
  })

  it('is found by its look-up where no list has named it', async () => {
    const { page, names } = await open('/checkout/cart')
    // As the browser's own buttons do: without a link that could have prepared it.
    await page.evaluate((path) => {
      history.pushState({ idx: 1, key: 'unknown' }, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }, `/${ware.urlPath}`)
    await page.getByRole('heading', { level: 1, name: ware.name, exact: true }).waitFor()
    expect(names).toContain('ProductPage')
    expect(names).not.toContain('CategoryPage')
  })
})

describe('the queue', () => {
  it('is not loaded for a stranger who only looks', async () => {
    const { page, names } = await open(CATEGORY)
    await expect.poll(() => names).toContain('afterFirstRender')
    await page.waitForLoadState('networkidle')
    expect(names.filter((name) => /queue/i.test(name))).toEqual([])
  })

  it('loses no change that is made before its code has loaded, and counts it once', async () => {
    shopper = await openWindow(browser, { viewport: PHONE })
    const { page, context } = shopper
    await page.route('**/assets/startQueue-*.js', () => undefined)
    await page.goto(`${web}/${ware.urlPath}`)
    await untilAlive(page)
    await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click()
    await page.unroute('**/assets/startQueue-*.js')
    await page.reload()
    await expectLines(context, gateway, { [ware.sku]: 1 })
    await page.reload()
    await untilAlive(page)
    await expectLines(context, gateway, { [ware.sku]: 1 })
  })
})
