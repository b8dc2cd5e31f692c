import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { buyAs, openAccountWindow, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { untilAlive } from '../testkit/shoppers/shopper.ts'
import { SKUS, guaranteedByMaker } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('the guarantee of an order on $size', ({ viewport }) => {
  it('is one step from the order, says whom to call, and what they will ask', async () => {
    const machine = await guaranteedByMaker(gateway)
    const account = await signedUp()
    const order = await buyAs(account, [machine.sku, SKUS.simple], 1)
    const { page, faults, close } = await openAccountWindow(browser, account, { viewport })
    await page.goto(`${web}/my-account/orders/${order.id}`)
    await untilAlive(page)
    await page.getByRole('link', { name: 'Garantía', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: `Garantía del pedido ${order.number}` }).waitFor()
    await page.getByText('Garantía del fabricante').waitFor()
    await page.getByText('Garantía de la tienda').waitFor()
    expect(await page.getByRole('link', { name: /^800 555/ }).getAttribute('href')).toMatch(/^tel:800555\d{4}$/)
    const contact = page.getByRole('region', { name: 'Datos que te pedirán' })
    expect(await contact.textContent()).toContain(order.number)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Volver al pedido' }).click()
    await page.getByRole('heading', { level: 1, name: `Pedido ${order.number}` }).waitFor()
    expect(faults).toEqual([])
    await close()
  })
})

it('the guarantee of another customer’s order is a 404', async () => {
  const order = await buyAs(await signedUp(), [SKUS.simple], 1)
  const { page, close } = await openAccountWindow(browser, await signedUp(), { viewport: PHONE })
  const answer = await page.goto(`${web}/my-account/orders/${order.id}/guarantee-provider`)
  expect(answer?.status()).toBe(404)
  expect(await page.textContent('main')).not.toContain(order.number)
  await close()
})
