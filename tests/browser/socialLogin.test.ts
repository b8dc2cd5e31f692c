import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, asBrowser, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { untilAlive } from '../testkit/shoppers/shopper.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
let ware: Ware
beforeAll(async () => {
  browser = await launchBrowser()
  ;[ware] = (await plentifulWares(gateway, 1)) as [Ware]
})
afterAll(() => browser.close())

const returnTo = (path: string) => `r=${encodeURIComponent(btoa(path))}`

/** Fills in the form on the provider's page, and submits it. */
async function write(page: Page, email: string, { provider = 'Google', hides = false } = {}) {
  await page.getByRole('heading', { level: 1, name: `Entrar con ${provider}` }).waitFor()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Nombre', { exact: true }).fill('Ana')
  await page.getByLabel('Apellidos').fill('López')
  if (hides) await page.getByLabel('No compartir mi correo').check()
  await page.getByRole('button', { name: 'Continuar' }).click()
}

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('signing in by a provider on $size', ({ viewport }) => {
  it('makes an account with the cart of the guest, returns to the page of before, and forgets whose credit was paid here', async () => {
    const { page, faults, close } = await openWindow(browser, { viewport, worker: 'at once' })
    await page.goto(`${web}/${ware.urlPath}`)
    await untilAlive(page)
    await page.getByRole('button', { name: 'Agregar al carrito' }).first().click()
    await page.getByRole('dialog').getByText(ware.name).waitFor()
    await page.goto(`${web}/login?${returnTo('/checkout/cart')}`)
    await untilAlive(page)
    await expectAccessible(page)
    // The credit account that was paid here before may be another person's.
    const profile = '{"accountNumber":"016","name":"Luis","type":"menudeo"}'
    await page.evaluate((text) => localStorage.setItem('hogar:credit-profile:hogar', text), profile)
    await page.getByRole('link', { name: 'Continuar con Google' }).click()
    await write(page, newEmail())
    await page.getByRole('heading', { level: 1, name: 'Tu carrito' }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hogar:credit-profile:hogar'))).toBeNull()
    expect(page.url()).toBe(`${web}/checkout/cart`)
    await page.getByRole('main').getByText(ware.name).first().waitFor()
    await page.goto(`${web}/my-account/edit`)
    await page.getByRole('heading', { level: 1, name: 'Mis datos' }).waitFor()
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Ana')
    expect(faults).toEqual([])
    await close()
  })

  it('that is broken off says so, and can be tried again', async () => {
    const { page, faults, close } = await openWindow(browser, { viewport, worker: 'at once' })
    await page.goto(`${web}/login?${returnTo('/my-account/edit')}`)
    await page.getByRole('link', { name: 'Continuar con Facebook' }).click()
    await page.getByRole('heading', { level: 1, name: 'Entrar con Facebook' }).waitFor()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page
      .getByRole('alert')
      .getByText(/No entraste a tu cuenta/)
      .waitFor()
    await untilAlive(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Continuar con Facebook' }).click()
    await write(page, newEmail(), { provider: 'Facebook' })
    await page.getByRole('heading', { level: 1, name: 'Mis datos' }).waitFor()
    expect(faults).toEqual([])
    await close()
  })
})

it('an account with a password asks for it once, and never after', async () => {
  const email = newEmail()
  await asBrowser().signUp(email)
  const { page, context, close } = await openWindow(browser, { viewport: PHONE, worker: 'at once' })
  await page.goto(`${web}/login?${returnTo('/my-account/edit')}`)
  await page.getByRole('link', { name: 'Continuar con Google' }).click()
  await write(page, email)
  await page
    .getByRole('alert')
    .getByText(/Ya tienes una cuenta con ese correo/)
    .waitFor()
  await untilAlive(page)
  await page.getByLabel('Correo electrónico').first().fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mis datos' }).waitFor()
  await page.getByText('la próxima vez puedes entrar sin contraseña').first().waitFor()
  await context.clearCookies()
  await page.goto(`${web}/login?${returnTo('/my-account/edit')}`)
  await page.getByRole('link', { name: 'Continuar con Google' }).click()
  await write(page, email)
  await page.getByRole('heading', { level: 1, name: 'Mis datos' }).waitFor()
  await close()
})

it('a profile without an address makes no account', async () => {
  const { page, close } = await openWindow(browser, { worker: 'at once' })
  await page.goto(`${web}/customer/account/create`)
  await page.getByRole('link', { name: 'Continuar con Google' }).click()
  await write(page, newEmail(), { hides: true })
  await page
    .getByRole('alert')
    .getByText(/Tu perfil no comparte un correo/)
    .waitFor()
  await close()
})

it('works without JavaScript', async () => {
  const { page, close } = await openWindow(browser, { viewport: PHONE, javaScriptEnabled: false })
  await page.goto(`${web}/login?${returnTo('/my-account/edit')}`)
  await page.getByRole('link', { name: 'Continuar con Google' }).click()
  await write(page, newEmail())
  await page.getByRole('link', { name: 'Continuar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mis datos' }).waitFor()
  await close()
})
