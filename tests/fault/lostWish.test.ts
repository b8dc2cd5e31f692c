import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asBrowser, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type OwnStorefront, startStorefront } from '../testkit/servers/startStorefront.ts'
import { POLL } from '../testkit/shoppers/shopper.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

let shop: OwnStorefront
let browser: Browser
beforeAll(async () => {
  shop = await startStorefront(sharedShop().platform)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

it('a list is read again when the answer to its change could not be read', async () => {
  const [ware] = await plentifulWares(shop.gateway, 1)
  const account = asBrowser('', 'hogar', shop.gateway)
  await account.signUp(newEmail())
  await account.done('addToWishList', { sku: ware!.sku })
  const { page, close } = await openWindow(browser)
  const [name = '', value = ''] = account.cookie().split(/=(.*)/s)
  await page.context().addCookies([{ name, value: value.split(';')[0] ?? '', url: shop.web }])
  await page.goto(`${shop.web}/my-account/wishlists`)
  await page.getByRole('main').getByRole('link', { name: 'Favoritos', exact: true }).click()
  const remove = page.getByRole('button', { name: /^Quitar .* de la lista$/ })
  await remove.waitFor()

  // The platform removes the product, and then its lists cannot be read until the storefront has its answer.
  let isRemoved = false
  let unread = 0
  shop.upstream.setFault(({ path }) => {
    isRemoved ||= path.startsWith('/api/wishlist/remove')
    if (!isRemoved || path !== '/api/wishlist/lists' || unread >= 1) return undefined
    unread += 1
    return { kind: 'answer', status: 500, body: '{"code":500,"result":"Internal error"}' }
  })
  await remove.click()
  await expect.poll(() => unread, POLL).toBe(1)
  await expect.poll(() => remove.count(), POLL).toBe(0)
  // Its optimistic update went with the answer.
  await page.getByText('Esta lista está vacía').waitFor()
  await close()
})
