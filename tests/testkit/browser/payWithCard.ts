import type { Page } from 'playwright'

/** Types a card on the page of the provider, and pays. */
export async function payWithCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Número de tarjeta').fill(number)
  await page.getByLabel('Vence (MM/AA)').fill('11/40')
  await page.getByLabel('Código de seguridad').fill('123')
  await page.getByLabel('Nombre en la tarjeta').fill('Ana López')
  await page.getByRole('button', { name: /^Pagar \$/ }).click()
}
