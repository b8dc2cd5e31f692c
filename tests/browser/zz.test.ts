import { expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser.ts'
import { openWindow } from '../testkit/openWindow.ts'
import { sharedShop } from '../testkit/sharedShop.ts'
const { web } = sharedShop()
it('x', async () => {
  const browser = await launchBrowser()
  for (const width of [390, 1280])
    for (const path of [
      '/tiendas?cp=44100&servicio=credit',
      '/mavi/sucursales',
      '/de/tiendas',
      '/it/sucursales?cp=50100',
      '/viu/tiendas',
    ]) {
      const { page, close } = await openWindow(browser, { viewport: { width, height: 900 } })
      await page.goto(`${web}${path}`)
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/shots/br${path.replaceAll(/\W/g, '_')}-${width}.png`, fullPage: true })
      await close()
    }
  await browser.close()
  expect(1).toBe(1)
}, 120000)
