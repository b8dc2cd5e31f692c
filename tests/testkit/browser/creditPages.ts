import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { drawPhoto } from '../../../platform/src/credit/files/testing/photos.ts'
import { payWithCard } from './payWithCard.ts'

/** Waits for the step of an application with this heading. */
export const stepOf = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true }).click()

/** Photo of a person or a card, as a file; another one for each seed. */
export const photoFile = async (seed: number) => ({
  name: `foto-${seed}.jpg`,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await drawPhoto({ seed }), 'base64'),
})

/** Makes the live test with files, in a browser without a camera. */
export async function passLiveTestByFiles(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Empezar con la cámara' }).click()
  await page.getByRole('button', { name: 'Hacerla con fotos de mi dispositivo' }).click()
  for (const seed of [1, 2, 3, 4]) {
    await page.getByText(`Foto ${seed} de 4.`).waitFor()
    await page.getByLabel('Tomar o elegir la foto').setInputFiles(await photoFile(seed))
  }
}

/** Pays with a good card on the page of the provider, and waits for the receipt. */
export async function payByCard(page: Page): Promise<void> {
  await payWithCard(page, '4242 4242 4242 4242')
  await page.getByRole('heading', { name: 'Pago recibido' }).waitFor()
}

/** Books the transfer whose instructions a page shows, as the bank of a development platform, and waits for the receipt. */
export async function bookTransfer(page: Page, platform: string, amount: string): Promise<void> {
  await page.getByRole('heading', { name: 'Haz tu transferencia con estos datos' }).waitFor()
  const reference = await page.getByRole('definition').nth(1).locator('span').first().innerText()
  await bookTransferOf(reference, platform, amount)
  await page.getByRole('button', { name: 'Consultar de nuevo' }).click()
  await page.getByRole('heading', { name: 'Pago recibido' }).waitFor()
}

/** Books the transfer with this reference, as the bank of a development platform. */
export async function bookTransferOf(reference: string, platform: string, amount: string): Promise<void> {
  const booked = await fetch(`${platform}/api/ext/credit_transfers/${reference}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount, now: true }),
  })
  if (booked.status !== 200) throw new Error(`transfer ${reference}: ${booked.status} ${await booked.text()}`)
}

/** Presses a link of a calendar file, and reads the file that the browser has downloaded. */
export async function calendarFileOf(page: Page, link: string): Promise<string> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: link, exact: true }).click()
  const download = await started
  if (!download.suggestedFilename().endsWith('.ics')) throw new Error(download.suggestedFilename())
  return readFile(await download.path(), 'utf8')
}
