import type { Page } from 'playwright'
import { type Buyer, CHECKOUT, currentStep } from '../../testkit/shoppers/shopper.ts'
import { SHORT_MS, clearView, worked } from './shopScreens.ts'

/** Says that an order that waits may be sent: where the page asks, else on the page of what waits. */
export async function agreeToOrder(page: Page): Promise<boolean> {
  const send = page.getByRole('button', { name: /^Enviar (el pedido|por \$)/ })
  if ((await send.count()) === 0) {
    await clearView(page)
    const note = page.getByRole('link', { name: /^Ver \d+ cambios? en espera$/ })
    if (!(await worked(() => note.click({ timeout: SHORT_MS })))) return false
  }
  return worked(() => send.first().click({ timeout: SHORT_MS }))
}

const CHECKOUT_STEPS_MAX = 10

/** Answers what the checkout asks, up to the button that orders, and presses it. */
export async function orderFrom(page: Page, buyer: Buyer): Promise<boolean> {
  const review = page.getByRole('button', { name: /^Hacer el pedido/ })
  for (let turn = 0; turn < CHECKOUT_STEPS_MAX; turn += 1) {
    if ((await review.count()) > 0) return worked(() => acceptAndOrder(page))
    const step = currentStep(page)
    if (!(await worked(() => step.getByRole('button', { name: 'Continuar' }).waitFor({ timeout: SHORT_MS }))))
      return false
    const before = await step.textContent().catch(() => null)
    if (!(await worked(() => answerStep(page, buyer)))) return false
    await worked(() => page.waitForFunction(hasGoneOn, before, { timeout: SHORT_MS * 2 }))
  }
  return false
}

async function acceptAndOrder(page: Page): Promise<void> {
  await page.getByLabel(/^Acepto los términos/).check({ timeout: SHORT_MS })
  await page.getByRole('button', { name: /^Hacer el pedido/ }).click({ timeout: SHORT_MS * 2 })
}

const hasGoneOn = (before: string | null) => document.querySelector('li[aria-current="step"]')?.textContent !== before

async function answerStep(page: Page, buyer: Buyer): Promise<void> {
  const step = currentStep(page)
  if ((await step.getByLabel('Correo electrónico').count()) > 0) return CHECKOUT.contact(page, buyer)
  const address = step.getByLabel('Código postal').or(step.getByRole('radio', { name: 'Otra dirección' }))
  if ((await address.count()) > 0) return CHECKOUT.address(page, buyer)
  if ((await step.getByRole('group', { name: 'Envío' }).count()) > 0) await CHECKOUT.shipping(page)
  return CHECKOUT.payment(page)
}
