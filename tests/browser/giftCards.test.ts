import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { mailsTo } from '../testkit/shoppers/mailbox.ts'
import { PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { CHECKOUT, POLL, newBuyer, orderNumber, setNetwork, untilAlive } from '../testkit/shoppers/shopper.ts'

const { web, platform } = sharedShop()
const JOURNEY_MS = 120_000
const CODE = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}/
const fits = () => document.documentElement.scrollWidth <= window.innerWidth

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it(
  'a guest finds, addresses and pays a gift card; its recipient redeems the mailed code once',
  async () => {
    const shopper = await openWindow(browser, { viewport: PHONE })
    const { page } = shopper
    const recipient = newEmail()
    await page.goto(`${web}/catalogsearch/result?q=tarjeta+de+regalo`)
    await untilAlive(page)
    await page.getByRole('link', { name: /^Tarjeta de regalo Elige el importe/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Tarjeta de regalo' }).waitFor()
    await page.getByLabel('Nombre de quien la recibe').fill('Luz')
    await page.getByLabel('Correo de quien la recibe').fill(recipient)
    await page.getByLabel('Mensaje (opcional)').fill('¡Felices 30!')
    await page.getByRole('radio', { name: '$1,000' }).check()
    await expectAccessible(page)
    expect(await page.evaluate(fits)).toBe(true)
    // Off line it waits with the cart's other changes.
    await setNetwork(page, false)
    await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).click()
    await page.getByText('La tarjeta está en tu carrito.').waitFor()
    await setNetwork(page, true)
    await page.goto(`${web}/checkout/cart`)
    await page.getByRole('main').getByText(recipient).waitFor()
    await page.getByRole('main').getByText('En cuanto se pague').waitFor()
    await expectAccessible(page)
    const buyer = newBuyer()
    await page.getByRole('link', { name: 'Pagar', exact: true }).click()
    await CHECKOUT.contact(page, buyer)
    await CHECKOUT.address(page, buyer)
    await CHECKOUT.payment(page, buyer, /^Transferencia SPEI/)
    await CHECKOUT.review(page)
    const number = await orderNumber(page)
    expect(await mailsTo(recipient)).toEqual([])
    expect((await fetch(`${platform}/api/order/${number}/payment`, { method: 'PUT' })).status).toBe(200)
    await page.reload()
    await page.getByText(new RegExp(`^Se envió a ${recipient}`)).waitFor()
    const [mail] = await mailsTo(recipient)
    const code = CODE.exec(mail?.body ?? '')?.[0] ?? ''
    expect(code).toMatch(CODE)
    expect(await page.content()).not.toContain(code)
    expect(shopper.faults).toEqual([])
    await shopper.close()

    const owner = await openWindow(browser, { viewport: PHONE })
    const account = asBrowser()
    expect(codes(await account.signUp(recipient))).toEqual([])
    const cookies = account.cookie().split('; ').map((cookie) => cookie.split(/=(.*)/s)) // prettier-ignore
    await owner.context.addCookies(cookies.map(([name = '', value = '']) => ({ url: web, name, value })))
    const wallet = owner.page
    await wallet.goto(`${web}/my-account/wallet`)
    await untilAlive(wallet)
    const field = wallet.getByLabel('Código')
    await field.fill(code.toLowerCase())
    await setNetwork(wallet, false)
    await wallet.getByRole('button', { name: 'Canjear' }).click()
    await wallet.getByText(/necesitas conexión/).waitFor()
    expect(await field.inputValue()).toBe(code.toLowerCase())
    await setNetwork(wallet, true)
    await wallet.getByRole('button', { name: 'Canjear' }).click()
    await wallet.getByText('Listo: sumamos $1,000.00 a tu saldo.').waitFor()
    const balance = wallet.getByRole('region', { name: 'Tu saldo' })
    await expect.poll(() => balance.textContent(), POLL).toContain('$1,000.00')
    await wallet.getByRole('region', { name: 'Movimientos' }).getByText('Tarjeta de regalo').waitFor()
    await field.fill(code)
    await wallet.getByRole('button', { name: 'Canjear' }).click()
    await wallet.getByText('Esta tarjeta ya se canjeó.').waitFor()
    await expectAccessible(wallet)
    expect(await wallet.evaluate(fits)).toBe(true)
    expect(wallet.url()).not.toContain(code)
    await owner.close()
  },
  JOURNEY_MS,
)
