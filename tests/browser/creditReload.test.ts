import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asBrowser } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openNewApplication } from '../testkit/shoppers/creditApplicant.ts'
import { stepOf } from '../testkit/browser/creditPages.ts'
import { openAccountWindow } from '../testkit/shoppers/customerOrder.ts'
import { PHONE } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { setNetwork, untilAlive } from '../testkit/shoppers/shopper.ts'
import { untilAllIsStored } from '../testkit/browser/untilAllIsStored.ts'

const { web } = sharedShop()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('an application that is reloaded without a network stays at its step', async () => {
  const account = asBrowser()
  await openNewApplication(account)
  const { page, close } = await openAccountWindow(browser, account, { viewport: PHONE })
  const address = `${web}/credilana/nuevo/registro?paso=domicilio`
  await page.goto(address)
  await untilAlive(page)
  await stepOf(page, 'Tu domicilio')
  await untilAllIsStored(page)
  await setNetwork(page, false)
  await page.reload()
  await stepOf(page, 'Tu domicilio')
  expect(page.url()).toBe(address)
  await setNetwork(page, true)
  await stepOf(page, 'Tu domicilio')
  await close()
}, 120_000)
