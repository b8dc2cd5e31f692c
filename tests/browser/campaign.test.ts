import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { CHECKOUT, POLL, addToCart, newBuyer, orderNumber, untilAlive } from '../testkit/shoppers/shopper.ts'
import { SKUS, type Ware, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway, platform } = sharedShop()

let browser: Browser
let ware: Ware
beforeAll(async () => {
  browser = await launchBrowser()
  ware = await wareOf(gateway, SKUS.simple)
})
afterAll(() => browser.close())

type Event = Readonly<{ event?: string; ecommerce?: Readonly<Record<string, unknown>> | null }>

const told = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: Event[] }).dataLayer?.filter(({ event }) => event) ?? [])

/** Returns an order as the platform holds it, by the link in the confirmation that was sent to an address. */
async function orderOf(email: string): Promise<unknown> {
  const mails = await (await fetch(`${platform}/outbox?recipient=${encodeURIComponent(email)}`)).text()
  const code = /\/receipt\?proof=([\w-]+)/.exec(mails)?.[1]
  const answer = (await (await fetch(`${platform}/api/order/receipt/${code}`)).json()) as { result: unknown }
  return answer.result
}

it('a campaign that brings a shopper to a product is named in the order, and in what is counted on the way', async () => {
  const { page, faults, close } = await openWindow(browser, { viewport: PHONE })
  const buyer = newBuyer()
  await page.goto(`${web}/${ware.urlPath}?utm_source=boletin&utm_medium=email&utm_campaign=buen-fin`)
  await page.getByRole('heading', { level: 1, name: ware.name }).waitFor()
  await untilAlive(page)
  await addToCart(page)
  await expect.poll(() => told(page), POLL).toHaveLength(2)
  const [view, add] = await told(page)
  expect(view).toMatchObject({ event: 'view_item', ecommerce: { items: [{ item_id: ware.sku, stock: 'Disponible' }] } })
  expect(add).toMatchObject({ event: 'add_to_cart', campaign_source: 'boletin', ecommerce: { currency: 'MXN' } })

  // A page of its own, days later for all that it knows: what brought the shopper is kept.
  await page.goto(`${web}/checkout`)
  await CHECKOUT.contact(page, buyer)
  await CHECKOUT.address(page, buyer)
  await CHECKOUT.shipping(page)
  await CHECKOUT.payment(page)
  await CHECKOUT.review(page)
  const number = await orderNumber(page)
  await expect.poll(() => told(page), POLL).toHaveLength(2)
  expect(await told(page)).toMatchObject([
    { event: 'begin_checkout', campaign_medium: 'email' },
    { event: 'purchase', campaign_name: 'buen-fin', ecommerce: { transaction_id: number } },
  ])
  expect(await orderOf(buyer.email)).toMatchObject({ increment_id: number, utm_source: 'boletin' })
  expect(faults).toEqual([])
  await close()
})
