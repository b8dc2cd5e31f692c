import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser, launchShopper } from '../testkit/browser/browser.ts'
import { type Window, openWindow } from '../testkit/browser/openWindow.ts'
import {
  addToCart,
  expectLines,
  expectShownUnits,
  openProduct,
  setNetwork,
  untilStored,
} from '../testkit/shoppers/shopper.ts'
import { type Stack, startStack } from '../testkit/servers/startStack.ts'
import type { Call } from '../testkit/proxies/upstreamProxy.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

let stack: Stack
let browser: Browser
let ware: Ware
beforeAll(async () => {
  stack = await startStack()
  browser = await launchBrowser()
  ware = (await plentifulWares(stack.gateway, 1))[0]!
})
afterAll(async () => {
  await browser.close()
  await stack.stop()
})

const isChange = ({ method, path }: Call) => method === 'POST' && path === '/graphql'

describe('a change that waits', () => {
  it('survives a reload without a network, and is sent once', async () => {
    const { page, context, close } = await openWindow(browser, { worker: 'at once' })
    await openProduct(page, stack.web, ware)
    await setNetwork(page, false)
    await addToCart(page)
    await page.reload()
    await addToCart(page)
    await page.reload()
    await expectShownUnits(page, 2)
    await setNetwork(page, true)
    await expectLines(context, stack.gateway, { [ware.sku]: 2 })
    await page.reload()
    await expectShownUnits(page, 2)
    await expectLines(context, stack.gateway, { [ware.sku]: 2 })
    await close()
  })

  describe('in a browser that is killed', () => {
    let profile: string
    beforeEach(async () => {
      profile = await mkdtemp(join(tmpdir(), 'hogar-profile-'))
    })
    afterEach(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }))

    it('is there and is sent once when the browser comes back', async () => {
      const first = await launchShopper(profile)
      const page = first.context.pages()[0] ?? (await first.context.newPage())
      await openProduct(page, stack.web, ware)
      await setNetwork(page, false)
      await addToCart(page)
      await expectShownUnits(page, 1)
      await first.kill()

      const second = await launchShopper(profile)
      const again = await second.context.newPage()
      await again.goto(`${stack.web}/${ware.urlPath}`)
      await expectLines(second.context, stack.gateway, { [ware.sku]: 1 })
      await expectShownUnits(again, 1)
      await second.context.close()
    })
  })
})

describe('an answer that is lost', () => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openWindow(browser, { worker: 'at once' })
    return () => {
      stack.graph.setFault(null)
      return shopper.close()
    }
  })

  it('does not double what was added', async () => {
    const { page, context } = shopper
    await beginCart(shopper)
    const isLost = loseAnswers(2)
    await addToCart(page)
    await expectLines(context, stack.gateway, { [ware.sku]: 2 })
    await untilSettled(context)
    expect(isLost()).toBe(true)
    await expectLines(context, stack.gateway, { [ware.sku]: 2 })
    await expectShownUnits(page, 2)
  })

  it('does not double it when the page is reloaded meanwhile', async () => {
    const { page, context } = shopper
    await beginCart(shopper)
    const isLost = loseAnswers(1)
    await addToCart(page)
    await page.reload()
    await expectShownUnits(page, 2)
    await untilSettled(context)
    expect(isLost()).toBe(true)
    await expectLines(context, stack.gateway, { [ware.sku]: 2 })
  })
})

describe('a server that dies', () => {
  it('loses no change when it is the gateway', async () => {
    const { page, context, close } = await openWindow(browser, { worker: 'at once' })
    await openProduct(page, stack.web, ware)
    await stack.processes.gateway.stop('SIGKILL')
    await addToCart(page)
    await expectShownUnits(page, 1)
    await stack.restart('gateway')
    await expectLines(context, stack.gateway, { [ware.sku]: 1 })
    await untilSettled(context)
    await expectShownUnits(page, 1)
    await close()
  })

  it('loses no change when it is the platform', async () => {
    const { page, context, close } = await openWindow(browser, { worker: 'at once' })
    await openProduct(page, stack.web, ware)
    await addToCart(page)
    await expectLines(context, stack.gateway, { [ware.sku]: 1 })
    await page.goto(`${stack.web}/checkout/cart`)
    await stack.processes.platform.stop('SIGKILL')
    await page.getByRole('main').getByRole('button', { name: 'Agregar uno' }).click()
    await expectShownUnits(page, 2)
    await stack.restart('platform')
    await expectLines(context, stack.gateway, { [ware.sku]: 2 })
    await untilSettled(context)
    await expectShownUnits(page, 2)
    await close()
  })
})

/** Adds a first piece, so that there is a session: without one, a lost answer leaves a cart that no client knows. */
async function beginCart({ page, context }: Window) {
  await openProduct(page, stack.web, ware)
  await addToCart(page)
  await expectLines(context, stack.gateway, { [ware.sku]: 1 })
  // The checkout is read last: from here on, what the page sends are changes.
  await untilStored(page, 'paymentMethods')
  await page.keyboard.press('Escape')
}

/** Loses the answers of the next changes, which are done all the same. The result says whether all are lost. */
function loseAnswers(count: number): () => boolean {
  let left = count
  stack.graph.setFault((call) => {
    if (!isChange(call) || left === 0) return undefined
    left -= 1
    return { kind: 'cutAfter' }
  })
  return () => left === 0
}

/** Waits until no change waits in the browser any more. */
async function untilSettled(context: BrowserContext) {
  const page = context.pages()[0]!
  const waiting = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('hogar-hogar')
          opening.onsuccess = () => {
            const counting = opening.result.transaction('tasks').objectStore('tasks').count()
            counting.onsuccess = () => {
              opening.result.close()
              resolve(counting.result)
            }
          }
        }),
    )
  await expect.poll(waiting, { timeout: 30_000, interval: 200 }).toBe(0)
}
