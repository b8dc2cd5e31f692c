import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { web, gateway } = sharedShop()

let browser: Browser
let reader: Window
beforeAll(async () => {
  browser = await launchBrowser()
  reader = await openWindow(browser)
})
afterAll(() => browser.close())

const OFFER = `{ store { rootCategory { products(first: 1, sort: DISCOUNT_DESC) { nodes {
  name urlPath price { lowestPrior { amount } } breadcrumbs { link level } } } } } }`

type Node = {
  name: string
  urlPath: string
  price: { lowestPrior: { amount: string } | null }
  breadcrumbs: { link: string; level: number }[]
}

async function biggestOffer(store: string): Promise<Node> {
  const answer = await asGuest(gateway, store).run(OFFER)
  return (answer as { store: { rootCategory: { products: { nodes: [Node] } } } }).store.rootCategory.products.nodes[0]
}

const WORDS = [
  ['de', 'Niedrigster Preis der letzten 30 Tage'],
  ['it', 'Prezzo più basso degli ultimi 30 giorni'],
] as const

describe('the lowest price of the last 30 days', () => {
  it.each(WORDS)('of %s is on the page of a product and on its card', async (store, words) => {
    const { name, urlPath, price, breadcrumbs } = await biggestOffer(store)
    const amount = new RegExp(`: ${new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(Number(price.lowestPrior?.amount))}\\s€`) // prettier-ignore
    const { page } = reader
    await page.goto(`${web}/${store}/${urlPath}`)
    const told = page.getByRole('main').getByText(words).first()
    await told.waitFor()
    expect(await told.textContent()).toMatch(amount)
    await page.goto(`${web}/${store}${breadcrumbs.findLast(({ level }) => level > 1)?.link}?sort=discount`)
    const card = page.getByRole('main').getByRole('article').filter({ hasText: name }).first()
    await card.waitFor()
    expect(await card.textContent()).toContain(words)
    expect(await card.textContent()).toMatch(amount)
  })

  it('is in no page of Mexico', async () => {
    const { urlPath } = await biggestOffer('hogar')
    const { page } = reader
    await page.goto(`${web}/${urlPath}`)
    expect(await page.getByRole('main').textContent()).not.toContain('30 días:')
  })
})
