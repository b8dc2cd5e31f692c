import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, openProduct, untilAlive } from '../testkit/shoppers/shopper.ts'
import { type Ware, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()
const LIST = `query ($sort: ProductSort) { category(by: { urlPath: "salas" }) { products(first: 100, sort: $sort) {
  nodes { sku name urlPath rating { average count } } } } }`
type Rated = Ware & { rating: { average: number; count: number } | null }

async function livingRooms(sort: string | null = null): Promise<readonly Rated[]> {
  const { category } = (await asGuest(gateway).run(LIST, { sort })) as { category: { products: { nodes: Rated[] } } }
  return category.products.nodes
}

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('on $size', ({ viewport }) => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openWindow(browser, { viewport })
    return async () => {
      expect(shopper.faults).toEqual([])
      await shopper.close()
    }
  })

  it('cards show stars and how many reviews, read as one sentence, and none where there are none', async () => {
    const { page } = shopper
    const products = await livingRooms()
    await page.goto(`${web}/salas`)
    await untilAlive(page)
    const cards = page.getByRole('main').getByRole('article')
    const shown = await cards.evaluateAll((all) =>
      all.map((card) => [
        card.querySelector('h3')?.textContent ?? '',
        [...card.querySelectorAll('span')].find(({ textContent }) => /^[\d.]+ de 5, \d+ reseñas?$/.test(textContent))
          ?.textContent ?? null,
      ]),
    )
    const told = ({ name, rating }: Rated) => [
      name,
      rating && `${rating.average} de 5, ${rating.count} ${rating.count === 1 ? 'reseña' : 'reseñas'}`,
    ]
    expect(shown.length).toBeGreaterThan(10)
    expect(shown).toEqual(products.slice(0, shown.length).map(told))
    expect(shown.filter(([, label]) => label === null).length).toBeGreaterThan(0)
    // Four stars and a half are drawn as that.
    const [first] = products.filter(({ rating }) => rating)
    const card = cards.filter({ hasText: String(told(first!)[1]) }).first()
    const stars = card.locator('[aria-hidden=true] > span').first()
    const share = await stars.evaluate((full) => full.clientWidth / (full.parentElement?.clientWidth ?? 1))
    expect(share).toBeCloseTo((first?.rating?.average ?? 0) / 5, 1)
    await expectAccessible(page)
  })

  it('a list is sorted by rating, and narrowed to four stars or more', async () => {
    const { page } = shopper
    const best = (await livingRooms('RATING_DESC'))[0]
    await page.goto(`${web}/salas`)
    await untilAlive(page)
    await page.getByLabel('Ordenar').selectOption({ label: 'Mejor calificados' })
    await page.waitForURL(/sort=rating/)
    const first = page.getByRole('main').getByRole('article').first()
    await expect.poll(() => first.getByRole('heading').textContent(), POLL).toBe(best?.name)

    await page.goto(`${web}/salas?rating_average=4-*`)
    await untilAlive(page)
    await page.getByRole('link', { name: 'Quitar filtro Calificación: 4 estrellas o más' }).waitFor()
    const good = (await livingRooms()).filter(({ rating }) => (rating?.average ?? 0) >= 4)
    const names = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
    expect(names).toEqual(good.slice(0, names.length).map(({ name }) => name))
  })

  it('a review that is sent is confirmed in sight, with the focus, and does not leave "there are none"', async () => {
    const { page } = shopper
    const unrated = (await livingRooms()).find(({ rating }) => rating === null)!
    await openProduct(page, web, await wareOf(gateway, unrated.sku))
    await page.locator('#reviews').scrollIntoViewIfNeeded()
    const section = page.getByRole('region', { name: 'Reseñas' })
    await section.getByText('Todavía no hay reseñas').waitFor()
    await section.getByRole('button', { name: 'Escribir una reseña' }).click()
    await page.getByRole('radio', { name: '5 estrellas' }).focus()
    await page.keyboard.press('Space')
    await page.getByLabel('Título').fill('Muy bonita')
    await page.getByLabel('Tu reseña').fill('La uso todos los días.')
    await section.getByLabel('Tu nombre o apodo').fill('Eva')
    await page.getByRole('button', { name: 'Enviar reseña' }).click()
    const confirmation = section.getByText('Recibimos tu reseña')
    await confirmation.waitFor()
    // The page is shorter than it was; it comes to rest first.
    await page.waitForTimeout(500)
    const place = await confirmation.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
      return { isOnTop: onTop !== null && element.contains(onTop), isFocused: element === document.activeElement }
    })
    expect(place).toEqual({ isOnTop: true, isFocused: true })
    expect(await section.getByText('Todavía no hay reseñas').count()).toBe(0)
    await section.getByText('La tuya será la primera').waitFor()
    await expectAccessible(page)
  })

  it('the reviews of a product are narrowed by a press on their stars, and shown whole again', async () => {
    const { page } = shopper
    await openProduct(page, web, await wareOf(gateway, 'SOFA-DUNA'))
    await page.locator('#reviews').scrollIntoViewIfNeeded()
    const section = page.getByRole('region', { name: 'Reseñas' })
    const bar = section.getByRole('button', { name: /^4 estrellas: \d+ reseñas?$/ })
    const count = Number(/: (\d+)/.exec((await bar.textContent()) ?? '')?.[1])
    expect(count).toBeGreaterThan(0)
    await bar.click()
    await expect.poll(() => bar.getAttribute('aria-pressed'), POLL).toBe('true')
    const four = section.getByRole('article').getByRole('img', { name: '4 de 5 estrellas' })
    await expect.poll(() => four.count(), POLL).toBe(count)
    expect(await section.getByRole('article').count()).toBe(count)
    await expectAccessible(page)
    await section.getByRole('button', { name: 'Ver todas' }).click()
    await expect.poll(() => section.getByRole('article').count(), POLL).toBe(5)
  })
})
