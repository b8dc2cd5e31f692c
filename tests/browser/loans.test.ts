import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, untilAlive } from '../testkit/shoppers/shopper.ts'

const { web } = sharedShop()

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Offer that the page shows, spaces as one. */
async function shownOffer(page: Page): Promise<string> {
  const offer = page.getByRole('region', { name: 'Tu préstamo' })
  return (await offer.innerText()).replaceAll(/\s+/g, ' ')
}

/** Boxes whose text comes closer to their end than the padding there, or leaves them. */
const crowdedBoxes = (boxes: readonly Element[]) =>
  boxes.flatMap((box) => {
    const text = document.createRange()
    text.selectNodeContents(box)
    const { right } = box.getBoundingClientRect()
    return right - text.getBoundingClientRect().right < 4 ? [box.textContent] : []
  })

describe('the page of a loan', () => {
  it.each(['', '/viu', '/mavi'])(
    'says what it costs, and breaks no rule of accessibility, in the store %s',
    async (store) => {
      const { page, faults, close } = await openWindow(browser)
      await page.goto(`${web}${store}/credilana`)
      await untilAlive(page)
      expect(await shownOffer(page)).toContain(
        '$152 a la semana, 52 pagos, el último de $123. Recibes $5,000 · Intereses $2,875 · Total $7,875 · CAT 134.4 % sin IVA ' +
          'Si pagas a tiempo: $135.42 a la semana, total $7,012.50. Ahorras $862.50, el 30 % de los intereses.',
      )
      for (const heading of [
        'Qué necesitas',
        'Cuánto tarda',
        'Cuánto cuesta',
        '¿Puedo pagar antes?',
        '¿Y si me atraso?',
      ])
        await page.getByRole('heading', { name: heading }).waitFor()
      await page.getByRole('link', { name: /^Llamar al \d/ }).waitFor()
      await page.getByText(/CAT promedio publicado 116\.7 %, informativo\./).waitFor()
      await page.getByText('Cómo se calcula').click()
      await expectGoodInEachSize(page)
      await page.goto(`${web}${store}/prestamo-personal?monto=1000&abono=mensual`)
      expect(await shownOffer(page)).toContain(
        '$124 al mes, 12 pagos, el último de $116. Recibes $1,000 · Intereses $480 · Total $1,480 · CAT 95.2 % sin IVA',
      )
      expect(faults).toEqual([])
      await close()
    },
  )

  it('keeps the words of its choices inside their boxes on windows of each width', async () => {
    const { page, close } = await openWindow(browser)
    await page.goto(`${web}/prestamo-personal`)
    for (const width of [320, 360, 390, 576, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.locator('label:has(input[name="abono"])').evaluateAll(crowdedBoxes), String(width)).toEqual([])
    }
    await close()
  })

  it('follows the slider and the terms by keyboard without a request, and keeps the choice in its address', async () => {
    const { page, context, close } = await openWindow(browser, { viewport: PHONE })
    await page.goto(`${web}/credilana`)
    await untilAlive(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const slider = page.getByRole('slider', { name: '¿Cuánto necesitas?' })
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('radio', { name: '12 meses' }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('radio', { name: 'Cada quincena' }).check()
    await expect.poll(() => new URL(page.url()).search, POLL).toBe('?monto=4000&meses=6&abono=quincenal')
    const offer = await shownOffer(page)
    expect(offer).toContain('a la quincena, 12 pagos')
    expect(offer).toContain('Recibes $4,000')
    expect(asked.filter((url) => url.includes('/graphql'))).toEqual([])
    await page.reload()
    expect(await shownOffer(page)).toBe(offer)
    const other = await context.newPage()
    await other.goto(page.url())
    expect(await shownOffer(other)).toBe(offer)
    await close()
  })

  it('answers its form without scripts', async () => {
    const { page, close } = await openWindow(browser, { javaScriptEnabled: false })
    await page.goto(`${web}/prestamo-personal`)
    await page.getByRole('textbox', { name: '¿Cuánto necesitas?' }).fill('5000')
    await page.getByRole('radio', { name: 'Cada mes' }).check()
    await page.getByRole('button', { name: 'Calcular' }).click()
    await page.waitForURL(/abono=mensual/)
    expect(await shownOffer(page)).toContain('$618 al mes, 12 pagos, el último de $612.97.')
    await close()
  })

  it('is reached from the foot of every page, and is in the sitemap', async () => {
    const { page, close } = await openWindow(browser)
    await page.goto(web)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Credilana' }).click()
    await page.getByRole('heading', { level: 1, name: 'Credilana' }).waitFor()
    await page.getByRole('region', { name: 'Tu préstamo' }).waitFor()
    const parts = await (await fetch(`${web}/sitemap.xml`)).text()
    const part = /<loc>[^<]*(\/sitemap\/hogar-0\.xml)<\/loc>/.exec(parts)?.[1]
    const sitemap = await (await fetch(`${web}${part}`)).text()
    for (const name of ['credilana', 'prestamo-personal']) expect(sitemap).toContain(`<loc>${web}/${name}</loc>`)
    await close()
  })

  it.each(['/de/credilana', '/it/prestamo-personal', '/de/i/credilana'])(
    'does not exist in a store that does not lend: %s',
    async (path) => {
      expect((await fetch(`${web}${path}`)).status).toBe(404)
    },
  )
})
