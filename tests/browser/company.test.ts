import { mkdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { buyTo, openAccountWindow } from '../testkit/shoppers/customerOrder.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { linksTo } from '../testkit/shoppers/mailbox.ts'
import { DESKTOP, openWindow, PHONE } from '../testkit/browser/openWindow.ts'
import { reportProgress } from '../testkit/shoppers/reportProgress.ts'
import { SHIPPING } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { CHECKOUT, newBuyer, orderNumber, POLL, untilAlive, untilTotalled } from '../testkit/shoppers/shopper.ts'
import { allPlentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway, platform } = sharedShop()
const shop = `${web}/mavi`
const WALK_MS = 240_000
const SHOTS = process.env['COMPANY_SHOTS']
const NEW_PASSWORD = 'Empresa2026'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function shoot(page: Page, name: string) {
  if (!SHOTS) return
  mkdirSync(SHOTS, { recursive: true })
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await page.screenshot({ path: `${SHOTS}/${name}-${size.width}.png`, fullPage: true })
  }
}

/** An RFC that no company of this run has. */
const newTaxId = () =>
  `TST${String(Math.floor(Math.random() * 28) + 1).padStart(2, '0')}0305${letters()}${Math.floor(Math.random() * 10)}`
const letters = () => [0, 1].map(() => 'ABCDEFGHIJKLMNPQRSTUVWXYZ'[Math.floor(Math.random() * 25)]).join('')

