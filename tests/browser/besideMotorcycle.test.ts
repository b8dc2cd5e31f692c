import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asBrowser } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openAccountWindow } from '../testkit/shoppers/customerOrder.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { PHONE } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { untilAlive } from '../testkit/shoppers/shopper.ts'
import { SKUS } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()
const MOTORCYCLES = `{ search(term: "motocicleta", first: 20) { nodes { name ... on ConfigurableProduct { variants { sku stock { quantity } } } } } }`

let browser: Browser
let motorcycle: string
beforeAll(async () => {
  browser = await launchBrowser()
  const { search } = (await asGuest(gateway).run(MOTORCYCLES)) as {
    search: { nodes: { name: string; variants?: { sku: string; stock: { quantity: number | null } | null }[] }[] }
  }
  const variants = search.nodes
    .filter(({ name }) => name.startsWith('Motocicleta'))
    .flatMap((one) => one.variants ?? [])
  const found = variants.find(({ stock }) => (stock?.quantity ?? 0) > 0)
  if (!found) throw new Error('no motorcycle is in stock')
  motorcycle = found.sku
})
afterAll(() => browser.close())

it('a guest moves what is beside a motorcycle into a quote with one press, off line first, and can check out then', async () => {
  const guest = asBrowser()
  await guest.add(motorcycle, 1)
  await guest.add(SKUS.simple, 2)
  const { page, faults, close } = await openAccountWindow(browser, guest, { viewport: PHONE })
  await page.goto(`${web}/checkout/cart`)
  await untilAlive(page)
  await page.getByText(/^Una motocicleta se pide sola/).waitFor()
  await expectGoodInEachSize(page)
  await page.setViewportSize(PHONE)
  const move = page.getByRole('button', { name: 'Guardar lo demás como cotización' })
  await page.context().setOffline(true)
  await move.press('Enter')
  await page.getByRole('button', { name: 'Pagar' }).first().waitFor()
  await page.context().setOffline(false)
  await page.getByText('Guardamos tu carrito como «Lo que iba con la moto».').waitFor()
  await move.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Pagar' }).first().waitFor()
  await page.goto(`${web}/checkout/quotes`)
  await untilAlive(page)
  await page.getByRole('heading', { name: 'Lo que iba con la moto' }).waitFor()
  expect(faults).toEqual([])
  await close()
})
