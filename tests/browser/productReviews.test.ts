import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, openProduct, setNetwork } from '../testkit/shoppers/shopper.ts'
import { wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway, platform } = sharedShop()
const REVIEWED = 'SOFA-BRUMA'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function pendingTitles(): Promise<readonly string[]> {
  const headers = { 'x-moderation-key': 'moderator-of-hogar' }
  const answer = (await (await fetch(`${platform}/api/review/pending`, { headers })).json()) as {
    result: { title: string }[]
  }
  return answer.result.map(({ title }) => title)
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: /6 reseñas/ }).click()
  const section = page.getByRole('region', { name: 'Reseñas' })
  await expect.poll(() => section.getByRole('article').count(), POLL).toBe(5)
  await section.getByRole('button', { name: 'Escribir una reseña' }).click()
}

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('on $size', ({ viewport }) => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openWindow(browser, { viewport })
    await openProduct(shopper.page, web, await wareOf(gateway, REVIEWED))
    return async () => {
      expect(shopper.faults).toEqual([])
      await shopper.close()
    }
  })

  it('the reviews of a product are read, and no rule is broken by them, nor by a form with faults', async () => {
    const { page } = shopper
    await openForm(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enviar reseña' }).click()
    await page.getByText('Elige de 1 a 5 estrellas.').waitFor()
    await expectAccessible(page)
  })

  it('questions about a product are read below, and one is asked, with no rule broken', async () => {
    const { page } = shopper
    await page.getByRole('link', { name: /6 reseñas/ }).click()
    const section = page.getByRole('region', { name: 'Preguntas y respuestas' })
    await section.scrollIntoViewIfNeeded()
    await section.getByRole('heading', { name: '¿Cabe por una puerta de 80 cm?' }).waitFor()
    await section.getByRole('button', { name: 'Hacer una pregunta' }).click()
    await section.getByRole('button', { name: 'Enviar pregunta' }).click()
    await section.getByText('Este campo es obligatorio.').first().waitFor()
    await expectAccessible(page)
    await section.getByLabel('Tu pregunta').fill('¿Se puede limpiar con vapor?')
    await section.getByLabel('Tu nombre o apodo').fill('Ana')
    await section.getByLabel('Correo electrónico').fill(newEmail())
    await section.getByRole('button', { name: 'Enviar pregunta' }).click()
    const said = section.getByRole('status')
    await said.waitFor()
    await expect.poll(() => said.evaluate((element) => element === document.activeElement), POLL).toBe(true)
  })

  it('a review that is written without a network is handed in when it is back', async () => {
    const { page } = shopper
    const title = `Sin señal ${crypto.randomUUID()}`
    await openForm(page)
    await setNetwork(page, false)
    await page.getByRole('radio', { name: '1 estrella' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.getByLabel('Título').fill(title)
    await page.getByLabel('Tu reseña').fill('Escrita en el metro.')
    await page.getByRole('region', { name: 'Reseñas' }).getByLabel('Tu nombre o apodo').fill('Eva')
    await page.getByRole('button', { name: 'Enviar reseña' }).click()
    await page.getByText('La guardamos y se envía en cuanto se pueda.').waitFor()
    expect(await pendingTitles()).not.toContain(title)
    await setNetwork(page, true)
    await expect.poll(pendingTitles, POLL).toContain(title)
  })
})
