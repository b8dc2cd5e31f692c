import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import storefront from '@hogar/schema/operations/storefront.json' with { type: 'json' }
import { launchBrowser } from '../testkit/browser/browser.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, setNetwork, untilAlive } from '../testkit/shoppers/shopper.ts'

const { web } = sharedShop()
const LIST = '/salas'
/** More than six pages. */
const LONG_LIST = '/catalogsearch/result?q=mesa'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

let shopper: Window
async function enter(viewport: { width: number; height: number } = DESKTOP) {
  shopper = await openWindow(browser, { viewport })
  return shopper.page
}
beforeEach(() => () => shopper.close())

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const names = (page: Page) => cards(page).getByRole('heading').allTextContents()
const column = (page: Page) => page.getByRole('region', { name: 'Filtros' })
const chips = (page: Page) => page.getByRole('list', { name: 'Filtros elegidos' })
const address = (page: Page) => page.evaluate(() => window.location.search)
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function open(page: Page, path: string) {
  await page.goto(`${web}${path}`)
  await untilAlive(page)
}

/** Products that the list says it has. */
async function total(page: Page): Promise<number> {
  const text = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()
  return Number(/de (\d+)/.exec(text ?? '')?.[1])
}

/** Price and stock, asked for by the page of a product when it has stood for a moment. */
const OF_THE_PRODUCT = 'liveOfferQuery'
const documents = new Map(Object.entries(storefront))

/** Notes by name what lists ask the gateway for from now on. */
function noteRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return
    const { id = '' } = request.postDataJSON() as { id?: string }
    const name = /(?:query|mutation) (\w+)/.exec(documents.get(id) ?? '')?.[1] ?? id
    if (name !== OF_THE_PRODUCT) asked.push(name)
  })
  return asked
}

async function loadMore(page: Page) {
  const before = await cards(page).count()
  await page.getByRole('link', { name: 'Ver más' }).click()
  await expect.poll(() => cards(page).count(), POLL).toBeGreaterThan(before)
}

/** Opens a product far down and returns where the list was. */
async function enterProduct(page: Page, index: number) {
  const card = cards(page).nth(index)
  await card.scrollIntoViewIfNeeded()
  const place = { names: await names(page), scrolled: await scrolled(page), address: await address(page) }
  await card.getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: place.names[index]!, exact: true }).waitFor()
  return place
}

async function expectPlace(page: Page, place: Awaited<ReturnType<typeof enterProduct>>) {
  await expect.poll(() => names(page), POLL).toEqual(place.names)
  await expect.poll(() => scrolled(page), POLL).toBeGreaterThan(place.scrolled - 60)
  expect(await scrolled(page)).toBeLessThan(place.scrolled + 60)
  expect(await address(page)).toBe(place.address)
}

it('the cards of a list say when they arrive, also those of its next page', async () => {
  const page = await enter(PHONE)
  await open(page, LIST)
  const said = () =>
    cards(page)
      .getByText(/^Llega \p{L}{3} \d/u)
      .count()
  await expect.poll(said, POLL).toBe(await cards(page).count())
  await loadMore(page)
  await expect.poll(said, POLL).toBe(await cards(page).count())
})

describe('a list that has grown', () => {
  it('is found again as it was left, without a request', async () => {
    const page = await enter()
    await open(page, LONG_LIST)
    for (let press = 0; press < 5; press += 1) await loadMore(page)
    expect(await address(page)).toBe('?q=mesa&page=6')
    const place = await enterProduct(page, 130)
    const asked = noteRequests(page)
    await page.goBack()
    await expectPlace(page, place)
    expect(asked).toEqual([])
    // More than one answer can hold: what the server drew is filled up.
    await page.reload()
    await expectPlace(page, place)
  })

  it('is found again on a phone, and from a search', async () => {
    const page = await enter(PHONE)
    await open(page, LONG_LIST)
    await loadMore(page)
    const place = await enterProduct(page, 30)
    await page.goBack()
    await expectPlace(page, place)
  })

  it('is the same after a reload, and after a product that was reloaded', async () => {
    const page = await enter()
    await open(page, LIST)
    await loadMore(page)
    const all = await names(page)
    await page.reload()
    await untilAlive(page)
    expect(await names(page)).toEqual(all)
    const place = await enterProduct(page, 40)
    await page.reload()
    await untilAlive(page)
    await page.goBack()
    await expectPlace(page, place)
  })

  it('goes on to its end, each product once', async () => {
    const page = await enter()
    await open(page, '/salas/sofas')
    await loadMore(page)
    const all = await names(page)
    expect(all).toHaveLength(await total(page))
    expect(await page.getByRole('link', { name: 'Ver más' }).count()).toBe(0)
    const addresses = await cards(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(addresses).size).toBe(all.length)
  })
})

