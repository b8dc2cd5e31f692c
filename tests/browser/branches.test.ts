import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { letWorkerCome } from '../testkit/browser/delayedWorker.ts'
import { setNetwork, untilAlive } from '../testkit/shoppers/shopper.ts'

const { web } = sharedShop()

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const HERE = { latitude: 19.4326, longitude: -99.1332 }

describe('a shopper on a phone', () => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openWindow(browser, { viewport: PHONE })
    return () => shopper.close()
  })
  const cards = () => shopper.page.getByRole('main').getByRole('heading', { level: 3 })
  const card = (name: string) =>
    shopper.page.getByRole('listitem').filter({ has: shopper.page.getByRole('heading', { level: 3, name }) })

  it('finds the nearest shop by the place of the phone, which is asked for on press alone', async () => {
    const { page, faults } = shopper
    await page.context().setGeolocation(HERE)
    await page.addInitScript(() => {
      const asked = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
      navigator.geolocation.getCurrentPosition = (...given) => {
        document.documentElement.dataset['asked'] = 'yes'
        asked(...given)
      }
    })
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto(`${web}/tiendas`)
    await untilAlive(page)
    expect(await page.evaluate(() => document.documentElement.dataset['asked'])).toBeUndefined()
    await page.context().grantPermissions(['geolocation'])
    await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
    await page.getByText('Distancias desde donde estás.').waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset['asked'])).toBe('yes')
    expect(await cards().allTextContents()).toEqual([
      'Ciudad de México, Lindavista',
      'Ciudad de México, Del Valle',
      'Puebla, La Paz',
      'Querétaro, Centro Sur',
      'Guadalajara, Chapalita',
      'Monterrey, Contry',
    ])
    const distances = await page.getByText('en línea recta').allTextContents()
    expect(distances.slice(0, 5)).toEqual([6.3, 7.7, 104, 182, 467].map((km) => `A ${km} km en línea recta`))
    expect(sent.filter((request) => request.includes('19.43'))).toEqual([])
    await expectAccessible(page)
    expect(faults).toEqual([])
  })

  it('is told why a place is not known, and writes a postal code', async () => {
    const { page } = shopper
    await page.context().clearPermissions()
    await page.goto(`${web}/tiendas`)
    await untilAlive(page)
    await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
    await page.getByText('No tenemos permiso para ver tu ubicación. Escribe tu código postal.').waitFor()
    const field = page.getByLabel('Código postal o ciudad')
    await field.fill('4410')
    await field.press('Enter')
    await page.getByText('Un código postal tiene 5 dígitos.').waitFor()
    await expectAccessible(page)
    await field.fill('99999')
    await field.press('Enter')
    await page.getByText('No conocemos «99999».').waitFor()
    await field.fill('44100')
    await field.press('Enter')
    await page.getByText('Distancias aproximadas, cerca de Guadalajara.').waitFor()
    expect(new URL(page.url()).search).toBe('?cp=44100')
    expect(await cards().first().textContent()).toBe('Guadalajara, Chapalita')
    await page.goBack()
    await page.getByText('No conocemos «99999».').waitFor()
    expect(await field.inputValue()).toBe('99999')
  })

  it('filters by what is needed, in the address, and takes the filters off again', async () => {
    const { page } = shopper
    await page.goto(`${web}/tiendas?servicio=xyz`)
    await untilAlive(page)
    expect(await cards().count()).toBe(6)
    await page.getByRole('link', { name: 'Recoger pedido' }).click()
    await page.waitForURL('**/tiendas?servicio=pickup')
    await expect.poll(() => cards().count()).toBe(5)
    await page.getByRole('link', { name: 'Estacionamiento' }).click()
    await page.waitForURL('**/tiendas?servicio=pickup&servicio=parking')
    await page.goBack()
    await page.waitForURL('**/tiendas?servicio=pickup')
    expect(await page.getByRole('link', { name: 'Recoger pedido' }).getAttribute('aria-current')).toBe('true')
  })

  it.each([
    ['2027-01-12T16:05:00Z', 'Abierto · cierra a las 20:00', 'Abre hoy a las 9:00'],
    [
      '2027-07-13T16:05:00Z',

      'Abierto · cierra a las 20:00',
      'Abierto · cierra a las 19:00',
    ],
    [
      '2026-12-24T23:30:00Z',

      'Cerrado · abre el sábado a las 10:00',
      'Abierto · cierra a las 17:00',
    ],
    ['2026-11-29T16:30:00Z', 'Abre hoy a las 11:00', 'Abre mañana a las 9:00'],
  ])(
    'at %s sees when a shop opens or closes (%s), and the counter of Tijuana by its own clock',
    async (now, state, tijuana) => {
      const { page } = shopper
      await page.clock.setFixedTime(new Date(now))
      await page.goto(`${web}/sucursales`)
      await card('Ciudad de México, Del Valle').getByText(state, { exact: true }).waitFor()
      await card('Tijuana, Zona Río').getByText(tijuana, { exact: true }).waitFor()
    },
  )

  it('reads hours, distances and what is open off line', async () => {
    const { page } = shopper
    await page.goto(`${web}/tiendas`)
    await letWorkerCome(page)
    await untilAlive(page)
    await setNetwork(page, false)
    await page.getByLabel('Código postal o ciudad').fill('72000')
    await page.getByRole('button', { name: 'Buscar', exact: true }).last().click()
    await page.getByText('Distancias aproximadas, cerca de Puebla.').waitFor()
    expect(await cards().first().textContent()).toBe('Puebla, La Paz')
    await card('Puebla, La Paz').getByText('Horario de la semana').click()
    await card('Puebla, La Paz').getByText('10:00 – 20:00').first().waitFor()
  })
})

describe('without JavaScript', () => {
  it('the form sorts by postal code, the filters are links, and what is open now goes by the clock of the server', async () => {
    const { page, close } = await openWindow(browser, { viewport: DESKTOP, javaScriptEnabled: false })
    await page.goto(`${web}/sucursales`)
    await page.getByLabel('Código postal o ciudad').fill('97000')
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
    const first = page.getByRole('main').getByRole('heading', { level: 3 }).first()
    expect(await first.textContent()).toBe('Mérida, Norte')
    await page.getByRole('link', { name: 'Estacionamiento' }).click()
    expect(new URL(page.url()).search).toBe('?cp=97000&servicio=parking')
    expect(await first.textContent()).not.toBe('Mérida, Norte')
    expect((await page.goto(`${web}/sucursales?abierto=1`))?.status()).toBe(200)
    await close()
  })

  it('search engines read where each shop is and when it opens', async () => {
    const html = await (await fetch(`${web}/tiendas`)).text()
    const [, json = ''] =
      /<script type="application\/ld\+json"[^>]*>(\[.*?FurnitureStore.*?\])<\/script>/s.exec(html) ?? []
    const stores = JSON.parse(json) as Record<string, unknown>[]
    expect(stores).toHaveLength(6)
    expect(stores[2]).toMatchObject({
      '@type': 'FurnitureStore',
      url: `${web}/tiendas#guadalajara-chapalita`,
      geo: { '@type': 'GeoCoordinates', latitude: 20.666, longitude: -103.403 },
    })
    expect(stores[2]?.['openingHoursSpecification']).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Sunday',
      opens: '11:00',
      closes: '19:00',
    })
  })
})
