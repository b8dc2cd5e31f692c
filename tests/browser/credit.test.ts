import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openAccountWindow, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { SHIPPING } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { CHECKOUT, POLL, newBuyer, openProduct, stepOf, untilAlive } from '../testkit/shoppers/shopper.ts'
import { allPlentifulWares } from '../testkit/shoppers/wares.ts'
import { weeklyAmounts } from '../testkit/browser/weeklyAmounts.ts'

const { web, gateway } = sharedShop()
const WALK_MS = 120_000
const PRICE =
  'query ($sku: String!) { product(by: { sku: $sku }) { price { final { amount } credit { weeks total { amount } } } } }'
type Price = { final: { amount: string }; credit: { weeks: number | null; total: { amount: string } | null } | null }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A table that is sold on credit, and what it costs at once. */
async function lentWare() {
  for (const ware of await allPlentifulWares(gateway, 'hogar')) {
    const { product } = (await asGuest(gateway).run(PRICE, { sku: ware.sku })) as { product: { price: Price } }
    const { final, credit } = product.price
    if (credit?.total) return { ...ware, atOnce: Number(final.amount) }
  }
  throw new Error('no table in good stock is sold on credit')
}

const amounts = (text: string) =>
  [...text.matchAll(/\$([\d,]+(?:\.\d\d)?)/g)].map(([, amount]) => Number(amount?.replaceAll(',', '')))

/** Spaces as one, so that amounts read as they are written. */
const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ')

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('credit on $size', ({ viewport }) => {
  it('is one offer from the product to the order, in the term that is chosen', { timeout: WALK_MS }, async () => {
    const ware = await lentWare()
    const account = await signedUp()
    const { page, faults, close } = await openAccountWindow(browser, account, { viewport })
    await openProduct(page, web, ware)
    const said = async (text: RegExp) => plain(await page.getByRole('main').getByText(text).first().textContent())
    const contract = await said(/^A crédito: .+ a la semana/)
    const [weekly = 0, last = 0] = amounts(contract)
    const whole = await said(/^De contado /)
    const [atOnce, interest = 0, total = 0] = amounts(whole)
    expect(atOnce).toBe(ware.atOnce)
    expect(weekly * (Number(/(\d+) pagos/.exec(contract)?.[1]) - 1) + last).toBeCloseTo(total, 2)
    expect(ware.atOnce + interest).toBeCloseTo(total, 2)
    expect(Number(/CAT (\d+\.\d) % sin IVA/.exec(whole)?.[1])).toBeGreaterThan(100)
    const [, punctual = 0, bonus = 0] = amounts(await said(/^Si pagas a tiempo: /))
    expect(punctual + bonus).toBeCloseTo(total, 2)

    await page.getByRole('button', { name: 'Elegir plazo y ver cómo se calcula' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cuánto cuesta a crédito' })
    const terms = dialog.getByRole('group', { name: '¿En cuánto tiempo lo pagas?' }).getByRole('radio')
    await terms.first().waitFor()
    expect(await terms.count()).toBe(4)
    expect(await dialog.getByRole('radio', { name: /^12 meses/ }).isChecked()).toBe(true)
    await dialog.getByText('Cómo se calcula').click()
    await dialog.getByRole('row', { name: /^CAT con IVA/ }).waitFor()
    await dialog.getByText('Si un pago se atrasa, se cobra 0.20 % diario sobre lo vencido.').waitFor()
    await dialog.getByText(/^Liquida cuando quieras: no pagas los intereses de los pagos que faltan\.$/).waitFor()
    await dialog.getByText(/CAT promedio publicado 116\.7 %, informativo\./).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await account.add(ware.sku, 1)
    await account.done('setCartShipping', SHIPPING)
    await page.goto(`${web}/checkout`)
    await untilAlive(page)
    const payment = stepOf(page, 'payment')
    await expect.poll(() => currentHeading(page), POLL).not.toBe('')
    for (const step of ['contact', 'address'] as const)
      if ((await stepOf(page, step).count()) > 0) await CHECKOUT[step](page, newBuyer())
    await CHECKOUT.shipping(page)
    await payment.getByRole('radio', { name: /^Crédito Hogar/ }).check()
    const term = payment.getByRole('radio', { name: /^18 meses/ })
    await term.check()
    // The delivery that is preselected changes what is lent.
    await payment.getByText('Calculando tu crédito…').waitFor({ state: 'detached' })
    const agreed = plain(await payment.getByText(/^De contado /).textContent())
    const [financed = 0, fee = 0, promised = 0] = amounts(agreed)
    // What is lent is the order with its delivery.
    expect(financed).toBeGreaterThanOrEqual(ware.atOnce)
    expect(financed + fee).toBeCloseTo(promised, 2)
    await expectAccessible(page)
    await payment.getByRole('button', { name: 'Continuar' }).click()
    await page.getByLabel(/^Acepto los términos/).waitFor()
    // The interest stands on a row of its own.
    const summary = await page.getByRole('main').textContent()
    expect(amounts(summary ?? '')).toEqual(expect.arrayContaining([ware.atOnce, fee, promised]))

    await CHECKOUT.review(page)
    await page.waitForURL(/order-success/)
    const ordered = page.getByRole('main').getByText(/^De contado /)
    await ordered.first().waitFor()
    expect(plain(await ordered.first().textContent())).toBe(agreed)
    await expectAccessible(page)
    expect(faults).toEqual([])
    await close()
  })
})

/** Text of a card, of which two stand side by side on a phone, and all other text, in pixels. */
const CARD_TEXT_PX = 14
const TEXT_PX = 16

it('stands nowhere as a weekly amount alone: total and CAT are beside it, as large, and it is no larger than the price', async () => {
  const ware = await lentWare()
  const { page, close } = await openWindow(browser, { viewport: PHONE })
  const expectHonest = async (place: string, least: number) => {
    const amounts = await weeklyAmounts(page)
    expect([place, amounts.length >= least]).toEqual([place, true])
    for (const amount of amounts) {
      const { hasCost, size, costSize, isCostPaler, isCard, priceSize, stands } = amount
      const isSmaller = costSize < (isCard ? CARD_TEXT_PX : TEXT_PX) || costSize < size
      const isLarger = priceSize !== null && size > priceSize
      expect({ place, amount, faults: [!hasCost, isSmaller, isCostPaler, isLarger, stands] }).toEqual({
        place,
        amount,
        faults: [false, false, false, false, false],
      })
    }
  }
  for (const [path, least] of [
    ['/', 1],
    ['/salas', 5],
    ['/catalogsearch/result?q=mesa', 5],
    ['/credilana', 1],
    ['/prestamo-personal', 1],
  ] as const) {
    await page.goto(`${web}${path}`)
    await untilAlive(page)
    await expectHonest(path, least)
  }
  await page.goto(web)
  await untilAlive(page)
  await page.getByRole('banner').getByRole('searchbox').click()
  await page.getByRole('combobox', { name: 'Buscar' }).waitFor()
  await page.keyboard.type('mesa')
  await page.getByRole('group', { name: 'Productos' }).getByRole('option').nth(2).waitFor()
  await expectHonest('suggestions', 3)
  await openProduct(page, web, ware)
  await expectHonest('product', 1)
  await page.getByRole('button', { name: 'Elegir plazo y ver cómo se calcula' }).click()
  await page.getByRole('radio', { name: /^18 meses/ }).waitFor()
  await expectHonest('terms', 5)
  await close()
})

async function currentHeading(page: Page): Promise<string> {
  return (await page.locator('li[aria-current="step"]').first().textContent()) ?? ''
}