describe('filters', () => {
  it('narrow the list by what they say, and back and forward undo and redo it', async () => {
    const page = await enter()
    await open(page, LIST)
    const whole = await total(page)
    const row = column(page).locator('label', { hasText: 'Gris niebla' })
    const promised = Number((await row.locator('[aria-hidden]').last().textContent())?.replace(/\D/g, ''))
    await row.click()
    await expect.poll(() => total(page), POLL).toBe(promised)
    expect(promised).toBeLessThan(whole)
    expect(await address(page)).toBe('?color=52')
    await column(page).locator('label', { hasText: 'Gris carbón' }).click()
    await expect.poll(() => total(page), POLL).toBeGreaterThan(promised)
    expect(await address(page)).toBe('?color=52&color=49')
    await page.goBack()
    await expect.poll(() => total(page), POLL).toBe(promised)
    expect(
      await column(page)
        .getByRole('checkbox', { name: /Gris carbón/ })
        .isChecked(),
    ).toBe(false)
    await page.goBack()
    await expect.poll(() => total(page), POLL).toBe(whole)
    await page.goForward()
    await expect.poll(() => total(page), POLL).toBe(promised)
    expect(shopper.faults).toEqual([])
  })

  it('leave keyboard and place where they were', async () => {
    const page = await enter()
    await open(page, LIST)
    await page.evaluate(() => window.scrollTo(0, 300))
    const box = column(page).getByRole('checkbox', { name: /Gris niebla/ })
    await box.focus()
    const before = await scrolled(page)
    await page.keyboard.press('Space')
    await chips(page).waitFor()
    await expect.poll(() => address(page), POLL).toBe('?color=52')
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ productos$/ })
      .waitFor({ state: 'attached' })
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(10)
  })

  it('are shared by their address, also with unknown and campaign parameters in it', async () => {
    const page = await enter()
    const asked = `${LIST}?color=52&price=5000-10000&unknown=7&utm_source=mail&sort=price-low`
    // What is unknown matches nothing: the list comes without it, from the first byte.
    const { status, headers } = await page.request.get(`${web}${asked}`, { maxRedirects: 0 }).then((answer) => ({
      status: answer.status(),
      headers: answer.headers(),
    }))
    expect({ status, to: headers['location'] }).toEqual({ status: 302, to: asked.replace('&unknown=7', '') })
    await open(page, asked)
    await expect.poll(() => address(page), POLL).toBe('?color=52&price=5000-10000&utm_source=mail&sort=price-low')
    expect(await chips(page).getByRole('link').allTextContents()).toEqual([
      'Gris niebla',
      '$5,000 - 10,000',
      'Borrar filtros',
    ])
    await expect.poll(() => cards(page).count(), POLL).toBeGreaterThan(0)
    // A kept page is drawn for an address in order and without its campaign: what it drew is taken over all the same.
    expect(shopper.faults).toEqual([])
  })

  it('come along into another store, and what it lacks is said', async () => {
    const page = await enter()
    await open(page, `${LIST}?color=52&price=5000-10000&sort=price-low&page=2`)
    const goTo = async (store: RegExp) => {
      await page.getByRole('button', { name: /Cambiar de tienda/ }).click()
      // Until its page is looked up, it leads to the store's home.
      const sameList = page.locator('[href*="sort="]')
      await page.locator('[popover]').getByRole('link', { name: store }).and(sameList).click()
    }
    await goTo(/^Viu/)
    await page.waitForURL(`${web}/viu${LIST}?color=52&price=5000-10000&sort=price-low`)
    await untilAlive(page)
    expect(await page.getByText(/filtros elegidos no existen/).count()).toBe(0)
    // A range of pesos is none of euros.
    await goTo(/Deutschland/)
    await page.waitForURL(`${web}/de/wohnzimmer?color=52&sort=price-low`)
    await page.getByText('Einige der gewählten Filter gibt es in diesem Shop nicht').waitFor()
    await page.reload()
    await untilAlive(page)
    expect(await page.getByText('Einige der gewählten Filter').count()).toBe(0)
  })

  it('open on a phone over the list, which follows each choice', async () => {
    const page = await enter(PHONE)
    await open(page, LIST)
    await page.getByRole('link', { name: 'Filtrar' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filtros' })
    await sheet.locator('label', { hasText: 'Gris niebla' }).click()
    await page.waitForFunction(() => window.location.search === '?color=52')
    const show = sheet.getByRole('button', { name: /^Ver \d+ productos?$/ })
    await expect.poll(async () => Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]), POLL).toBeLessThan(60)
    const promised = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0])
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
    await show.click()
    expect(await total(page)).toBe(promised)
  })

  it('say so when nothing is left, and are taken away one by one', async () => {
    const page = await enter()
    await open(page, '/salas/sofas?color=52&price=1-2')
    await page.getByRole('heading', { name: 'Ningún producto cumple con todo' }).waitFor()
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
    await page.getByRole('link', { name: /^Quitar filtro Precio/ }).click()
    await expect.poll(() => cards(page).count(), POLL).toBeGreaterThan(0)
  })

  it('are the same of a search, and break no rule', async () => {
    const page = await enter()
    await open(page, LONG_LIST)
    await column(page).getByRole('checkbox').first().check()
    await expect.poll(() => address(page), POLL).toMatch(/^\?q=mesa&\w+=/)
    await chips(page).waitFor()
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  })

  it('change nothing without a network, which is reported', async () => {
    const page = await enter()
    await open(page, LIST)
    await setNetwork(page, false)
    await column(page).locator('label', { hasText: 'Gris niebla' }).click()
    await page
      .getByText(/No hay productos sincronizados de esta categoría/)
      .first()
      .waitFor()
    expect(await address(page)).toBe('')
    await setNetwork(page, true)
  })
})

describe('without script', () => {
  it('a form narrows the list', async () => {
    shopper = await openWindow(browser, { javaScriptEnabled: false })
    const { page } = shopper
    await page.goto(`${web}${LIST}?sort=price-low`)
    const whole = await total(page)
    await column(page)
      .getByRole('checkbox', { name: /Gris niebla/ })
      .check()
    await column(page).getByRole('textbox', { name: 'Hasta' }).fill('10000')
    await column(page).getByRole('button', { name: 'Aplicar filtros' }).click()
    expect(new URL(page.url()).searchParams.getAll('color')).toEqual(['52'])
    expect(await total(page)).toBeLessThan(whole)
    await page.getByRole('link', { name: /^Quitar filtro Color/ }).click()
    expect(await total(page)).toBeLessThan(whole)
    expect(new URL(page.url()).searchParams.get('sort')).toBe('price-low')
  })
})
