import type { Browser, BrowserContext } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORES } from '@hogar/schema/stores.ts'
import { asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { fillWallet } from '../testkit/shoppers/fillWallet.ts'
import { DESKTOP, PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { MUTATIONS, SHIPPING } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { CHECKOUT, POLL, addToCart, currentStep, newBuyer, openProduct, orderNumber, setNetwork, stepOf, untilAlive } from '../testkit/shoppers/shopper.ts' // prettier-ignore
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway, platform } = sharedShop()

/** A whole purchase takes a busy machine longer than a test may take otherwise. */
const JOURNEY_MS = 120_000

let browser: Browser
let ware: Ware
beforeAll(async () => {
  browser = await launchBrowser()
  ware = (await plentifulWares(gateway, 1))[0]!
})
afterAll(() => browser.close())

/** Has a window be signed in as the account is. */
const takeOver = (context: BrowserContext, account: ReturnType<typeof asBrowser>) =>
  context.addCookies(
    account
      .cookie()
      .split('; ')
      .map((cookie) => cookie.split(/=(.*)/s))
      .map(([name = '', value = '']) => ({ url: web, name, value })),
  )

/** A customer with so much in their wallet, in a window. */
async function openHolder(viewport: typeof PHONE | typeof DESKTOP, amounts: readonly number[]) {
  const [account, email] = [asBrowser(), newEmail()]
  expect(codes(await account.signUp(email))).toEqual([])
  for (const amount of amounts)
    await fillWallet(platform, { email, amount, note: amount > 0 ? 'Bienvenida' : 'Ajuste' })
  const window = await openWindow(browser, { viewport })
  await takeOver(window.context, account)
  const { page } = window
  const openWallet = async () => {
    await page.goto(`${web}/my-account/wallet`)
    await untilAlive(page)
  }
  const balance = async () => (await page.getByRole('region', { name: 'Tu saldo' }).textContent()) ?? ''
  return { ...window, account, email, openWallet, balance }
}
const fits = () => document.documentElement.scrollWidth <= window.innerWidth

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('a wallet on $size', ({ viewport }) => {
  it(
    'pays an order',
    async () => {
      const { page, openWallet, balance, faults, close } = await openHolder(viewport, [50_000])
      await openWallet()
      expect(await balance()).toContain('$50,000.00')
      await page.getByText('Bienvenida').waitFor()
      await expectAccessible(page)
      await openProduct(page, web, ware)
      await addToCart(page)
      await page.goto(`${web}/checkout`)
      const buyer = newBuyer()
      await CHECKOUT.contact(page, buyer)
      await CHECKOUT.address(page, buyer)
      await CHECKOUT.shipping(page)
      const step = stepOf(page, 'payment')
      await step.getByText('Tienes $50,000.00.').waitFor()
      await step.getByText('Monedero').click()
      await expectAccessible(page)
      expect(await page.evaluate(fits)).toBe(true)
      await CHECKOUT.payment(page)
      await currentStep(page).getByRole('heading', { name: 'Revisa y haz tu pedido' }).waitFor()
      await CHECKOUT.review(page)
      const number = await orderNumber(page)
      await page.getByRole('main').getByText('Monedero').waitFor()

      // Within the shop, where an old balance would still be in the store.
      await page.getByRole('banner').getByRole('button', { name: 'Cuenta de Ana' }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Monedero' }).click()
      await page.getByRole('heading', { level: 1, name: 'Monedero' }).waitFor()
      await page
        .getByRole('listitem')
        .filter({ hasText: `Pago del pedido ${number}` })
        .getByText(/^-\$/)
        .waitFor()
      expect(await balance()).not.toContain('$50,000.00')
      await expectAccessible(page)
      expect(await page.evaluate(fits)).toBe(true)
      expect(faults).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )

  it('gets back what is called off of an order that it paid', async () => {
    const { page, account, openWallet, balance, faults, close } = await openHolder(viewport, [50_000])
    await account.add(ware.sku, 1)
    await account.send(MUTATIONS.setCartShipping, { input: SHIPPING })
    await account.send(MUTATIONS.setCartPayment, { input: { methodCode: 'wallet' } })
    const input = { email: newEmail(), acceptsTerms: true, clientMutationId: crypto.randomUUID() }
    await account.send(MUTATIONS.placeOrder, { input })
    await openWallet()
    expect(await balance()).not.toContain('$50,000.00')
    await page.getByRole('link', { name: /^Pago del pedido/ }).click()
    await page.getByRole('button', { name: 'Cancelar pedido' }).waitFor()
    await page.getByRole('definition').filter({ hasText: 'Monedero' }).waitFor()
    await page.getByRole('button', { name: 'Cancelar pedido' }).click()
    const dialog = page.getByRole('dialog', { name: /^¿Cancelar el pedido/ })
    await dialog.getByText('Cambié de opinión').click()
    await dialog.getByRole('button', { name: 'Cancelar todo el pedido' }).click()
    await page.getByRole('region', { name: 'Artículos cancelados' }).waitFor()
    await expect.poll(() => dialog.count(), POLL).toBe(0)
    await page.goBack()
    await page.getByText(/^Devolución del pedido/).waitFor()
    expect(await balance()).toContain('$50,000.00')
    expect(faults).toEqual([])
    await close()
  })

  it('that holds too little is not offered, and says why', async () => {
    const { page, openWallet, faults, close } = await openHolder(viewport, [1])
    await openWallet()
    await openProduct(page, web, ware)
    await addToCart(page)
    await page.goto(`${web}/checkout`)
    const buyer = newBuyer()
    await CHECKOUT.contact(page, buyer)
    await CHECKOUT.address(page, buyer)
    await CHECKOUT.shipping(page)
    await stepOf(page, 'payment')
      .getByText(/^En tu monedero tienes \$1\.00: no alcanza/)
      .waitFor()
    expect(
      await stepOf(page, 'payment')
        .getByRole('radio', { name: /^Monedero/ })
        .count(),
    ).toBe(0)
    await expectAccessible(page)
    expect(faults).toEqual([])
    await close()
  })
})

it('a wallet that is empty when the order is sent is reported, and another payment method is required', async () => {
  const { page, email, openWallet, faults, close } = await openHolder(PHONE, [50_000])
  await openWallet()
  await openProduct(page, web, ware)
  await addToCart(page)
  await page.goto(`${web}/checkout`)
  const buyer = newBuyer()
  await CHECKOUT.contact(page, buyer)
  await CHECKOUT.address(page, buyer)
  await CHECKOUT.shipping(page)
  await stepOf(page, 'payment').getByText('Monedero').click()
  await CHECKOUT.payment(page)
  await currentStep(page).getByRole('heading', { name: 'Revisa y haz tu pedido' }).waitFor()
  // The shop has recalculated the cart: what changes from here on only the order can find out.
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('button', { name: /^Hacer el pedido/ })
    .and(page.locator(':enabled'))
    .waitFor()
  await fillWallet(platform, { email, amount: -49_990, note: 'Retiro' })
  await CHECKOUT.review(page)
  await page.getByText('Esta forma de pago no está disponible para tu carrito.').first().waitFor()
  await stepOf(page, 'payment')
    .getByText(/^En tu monedero tienes \$10\.00: no alcanza/)
    .waitFor()
  expect(
    await stepOf(page, 'payment')
      .getByRole('radio', { name: /^Monedero/ })
      .count(),
  ).toBe(0)
  await CHECKOUT.payment(page)
  await CHECKOUT.review(page)
  await orderNumber(page)
  expect(faults).toEqual([])
  await close()
})

it('shows its history a page at a time, and what was seen without a network', async () => {
  const { page, openWallet, balance, close } = await openHolder(PHONE, [100, ...Array.from({ length: 14 }, (_none, at) => at % 2 === 0 ? -1 : 2)]) // prettier-ignore
  await openWallet()
  const entries = page.getByRole('region', { name: 'Movimientos' }).getByRole('listitem')
  await expect.poll(() => entries.count(), POLL).toBe(10)
  await page.getByRole('button', { name: 'Ver más movimientos' }).click()
  await expect.poll(() => entries.count(), POLL).toBe(15)
  expect(await page.getByRole('button', { name: 'Ver más movimientos' }).count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Boletín' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Boletín' }).waitFor()
  await setNetwork(page, false)
  await page.getByRole('link', { name: 'Monedero' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Monedero' }).waitFor()
  expect(await balance()).toContain('$107.00')
  await close()
})

it('is behind the way in for a guest, and empty at first', async () => {
  const guest = await openWindow(browser, { viewport: PHONE })
  await guest.page.goto(`${web}/my-account/wallet`)
  await guest.page.waitForURL('**/login?r=*')
  await guest.close()
  const { page, openWallet, faults, close } = await openHolder(PHONE, [])
  await openWallet()
  await page.getByText('Aún no hay movimientos').waitFor()
  await page.getByText('$0.00').waitFor()
  await expectAccessible(page)
  expect(faults).toEqual([])
  await close()
})

it.each(STORES.map(({ code, urlPrefix }) => [code, urlPrefix] as const))(
  'in %s stands in its words',
  async (code, prefix) => {
    const { page, context, faults, close } = await openWindow(browser, { viewport: DESKTOP })
    const account = asBrowser('', code)
    expect(codes(await account.signUp(newEmail()))).toEqual([])
    await takeOver(context, account)
    await page.goto(`${web}${prefix}/my-account/wallet`)
    const titles: Readonly<Record<string, string>> = { '/de': 'Guthaben', '/it': 'Portafoglio' }
    await page.getByRole('heading', { level: 1, name: titles[prefix] ?? 'Monedero' }).waitFor()
    await expectAccessible(page)
    expect(faults).toEqual([])
    await close()
  },
)
