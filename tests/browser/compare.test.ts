import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, addToCart, expectLines, openProduct, untilAlive } from '../testkit/shoppers/shopper.ts'
import { SKUS, type Ware, plentifulWares, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
let wares: readonly Ware[]
beforeAll(async () => {
  browser = await launchBrowser()
  wares = [...(await plentifulWares(gateway, 4)), await wareOf(gateway, SKUS.configurable)]
})
afterAll(() => browser.close())

const mark = async (page: Page, ware: Ware) => {
  await openProduct(page, web, ware)
  // Where variants are sold, the chosen one is compared, by its own name.
  await page.getByRole('checkbox', { name: new RegExp(`^Comparar ${ware.name}(?:,|$)`) }).click()
}
const columns = (page: Page) => page.getByRole('columnheader').count()
const toComparison = async (page: Page) => {
  await page.getByRole('link', { name: /^Comparar \(\d\)$/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Comparar productos' }).waitFor()
}

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('comparing on $size', ({ viewport }) => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openWindow(browser, { viewport })
    return async () => {
      expect(shopper.faults).toEqual([])
      await shopper.close()
    }
  })

  it('lays products side by side, keeps them over a reload, and breaks no rule', async () => {
    const { page } = shopper
    for (const ware of [...wares.slice(0, 2), ...wares.slice(4)]) await mark(page, ware)
    await toComparison(page)
    await page.reload()
    await page.getByRole('table').waitFor()
    expect(await columns(page)).toBe(3)
    const total = await page.getByRole('row').count()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes[0]?.html.slice(0, 200) }))).toEqual([])
    await page.getByLabel('Ver solo las diferencias').check()
    await expect.poll(() => page.getByRole('row').count(), POLL).toBeLessThan(total)
  })

  it('keeps names and lines in sight, however far one scrolls', async () => {
    const { page } = shopper
    for (const ware of wares.slice(0, 4)) await mark(page, ware)
    await toComparison(page)
    const region = page.getByRole('region', { name: 'Comparación de 4 productos' })
    await region.evaluate((element) => element.scrollTo(400, 300))
    const scroller = await region.boundingBox()
    const head = await page.getByRole('columnheader').first().boundingBox()
    const line = await page.getByRole('rowheader').last().boundingBox()
    expect(Math.round((head?.y ?? 0) - (scroller?.y ?? 0))).toBeLessThanOrEqual(2)
    expect(Math.round((line?.x ?? 0) - (scroller?.x ?? 0))).toBeLessThanOrEqual(2)
  })

  it('scrolls sideways by itself, never with its page, and not for two', async () => {
    const { page } = shopper
    const isTooWide = (element: Element) => element.scrollWidth > element.clientWidth
    for (const ware of wares.slice(0, 4)) await mark(page, ware)
    await toComparison(page)
    expect(await page.locator('html').evaluate(isTooWide)).toBe(false)
    for (const { name } of wares.slice(2, 4)) {
      await page.getByRole('button', { name: `Quitar ${name}`, exact: true }).click()
    }
    await expect.poll(() => columns(page), POLL).toBe(2)
    expect(await page.getByRole('region', { name: /^Comparación/ }).evaluate(isTooWide)).toBe(false)
  })
})

describe('a comparison', () => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openWindow(browser)
    return async () => {
      expect(shopper.faults).toEqual([])
      await shopper.close()
    }
  })

  it('is shared by its address, with a device that knows nothing of it', async () => {
    const { page } = shopper
    for (const ware of wares.slice(0, 2)) await mark(page, ware)
    await toComparison(page)
    const friend = await openWindow(browser)
    await friend.page.goto(page.url())
    await friend.page.getByRole('table').waitFor()
    expect(await columns(friend.page)).toBe(2)
    await friend.close()
  })

  it('has no room for a fifth, and says so', async () => {
    const { page } = shopper
    for (const ware of wares) await mark(page, ware)
    await page.getByText('Puedes comparar hasta 4 productos. Quita uno para agregar otro.').waitFor()
    expect(await page.getByRole('checkbox', { name: /^Comparar / }).isChecked()).toBe(false)
  })

  it('is filled from a list, without leaving it', async () => {
    const { page } = shopper
    await page.goto(`${web}/salas/libreros`)
    await untilAlive(page)
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Comparar / })
    await boxes.nth(0).click()
    await boxes.nth(1).click()
    expect(new URL(page.url()).pathname).toBe('/salas/libreros')
    await toComparison(page)
    expect(await columns(page)).toBe(2)
    await page.goBack()
    await boxes.nth(0).waitFor()
    expect(await boxes.nth(0).isChecked()).toBe(true)
  })

  it('is the same in every tab', async () => {
    const { page, context } = shopper
    const other = await context.newPage()
    await openProduct(other, web, wares[1]!)
    await mark(page, wares[0]!)
    await other.getByRole('link', { name: 'Comparar (1)' }).waitFor()
  })

  it('sells, and removes what is not wanted', async () => {
    const { page, context } = shopper
    for (const ware of wares.slice(0, 2)) await mark(page, ware)
    await toComparison(page)
    await addToCart(page)
    await expectLines(context, gateway, { [wares[0]!.sku]: 1 })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Quitar ${wares[0]!.name}`, exact: true }).click()
    await expect.poll(() => columns(page), POLL).toBe(1)
    await page.getByRole('button', { name: `Quitar ${wares[1]!.name}`, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Aún no hay nada que comparar' }).waitFor()
  })
})
