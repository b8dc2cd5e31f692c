import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, openProduct, setNetwork } from '../testkit/shoppers/shopper.ts'
import { wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway, platform } = sharedShop()
const PHOTOGRAPHED = 'CAMA-SERENA'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

type Pending = { id: number; title: string; photo_count: number }
async function pending(title: string): Promise<Pending | undefined> {
  const headers = { 'x-moderation-key': 'moderator-of-hogar' }
  const answer = (await (await fetch(`${platform}/api/review/pending`, { headers })).json()) as { result: Pending[] }
  return answer.result.find((review) => review.title === title)
}

it('photos of customers open by keyboard, and give the focus back', async () => {
  const shopper = await openWindow(browser, { viewport: PHONE })
  const { page } = shopper
  await openProduct(page, web, await wareOf(gateway, PHOTOGRAPHED))
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  const row = page.getByRole('region', { name: 'Fotos de clientes' })
  const thumbnail = row.getByRole('button').first()
  await thumbnail.focus()
  await page.keyboard.press('Enter')
  const photo = page.getByRole('dialog', { name: 'Fotos de clientes' }).getByRole('img', { name: /^Foto 1 de \d+ de / })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth), POLL).toBeGreaterThan(300)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => thumbnail.evaluate((button) => button === document.activeElement), POLL).toBe(true)
  expect(shopper.faults).toEqual([])
  await shopper.close()
})

it('a photo that is added without a network is handed in with its review', async () => {
  const shopper = await openWindow(browser, { viewport: PHONE })
  const { page } = shopper
  const title = `Con foto ${crypto.randomUUID()}`
  await openProduct(page, web, await wareOf(gateway, PHOTOGRAPHED))
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Escribir una reseña' }).click()
  await setNetwork(page, false)
  await page.getByRole('radio', { name: '5 estrellas' }).check({ force: true })
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Tu reseña').fill('En mi sala.')
  const region = page.getByRole('region', { name: 'Reseñas' })
  await region.getByLabel('Tu nombre o apodo').fill('Eva')
  const buffer = await page.screenshot({ type: 'jpeg', fullPage: true, quality: 95 })
  await page.getByLabel('Agregar fotos').setInputFiles([
    { name: 'sala.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('no') },
  ])
  await page.getByText('nota.txt: no la pudimos leer.').waitFor()
  await page.getByRole('img', { name: 'Foto 1', exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enviar reseña' }).click()
  await page.getByText('La guardamos y se envía en cuanto se pueda.').waitFor()
  expect(await pending(title)).toBeUndefined()
  await setNetwork(page, true)
  await expect.poll(async () => (await pending(title))?.photo_count, POLL).toBe(1)
  expect(shopper.faults).toEqual([])
  await shopper.close()
})
