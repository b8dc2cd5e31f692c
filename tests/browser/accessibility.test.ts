import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { STORES } from '@hogar/schema/stores.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible, expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import {
  CHECKOUT,
  addToCart,
  currentStep,
  newBuyer,
  openProduct,
  orderNumber,
  setNetwork,
  untilAlive,
} from '../testkit/shoppers/shopper.ts'
import { SKUS, type Ware, plentifulWares, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
let wares: readonly Ware[]
let byKind: Readonly<Record<keyof typeof SKUS, Ware>>
beforeAll(async () => {
  browser = await launchBrowser()
  wares = await plentifulWares(gateway, 1)
  const kinds = Object.entries(SKUS).map(async ([kind, sku]) => [kind, await wareOf(gateway, sku)] as const)
  byKind = Object.fromEntries(await Promise.all(kinds)) as typeof byKind
})
afterAll(() => browser.close())

describe('on a phone and on a desktop no rule is broken by', () => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openWindow(browser)
    return () => shopper.close()
  })

  it.each([
    ['the home', '/'],
    ['a category', '/salas'],
    ['a category of products', '/salas/libreros'],
    ['a search', '/catalogsearch/result?q=mesa'],
    ['a search without a result', '/catalogsearch/result?q=zzzzqq'],
    ['an empty cart', '/checkout/cart'],
    ['nothing that waits', '/waiting'],
    ['a page of the editors', '/i/formas-de-pago'],
    ['the blog', '/blog'],
    ['a post with a table', '/blog/post/8'],
    ['a post with a table of four columns', '/blog/post/10'],
    ['a category of the blog', '/blog/category/2'],
    ['a page that does not exist', '/no-such-page'],
  ])('%s', async (_name, path) => {
    await shopper.page.goto(`${web}${path}`)
    await expectGoodInEachSize(shopper.page)
  })

  it.each(Object.keys(SKUS) as (keyof typeof SKUS)[])('a %s product', async (kind) => {
    await openProduct(shopper.page, web, byKind[kind])
    await expectGoodInEachSize(shopper.page)
  })
})

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('on $size no rule is broken by', ({ viewport }) => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openWindow(browser, { viewport })
    return () => shopper.close()
  })

  it('what waits without a network, and the sheet of what became of it', async () => {
    const { page } = shopper
    await openProduct(page, web, wares[0]!)
    await setNetwork(page, false)
    await addToCart(page)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Ver 1 cambio en espera' }).click()
    await page.getByText('Detalles técnicos').click()
    await expectAccessible(page)
    await page
      .getByRole('link', { name: /^Carrito/ })
      .first()
      .click()
    await page.getByRole('main').getByRole('button', { name: 'Agregar uno' }).click()
    await setNetwork(page, true)
    await page.getByRole('button', { name: 'Ver qué pasó' }).click()
    await page.getByRole('dialog', { name: 'Volvió la conexión' }).waitFor()
    await expectAccessible(page)
  })

  it('the way from the panel to the order', async () => {
    const { page } = shopper
    const buyer = newBuyer()
    await openProduct(page, web, wares[0]!)
    await addToCart(page)
    await expectAccessible(page)
    await page.goto(`${web}/checkout/cart`)
    await expectAccessible(page)
    await page.goto(`${web}/checkout`)
    await page.getByLabel('Correo electrónico').waitFor()
    await expectAccessible(page)
    await CHECKOUT.contact(page, buyer)
    await page.getByLabel('Código postal').waitFor()
    await currentStep(page).getByRole('button', { name: 'Continuar' }).click()
    await page.getByText('Escribe tu nombre.').first().waitFor()
    await expectAccessible(page)
    await CHECKOUT.address(page, buyer)
    await currentStep(page).getByRole('radio').first().waitFor()
    await expectAccessible(page)
    await CHECKOUT.shipping(page)
    await page.getByLabel('Facturar a la misma dirección').waitFor()
    await expectAccessible(page)
    await page.getByRole('radio', { name: /^Transferencia SPEI/ }).check()
    await CHECKOUT.payment(page)
    await page.getByRole('button', { name: /^Hacer el pedido/ }).click()
    await page.getByText('Acepta los términos y condiciones para hacer el pedido.').waitFor()
    await expectAccessible(page)
    await CHECKOUT.review(page)
    await orderNumber(page)
    await page.getByRole('region', { name: 'Cómo pagar' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ver comprobante' }).click()
    await page.getByRole('heading', { level: 1, name: 'Comprobante de compra' }).waitFor()
    await expectAccessible(page)
  })

  it('a page that is not stored, without a network', async () => {
    const { page } = shopper
    await openProduct(page, web, wares[0]!)
    await setNetwork(page, false)
    await page.goto(`${web}/salas`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)
  })
})

describe.each(STORES.filter(({ code }) => code !== 'hogar'))(
  'in the store $code no rule is broken by',
  ({ urlPrefix }) => {
    it('home, product and cart', async () => {
      const { page, close } = await openWindow(browser)
      await page.goto(`${web}${urlPrefix}`)
      await expectAccessible(page)
      const product = page.getByRole('main').getByRole('article').first().getByRole('link').first()
      await page.goto(new URL((await product.getAttribute('href')) ?? '', web).href)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessible(page)
      await page.goto(`${web}${urlPrefix}/checkout/cart`)
      await expectAccessible(page)
      await close()
    })
  },
)

describe('with the keyboard alone', () => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openWindow(browser)
    return () => shopper.close()
  })
  const focused = (page: Page) => page.locator(':focus')

  it('skips to the content', async () => {
    const { page } = shopper
    await page.goto(web)
    await untilAlive(page)
    await page.keyboard.press('Tab')
    expect(await focused(page).textContent()).toBe('Ir al contenido')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await focused(page).evaluate((element) => element.closest('main') !== null)).toBe(true)
  })

  it('reaches the button that adds, and comes back to it from the panel', async () => {
    const { page } = shopper
    await openProduct(page, web, wares[0]!)
    const add = page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first()
    for (
      let press = 0;
      press < 60 && !(await add.evaluate((element) => element === document.activeElement));
      press += 1
    ) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Tu carrito' })
    await panel.waitFor()
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    expect(await focused(page).textContent()).toBe('Agregar al carrito')
  })
})
