import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openWindow } from '../testkit/browser/openWindow.ts'
import { openProduct, untilAlive, untilStored } from '../testkit/shoppers/shopper.ts'
import { type Stack, startStack } from '../testkit/servers/startStack.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

const UNAVAILABLE = /No pudimos mostrar esta página/

describe('while the platform is down', () => {
  let stack: Stack
  let browser: Browser
  let wares: readonly Ware[]
  beforeAll(async () => {
    stack = await startStack()
    browser = await launchBrowser()
    wares = await plentifulWares(stack.gateway, 2)
  })
  afterAll(async () => {
    await browser.close()
    await stack.stop()
  })

  it('shows what was seen, says what it cannot show, and comes back by itself', async () => {
    const { page, context, close } = await openWindow(browser, { expected: /status of 50\d/, worker: 'at once' })
    await openProduct(page, stack.web, wares[0]!)
    await untilStored(page, wares[0]!.sku)
    await stack.processes.platform.stop('SIGKILL')

    await page.goto(`${stack.web}/${wares[0]!.urlPath}`)
    await page.getByRole('heading', { level: 1, name: wares[0]!.name }).waitFor()
    await untilAlive(page)

    // Within the shop: a category that cannot be read is not one that is gone.
    await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Comedor' }).click()
    await page.getByRole('main').getByRole('heading', { level: 1, name: UNAVAILABLE }).waitFor()

    const fresh = await context.newPage()
    const answer = await fresh.goto(`${stack.web}/${wares[1]!.urlPath}`)
    expect(answer?.status()).toBe(503)
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0)
    await fresh.getByRole('main').getByRole('heading', { level: 1, name: UNAVAILABLE }).waitFor()

    const german = await fetch(`${stack.web}/de/no-matter-what`)
    expect(german.status).toBe(503)
    expect(await german.text()).toMatch(/<html lang="de-DE"/)

    await stack.restart('platform')
    await fresh.getByRole('heading', { level: 1, name: wares[1]!.name }).waitFor({ timeout: 45_000 })
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await page.getByRole('heading', { level: 1, name: 'Comedor' }).waitFor()
    await close()
  })
})
