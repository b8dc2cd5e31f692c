import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { setNetwork, untilAlive } from '../testkit/shoppers/shopper.ts'

const { web } = sharedShop()
const SOFA = 'Cómo medir tu sala antes de comprar un sofá'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })
const postsOf = (page: Page) => page.getByRole('main').getByRole('article')

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('the blog on $size', ({ viewport }) => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openWindow(browser, { viewport })
    return () => shopper.close()
  })

  it('is reached from the foot of a page, and read by keyboard from the list to a post and on to the next', async () => {
    const { page, faults } = shopper
    await page.goto(`${web}/i/envios`)
    await untilAlive(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog de ideas' }).click()
    await headingOf(page).getByText('Blog de ideas').waitFor()
    const link = page.getByRole('link', { name: SOFA })
    await link.focus()
    await page.keyboard.press('Enter')
    await headingOf(page).getByText(SOFA).waitFor()
    expect(new URL(page.url()).pathname).toBe('/blog/post/1')
    const main = page.getByRole('main')
    await main.getByText('Por Lucía Herrera · Editora de interiores').waitFor()
    expect(await main.getByText('3 min de lectura').first().isVisible()).toBe(true)
    // A line is no wider than 68 characters of its own type.
    const characters = await main.locator('p', { hasText: 'Casi nadie devuelve un sofá' }).evaluate((paragraph) => {
      const ruler = document.createElement('span')
      ruler.textContent = '0'.repeat(68)
      ruler.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap'
      paragraph.append(ruler)
      const width = ruler.getBoundingClientRect().width
      ruler.remove()
      return paragraph.getBoundingClientRect().width / width
    })
    expect(characters).toBeLessThanOrEqual(1)
    const products = main.getByRole('region', { name: 'En este artículo' }).getByRole('article')
    expect(await products.count()).toBe(4)
    expect(await products.first().textContent()).toMatch(/\$[\d,]+.*semanas/)
    expect(await main.getByRole('region', { name: 'Más de Sala y comedor' }).getByRole('article').count()).toBe(3)
    await main
      .getByRole('navigation', { name: 'Seguir leyendo' })
      .getByRole('link', { name: /Siguiente/ })
      .click()
    await headingOf(page).getByText('Tela, piel o lino').waitFor()
    expect(faults).toEqual([])
  })

  it('shows more in place: the address follows, the focus is on the first new post', async () => {
    const { page, faults } = shopper
    await page.goto(`${web}/blog`)
    await untilAlive(page)
    expect(await postsOf(page).count()).toBe(10)
    const more = page.getByRole('link', { name: 'Ver más' })
    await more.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    await more.click()
    const last = page.getByRole('link', { name: 'Texto de prueba de la raíz' })
    await last.waitFor()
    expect(await postsOf(page).count()).toBe(11)
    await expect.poll(() => new URL(page.url()).searchParams.has('after')).toBe(true)
    expect(await last.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(200)
    expect(await more.count()).toBe(0)
    expect(faults).toEqual([])
  })
})

it('a post that was read opens without a network', async () => {
  const shopper = await openWindow(browser, { viewport: PHONE })
  const { page } = shopper
  await page.goto(`${web}/blog`)
  await untilAlive(page)
  await page.getByRole('link', { name: SOFA }).click()
  await headingOf(page).getByText(SOFA).waitFor()
  await setNetwork(page, false)
  await page.goBack()
  await headingOf(page).getByText('Blog de ideas').waitFor()
  await page.getByRole('link', { name: SOFA }).click()
  await page.getByText('Casi nadie devuelve un sofá').waitFor()
  await shopper.close()
})

describe('without JavaScript', () => {
  it('lists, pages and posts are plain links', async () => {
    const shopper = await openWindow(browser, { javaScriptEnabled: false })
    const { page } = shopper
    await page.goto(`${web}/blog`)
    await page.getByRole('link', { name: 'Ver más' }).click()
    await page.getByRole('link', { name: 'Texto de prueba de la raíz' }).waitFor()
    expect(await postsOf(page).count()).toBe(1)
    expect(new URL(page.url()).searchParams.has('after')).toBe(true)
    await page.getByRole('link', { name: 'Ver lo más nuevo' }).click()
    await page.getByRole('navigation', { name: 'Temas del blog' }).getByRole('link', { name: 'Recámara' }).click()
    await headingOf(page).getByText('Recámara').waitFor()
    await page.getByRole('link', { name: 'Colchón: firme, medio o suave' }).click()
    await page.getByText('Pasamos un tercio de la vida acostados').waitFor()
    expect(await page.getByRole('button', { name: 'Compartir' }).count()).toBe(0)
    await shopper.close()
  })

  it('a post has all that search engines, previews and feed readers ask for', async () => {
    const shopper = await openWindow(browser, { javaScriptEnabled: false })
    const { page } = shopper
    await page.goto(`${web}/blog/post/1`)
    const head = async (selector: string, name: string) =>
      Promise.all((await page.locator(selector).all()).map((element) => element.getAttribute(name)))
    const picture = `${web}/img/1024/576/fit/e/esquinera-lisboa/verde-olivo-boucle/room.jpg`
    expect(await head('link[rel=canonical]', 'href')).toEqual([`${web}/blog/post/1`])
    expect(await head('meta[property="og:image"]', 'content')).toEqual([picture])
    expect(await head('meta[property="og:type"]', 'content')).toEqual(['article'])
    expect(await head('link[type="application/rss+xml"]', 'href')).toEqual([`${web}/blog/rss.xml`])
    expect(new Set(await head('link[hreflang]', 'href'))).toEqual(
      new Set([`${web}/blog/post/1`, `${web}/de/blog/post/1`, `${web}/it/blog/post/1`]),
    )
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(data).toMatchObject({
      '@type': 'BlogPosting',
      headline: SOFA,
      image: [picture],
      author: { name: 'Lucía Herrera' },
      inLanguage: 'es-MX',
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    })
    const hero = page.getByRole('main').getByRole('img', { name: /Sala esquinera/ })
    expect(await hero.getAttribute('fetchpriority')).toBe('high')
    expect([await hero.getAttribute('width'), await hero.getAttribute('height')]).toEqual(['800', '450'])
    expect((await page.request.get(picture)).status()).toBe(200)
    const feed = await (await page.request.get(`${web}/blog/rss.xml`)).text()
    expect(feed).toContain(`<guid>${web}/blog/post/1</guid>`)
    await shopper.close()
  })
})

it.each([
  ['/viu/blog/post/11', 'Un cuarto de estudiante con 8,000 pesos', 'Blog de ideas'],
  ['/de/blog/post/3', 'Der richtige Tisch für jedes Esszimmer', 'Magazin'],
  ['/it/blog/post/3', 'Il tavolo giusto per ogni sala da pranzo', 'Blog di idee'],
])('%s is written in its store’s words: “%s”', async (path, title, blog) => {
  const shopper = await openWindow(browser)
  const { page, faults } = shopper
  await page.goto(web + path)
  await untilAlive(page)
  await headingOf(page).getByText(title).waitFor()
  await page
    .getByRole('navigation', { name: /Estás en|Du bist hier|Sei qui/ })
    .getByRole('link', { name: blog })
    .click()
  await headingOf(page).getByText(blog).waitFor()
  expect(faults).toEqual([])
  await shopper.close()
})
