import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../testkit/shoppers/customerOrder.ts'
import { openAccountWindow, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { keyboardOf } from '../testkit/browser/keyboardOf.ts'
import { DESKTOP, PHONE, type Window } from '../testkit/browser/openWindow.ts'
import { ADDRESS } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { setNetwork, untilAlive } from '../testkit/shoppers/shopper.ts'
import { messagesTo, smsCodeTo } from '../testkit/shoppers/smsCodeTo.ts'

const { web, platform } = sharedShop()

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('the telephone of an address, on $size', ({ viewport }) => {
  let account: Account
  let telephone: string
  let shopper: Window
  beforeEach(async () => {
    account = await signedUp()
    telephone = `33${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    await account.done('saveCustomerAddress', { address: { ...ADDRESS, telephone } })
    shopper = await openAccountWindow(browser, account, { viewport })
    await shopper.page.goto(`${web}/my-account/addresses`)
    await untilAlive(shopper.page)
    return () => shopper.close()
  })

  it('is confirmed by its code by the keyboard alone, after a wrong one', async () => {
    const { page, faults } = shopper
    const { use, press, expectFocus } = keyboardOf(page)
    const field = page.getByLabel('Código del SMS')
    await expectAccessible(page)
    await use('button', `Confirmar teléfono ${telephone}`)
    await page.getByText(`Mandamos un código por SMS al •••• ${telephone.slice(-4)}.`).waitFor()
    await expectFocus({ tag: 'input' })
    await page
      .getByRole('timer')
      .getByText(/^Puedes pedir otro código en (5:00|4:\d\d)$/)
      .waitFor()
    expect(await page.getByRole('button', { name: 'Pedir otro código' }).isDisabled()).toBe(true)
    await expectAccessible(page)

    const code = await smsCodeTo(platform, telephone)
    await page.keyboard.type(String((Number(code) + 1) % 10_000).padStart(4, '0'))
    await press('Enter')
    await page.getByText('El código SMS no es correcto o ya venció.').waitFor()
    await expectFocus({ tag: 'input' })
    await expectAccessible(page)

    // What was wrong is written over.
    await page.keyboard.type(code)
    await press('Enter')
    await page.getByText('Teléfono confirmado').waitFor()
    await expectFocus({ text: 'Teléfono confirmado' })
    await field.waitFor({ state: 'detached' })
    await expectAccessible(page)
    await page.reload()
    await page.getByText('Teléfono confirmado').waitFor()
    expect(faults).toEqual([])
  })

  it('brings one SMS, however often its form is opened and the page loaded', async () => {
    const { page, faults } = shopper
    const ask = page.getByRole('button', { name: `Confirmar teléfono ${telephone}` })
    await ask.click()
    await page.getByRole('timer').waitFor()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await ask.click()
    await page.getByRole('timer').waitFor()
    await page.reload()
    await untilAlive(page)
    await ask.click()
    await page.getByRole('alert').getByText('Ya te mandamos un código hace poco.').waitFor()
    await page
      .getByRole('timer')
      .getByText(/ 4:\d\d$/)
      .waitFor()
    await expectAccessible(page)
    expect(await messagesTo(platform, telephone)).toHaveLength(1)
    // The code from before is good still.
    await page.getByLabel('Código del SMS').fill(await smsCodeTo(platform, telephone))
    await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
    await page.getByText('Teléfono confirmado').waitFor()
    expect(faults).toEqual([])
  })

  it('waits for a network, and nothing of it is kept meanwhile', async () => {
    const { page } = shopper
    await setNetwork(page, false)
    await page.getByRole('button', { name: `Confirmar teléfono ${telephone}` }).click()
    await page.getByRole('alert').getByText('Para confirmar tu teléfono hace falta conexión.').waitFor()
    await setNetwork(page, true)
    expect(await messagesTo(platform, telephone)).toEqual([])
    await page.getByRole('button', { name: 'Enviar código' }).click()
    await page.getByLabel('Código del SMS').waitFor()
    expect(await messagesTo(platform, telephone)).toHaveLength(1)
  })
})