/** Calls the platform as its own people do. */
async function moderate(method: string, path: string, body?: object) {
  const headers = { 'content-type': 'application/json', 'x-moderation-key': 'moderator-of-hogar' }
  const answer = await fetch(`${platform}/api/ext/${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  return ((await answer.json()) as { result: { id: number; vat_tax_id: string }[] }).result
}

async function register(page: Page, { email, taxId }: Readonly<{ email: string; taxId: string }>) {
  await page.goto(`${shop}/customer/account/create`)
  await page.getByRole('link', { name: 'Para mi empresa' }).click()
  await page.getByRole('heading', { level: 1, name: 'Registra tu empresa' }).waitFor()
  await untilAlive(page)
  await page.getByLabel('Nombre', { exact: true }).fill('Rosa')
  await page.getByLabel('Apellido paterno').fill('Mena')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Nombre o razón social').fill('Casa Mena')
  await page.getByLabel('Correo de la empresa').fill('hola@mena.example')
  await page.getByLabel('Teléfono de la empresa').fill('3312345678')
  await page.getByLabel('Estado').selectOption('JAL')
  await page.getByLabel('RFC').fill('mdn-150305-ab8')
  expect(await page.getByLabel('RFC').inputValue()).toBe('MDN-150305-AB8')
  await page.getByRole('button', { name: 'Registrar mi empresa' }).click()
  await page.getByText('Ese RFC ya tiene cuenta de empresa.').first().waitFor()
  await shoot(page, 'register')
  await page.getByLabel('RFC').fill(taxId)
  await page.getByRole('button', { name: 'Registrar mi empresa' }).click()
  await page.getByRole('heading', { name: '¿Qué sigue?' }).waitFor()
  await page.getByText(`Abre el correo que enviamos a ${email}`).waitFor()
  await shoot(page, 'next')
}

async function setPassword(email: string) {
  const [link] = await linksTo(email, '/create-password')
  const resetToken = link?.searchParams.get('resetToken')
  const body = JSON.stringify({ email, resetToken, newPassword: NEW_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(`${platform}/api/user/create-password`, { method: 'POST', headers, body })
  expect(status).toBe(200)
}

async function signedIn(email: string) {
  const account = asBrowser('', 'mavi', gateway)
  expect(codes(await account.login(email, NEW_PASSWORD))).toEqual([])
  return account
}

it(
  'a company registers, is approved, invites a buyer, who orders at wholesale prices',
  { timeout: WALK_MS },
  async () => {
    const [email, taxId, buyerEmail] = [newEmail(), newTaxId(), newEmail()]
    const guest = await openWindow(browser, { viewport: DESKTOP })
    await register(guest.page, { email, taxId })
    expect(guest.faults).toEqual([])
    await guest.close()
    await setPassword(email)

    const owner = await signedIn(email)
    const boss = await openAccountWindow(browser, owner, { viewport: DESKTOP })
    await boss.page.goto(`${shop}/my-account/company`)
    await untilAlive(boss.page)
    await boss.page.getByText('En revisión', { exact: true }).waitFor()
    expect(await boss.page.getByRole('button', { name: 'Invitar a alguien' }).count()).toBe(0)
    await expectGoodInEachSize(boss.page)
    await shoot(boss.page, 'pending')

    const pending = await moderate('GET', 'company_status')
    const id = pending.find(({ vat_tax_id: known }) => known === taxId)?.id
    await moderate('PUT', `company_status/${id}`, { status: 1 })
    const [ware] = await allPlentifulWares(gateway, 'mavi')
    for (let bought = 0; bought < 3; bought += 1) {
      const { number } = await buyTo(owner, { skus: [ware?.sku ?? ''], quantity: 1, shipping: SHIPPING })
      await reportProgress(platform, number, { status: 'order delivered' })
    }
    const { page } = boss
    await page.setViewportSize(DESKTOP)
    await page.goto(`${shop}/my-account/company`)
    await untilAlive(page)
    await page.getByText('Aprobada', { exact: true }).waitFor()
    await page.getByText('Comprando para Casa Mena').waitFor()
    await page.getByText('Rosa Mena,').first().waitFor()
    await page.getByRole('button', { name: 'Pedir precio de mayoreo' }).click()
    await page.getByText('Tu empresa compra a precio de mayoreo').waitFor()
    await page.getByRole('button', { name: 'Invitar a alguien' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invitar a alguien' })
    await dialog.getByLabel('Nombre', { exact: true }).fill('Inés')
    await dialog.getByLabel('Apellido paterno').fill('Soto')
    await dialog.getByLabel('Correo electrónico').fill(buyerEmail)
    await shoot(page, 'invite')
    await page.setViewportSize(DESKTOP)
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
    await page.getByText(/Invitación enviada, vence el/).waitFor()
    await expectGoodInEachSize(page)
    await shoot(page, 'company')
    expect(boss.faults).toEqual([])

    const buyer = await openWindow(browser, { viewport: PHONE })
    const [link] = await linksTo(buyerEmail, '/company-invitation')
    await buyer.page.goto(`${web}${link?.pathname}${link?.search}`)
    await untilAlive(buyer.page)
    await buyer.page.getByLabel('Nueva contraseña', { exact: true }).fill(NEW_PASSWORD)
    await shoot(buyer.page, 'invitation')
    await buyer.page.setViewportSize(PHONE)
    await buyer.page.getByRole('button', { name: 'Aceptar la invitación' }).click()
    await buyer.page.getByRole('link', { name: 'Iniciar sesión' }).first().waitFor()
    expect(buyer.faults).toEqual([])
    await buyer.close()

    const account = await signedIn(buyerEmail)
    const sku = ware?.sku ?? ''
    const retail = await priceOf(asBrowser('', 'mavi', gateway), sku)
    expect(Math.abs((await priceOf(account, sku)) - retail * 0.92)).toBeLessThan(0.02)
    await account.add(sku, 1)
    const window = await openAccountWindow(browser, account, { viewport: DESKTOP })
    await orderInCheckout(window.page)
    expect(window.faults).toEqual([])
    await window.close()

    await page.reload()
    await untilAlive(page)
    await page.getByText('Tu número: OC-2026-17').waitFor()
    await page.getByText(/^Inés Soto,/).waitFor()
    await page.setViewportSize(DESKTOP)
    await shoot(page, 'orders')
    await boss.close()
  },
)

/** Price of one piece for a shopper, in pesos. */
async function priceOf(account: Pick<ReturnType<typeof asBrowser>, 'send'>, sku: string): Promise<number> {
  const { data } = await account.send(`{ product(by: { sku: "${sku}" }) { price { final { amount } } } }`)
  return Number((data as { product: { price: { final: { amount: string } } } }).product.price.final.amount)
}

async function orderInCheckout(page: Page) {
  await page.goto(`${shop}/my-account`)
  await untilAlive(page)
  await page.goto(`${shop}/checkout/cart`)
  await untilAlive(page)
  await page.getByText('Precio de mayoreo de Casa Mena').waitFor()
  await shoot(page, 'cart')
  await page.setViewportSize(DESKTOP)
  await page.goto(`${shop}/checkout`)
  await untilAlive(page)
  const person = newBuyer()
  await CHECKOUT.contact(page, person)
  await CHECKOUT.address(page, person)
  await CHECKOUT.shipping(page)
  await CHECKOUT.payment(page, person, /^Efectivo al recibir/)
  await page.getByLabel(/^Número de pedido de Casa Mena/).fill('OC-2026-17')
  await untilTotalled(page)
  await shoot(page, 'checkout')
  await page.setViewportSize(DESKTOP)
  await CHECKOUT.review(page)
  await orderNumber(page)
}

it('the switch in the header goes to retail prices and back, on every page', { timeout: WALK_MS }, async () => {
  const account = asBrowser('', 'mavi', gateway)
  expect(codes(await account.login('obra@mdn.example', NEW_PASSWORD))).toEqual([])
  const { page, faults, close } = await openAccountWindow(browser, account, { viewport: DESKTOP })
  const [ware] = await allPlentifulWares(gateway, 'mavi')
  await page.goto(`${shop}/my-account`)
  await untilAlive(page)
  await page.getByText('Comprando para Muebles del Norte').waitFor()
  await page.goto(`${shop}/${ware?.urlPath}`)
  await untilAlive(page)
  await page.getByText('Comprando para Muebles del Norte').waitFor()
  const shown = () => page.getByRole('main').innerText()
  const wholesale = await shown()
  await expectGoodInEachSize(page)
  await shoot(page, 'product')
  await page.setViewportSize(DESKTOP)
  await page.getByRole('button', { name: 'Comprar para mí' }).click()
  await page.getByText('Comprando para ti').waitFor()
  await untilAlive(page)
  expect(await shown()).not.toBe(wholesale)
  await page.getByRole('button', { name: 'Comprar para Muebles del Norte' }).click()
  await page.getByText('Comprando para Muebles del Norte').waitFor()
  expect(faults).toEqual([])
  await close()
})

it('wholesale prices are on private pages alone: a visitor after a buyer reads retail prices', async () => {
  const [ware] = await allPlentifulWares(gateway, 'mavi')
  const account = asBrowser('', 'mavi', gateway)
  await account.login('compras@mdn.example', NEW_PASSWORD)
  const read = async (cookie: string) => {
    const answer = await fetch(`${shop}/${ware?.urlPath}`, { headers: { cookie, accept: 'text/html' } })
    return { text: await answer.text(), cache: answer.headers.get('cache-control') ?? '' }
  }
  const own = await read(account.cookie())
  expect(own.cache).toMatch(/private|no-store/)
  const pesos = (amount: number) =>
    new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' }).format(amount)
  const wholesale = pesos(await priceOf(account, ware?.sku ?? ''))
  expect(own.text).toContain(wholesale)
  await expect.poll(async () => (await read('')).text.includes(wholesale), POLL).toBe(false)
})

it('the way to a company’s account works without JavaScript, and other stores lead there', async () => {
  const { page, close } = await openWindow(browser, { viewport: PHONE, javaScriptEnabled: false })
  await page.goto(`${shop}/customer/account/create`)
  await page.getByRole('link', { name: 'Para mi empresa' }).click()
  await page.getByRole('heading', { level: 1, name: 'Registra tu empresa' }).waitFor()
  await page.getByLabel('RFC').waitFor()
  await page.getByRole('link', { name: 'Para mí', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' }).waitFor()
  await page.goto(`${web}/customer/account/create`)
  await page.getByRole('link', { name: 'Para mi empresa' }).click()
  expect(new URL(page.url()).pathname).toBe('/mavi/customer/account/create')
  for (const prefix of ['/de', '/it']) {
    await page.goto(`${web}${prefix}/customer/account/create?tipo=empresa`)
    expect(await page.getByLabel('RFC').count()).toBe(0)
    for (const path of ['/my-account/company', '/customer/company-invitation']) {
      expect((await page.goto(`${web}${prefix}${path}`))?.status()).toBe(404)
      await page.getByRole('heading', { level: 1, name: /Seite gibt es nicht|pagina/ }).waitFor()
    }
  }
  await close()
})
