import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asBrowser, newEmail, tokenOf, units } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { DESKTOP, PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
let token: string
let ana: ReturnType<typeof asBrowser>
beforeAll(async () => {
  browser = await launchBrowser()
  const email = newEmail()
  ana = asBrowser()
  await ana.signUp(email)
  token = await tokenOf(email)
})
afterAll(() => browser.close())

const returnTo = (path: string) => `r=${encodeURIComponent(btoa(path))}`

it('an app’s link opens the account on the page that it names, and leaves the token nowhere', async () => {
  const { page, context, faults, close } = await openWindow(browser, { viewport: DESKTOP, worker: 'at once' })
  await page.goto(`${web}/silent-login?userToken=${token}&${returnTo('/my-account/edit')}`)
  await page.getByRole('heading', { level: 1, name: 'Mis datos' }).waitFor()
  expect(page.url()).toBe(`${web}/my-account/edit`)
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  expect(kept).not.toContain(token)
  expect(JSON.stringify(await context.cookies())).not.toContain(token)
  expect(await page.content()).not.toContain(token)
  // The device knows who is signed in, as after any other way in.
  await page.goto(web)
  await page.getByRole('banner').getByText('Ana').first().waitFor()
  expect(faults).toEqual([])
  await close()
})

it.each(['', `?${returnTo('/my-account')}`, '?userToken='])('without a token (%s) nothing is found', async (search) => {
  const { page, close } = await openWindow(browser, { expected: /status of 404/, worker: 'at once' })
  await page.goto(`${web}/silent-login${search}`)
  await page.getByRole('heading', { level: 1, name: 'No encontramos esta página' }).waitFor()
  await close()
})

it('without JavaScript the way on is a link', async () => {
  const { page, close } = await openWindow(browser, { viewport: PHONE, javaScriptEnabled: false })
  await page.goto(`${web}/silent-login?userToken=${token}&${returnTo('/my-account/edit')}`)
  await page.getByRole('heading', { level: 1, name: 'Entrando a tu cuenta…' }).waitFor()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mis datos' }).waitFor()
  await close()
})

it.each([true, false])('says what of a guest’s cart did not fit (with JavaScript: %s)', async (javaScriptEnabled) => {
  const [ware] = (await plentifulWares(gateway, 1)) as [Ware]
  const READ = 'query ($sku: String!) { product(by: { sku: $sku }) { stock { quantity } } }'
  const { product } = (await asGuest(gateway).run(READ, { sku: ware.sku })) as {
    product: { stock: { quantity: number } }
  }
  // All that there is stands in the customer's cart already.
  if (units(await ana.viewer())[ware.sku] === undefined) await ana.add(ware.sku, product.stock.quantity)
  const guest = asBrowser()
  await guest.add(ware.sku, 1)
  const { page, context, close } = await openWindow(browser, { viewport: PHONE, javaScriptEnabled, worker: 'at once' })
  const [name = '', value = ''] = guest.cookie().split('=')
  await context.addCookies([{ name, value, url: web }])
  await page.goto(`${web}/silent-login?userToken=${token}&${returnTo('/my-account/edit')}`)
  const heading = javaScriptEnabled ? 'Mis datos' : 'Entrando a tu cuenta…'
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.getByText(`${ware.name} no se pudo pasar a tu carrito.`).first().waitFor()
  expect(decodeURIComponent(page.url())).not.toContain(ware.name)
  await close()
})
