import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSWORD, asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openAccountWindow } from '../testkit/shoppers/customerOrder.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { linksTo } from '../testkit/shoppers/mailbox.ts'
import { DESKTOP, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { untilAlive } from '../testkit/shoppers/shopper.ts'

const { web } = sharedShop()
const WALK_MS = 120_000

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function open(page: Page, path: string) {
  await page.goto(`${web}${path}`)
  await untilAlive(page)
}
/** Opens the newest link to a page that was mailed to an address. */
async function follow(page: Page, email: string, path: string) {
  const [link] = await linksTo(email, path)
  await open(page, `${link?.pathname}${link?.search}`)
}
const main = (page: Page) => page.getByRole('main')

it('an e-mail address is changed by password and link, and taken back by its owner', { timeout: WALK_MS }, async () => {
  const [email, next] = [newEmail(), newEmail()]
  const account = asBrowser()
  await account.signUp(email)
  const { page, faults, close } = await openAccountWindow(browser, account, { viewport: DESKTOP })
  await open(page, '/my-account/edit')
  await page.getByLabel('Nuevo correo electrónico').fill(next)
  await page.getByLabel('Tu contraseña', { exact: true }).fill('Otra-1234')
  await page.getByRole('button', { name: 'Cambiar correo' }).click()
  await page.getByRole('alert').getByText('La contraseña actual no es correcta.').waitFor()
  await expectGoodInEachSize(page)
  await page.getByLabel('Tu contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Cambiar correo' }).click()
  await main(page).getByRole('status').getByText(next).waitFor()
  await expectGoodInEachSize(page)
  await page.reload()
  await untilAlive(page)
  await page.getByRole('button', { name: 'Mandar otra vez' }).click()
  await expect.poll(async () => (await linksTo(next, '/confirm-email')).length).toBe(2)

  // A program that looks at mails opens the link, and nothing comes of it.
  const [link] = await linksTo(next, '/confirm-email')
  expect((await fetch(`${web}${link?.pathname}${link?.search}`)).status).toBe(200)
  expect(codes(await asBrowser().login(next))).toEqual(['SIGN_IN_REFUSED'])
  await follow(page, next, '/confirm-email')
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await main(page).getByRole('status').getByText(next).waitFor()
  await expectGoodInEachSize(page)
  await main(page).getByRole('link', { name: 'Mi cuenta' }).click()
  await page.getByRole('heading', { name: 'Hola, Ana' }).waitFor()
  expect(faults).toEqual([])
  await close()

  const owner = await openWindow(browser)
  await follow(owner.page, email, '/undo-email')
  await owner.page.getByRole('button', { name: 'Recuperar mi cuenta' }).click()
  await main(owner.page).getByRole('status').getByText(email).waitFor()
  await expectGoodInEachSize(owner.page)
  await owner.page.getByLabel('Nueva contraseña', { exact: true }).fill('Nueva-1234')
  await owner.page.getByLabel('Repite la contraseña', { exact: true }).fill('Nueva-1234')
  await owner.page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await main(owner.page).getByText('Si entrabas con').waitFor()
  expect(await account.endings()).toEqual(['UNAUTHENTICATED'])
  expect(codes(await asBrowser().login(email, 'Nueva-1234'))).toEqual([])
  expect(owner.faults).toEqual([])
  await owner.close()
})
