import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openWindow, PHONE } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { untilAlive } from '../testkit/shoppers/shopper.ts'

const { web } = sharedShop()

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('pages of the editors', () => {
  it('hydrate as the server sent them, also where structured data is the last part', async () => {
    const { page, faults, close } = await openWindow(browser, { viewport: PHONE })
    const pages = [
      '/i/tiendas',
      '/i/contact',
      '/i/formas-de-pago',
      '/i/preguntas-frecuentes',
      '/i/unete-a-nuestro-equipo-viu',
      '/i/credilana',
      '/de/i/preguntas-frecuentes',
      '/de/i/unete-a-nuestro-equipo-ma',
    ]
    for (const path of pages) {
      await page.goto(`${web}${path}`)
      await untilAlive(page)
      expect([path, ...faults]).toEqual([path])
    }
    await close()
  })
})
