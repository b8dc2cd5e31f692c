import storefront from '@hogar/schema/operations/storefront.json' with { type: 'json' }
import type { Browser, BrowserContext, Page, Request } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import {
  POLL,
  addToCart,
  cookieOf,
  expectLines,
  expectShownUnits,
  openProduct,
  setNetwork,
} from '../testkit/shoppers/shopper.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

describe('two tabs of one shopper', () => {
  let browser: Browser
  let wares: readonly Ware[]
  let first: Window
  beforeAll(async () => {
    browser = await launchBrowser()
    wares = await plentifulWares(gateway, 2)
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    first = await openWindow(browser)
    return () => first.close()
  })

  it('show each other what is added', async () => {
    const second = await first.context.newPage()
    await openProduct(first.page, web, wares[0]!)
    await openProduct(second, web, wares[1]!)
    await addToCart(first.page)
    await expectShownUnits(second, 1)
    await addToCart(second)
    await expectShownUnits(first.page, 2)
    await expectLines(first.context, gateway, { [wares[0]!.sku]: 1, [wares[1]!.sku]: 1 })
    expect(first.faults).toEqual([])
  })

  it('notify each other of every change: the cart is not read again', async () => {
    const second = await first.context.newPage()
    await openProduct(first.page, web, wares[0]!)
    await openProduct(second, web, wares[1]!)
    // The first change makes the cart: what a page keeps of it for later is read once.
    const kept = second.waitForResponse((response) => isReadingCart(response.request()))
    await addToCart(first.page)
    await expectShownUnits(second, 1)
    await kept
    const readings: Request[] = []
    second.on('request', (request) => void (isReadingCart(request) && readings.push(request)))
    await first.page.keyboard.press('Escape')
    await addToCart(first.page)
    await expectShownUnits(second, 2)
    await expectLines(first.context, gateway, { [wares[0]!.sku]: 2 })
    // Longer than a tab waits for another one to report its answer.
    await second.waitForTimeout(2_000)
    expect(readings).toEqual([])
    await expectShownUnits(second, 2)
  })

  it('both add off line, and each change is sent once', async () => {
    const second = await first.context.newPage()
    await openProduct(first.page, web, wares[0]!)
    await openProduct(second, web, wares[1]!)
    const sent = watchChanges(first.context)
    await setNetwork(first.page, false)
    await addToCart(first.page)
    await expectShownUnits(second, 1)
    await addToCart(second)
    await expectShownUnits(first.page, 2)
    await setNetwork(first.page, true)
    await expectLines(first.context, gateway, { [wares[0]!.sku]: 1, [wares[1]!.sku]: 1 })
    await expectShownUnits(first.page, 2)
    await expectShownUnits(second, 2)
    await expect.poll(() => sent.toSorted(), POLL).toEqual([wares[0]!.sku, wares[1]!.sku].toSorted())
    expect(first.faults).toEqual([])
  })

  it('both add the same product off line, and it is there twice', async () => {
    const second = await first.context.newPage()
    await openProduct(first.page, web, wares[0]!)
    await openProduct(second, web, wares[0]!)
    await setNetwork(first.page, false)
    await addToCart(first.page)
    await expectShownUnits(second, 1)
    await addToCart(second)
    await expectShownUnits(first.page, 2)
    await setNetwork(second, true)
    await expectLines(first.context, gateway, { [wares[0]!.sku]: 2 })
    await expectShownUnits(first.page, 2)
  })

  it('lose nothing when one signs in while a change of the other is under way, and both are signed in then', async () => {
    const second = await first.context.newPage()
    await openProduct(first.page, web, wares[0]!)
    await addToCart(first.page)
    await expectLines(first.context, gateway, { [wares[0]!.sku]: 1 })
    await openProduct(second, web, wares[1]!)
    const guest = await cookieOf(first.context)
    const late: number[] = []
    await first.context.route('**/graphql', async (route) => {
      if (late.length > 0 || skusOf(route.request()).length === 0) return route.continue()
      // It was sent with the guest's cookie, and arrives after the sign-in.
      late.push(0)
      await signUp(first.page)
      const headers = { 'content-type': 'application/json', 'x-store': 'hogar', cookie: guest }
      const reply = await fetch(`${gateway}/graphql`, { method: 'POST', headers, body: route.request().postData() })
      late.push(reply.status)
      await route.fulfill({ status: reply.status, contentType: 'application/json', body: await reply.text() })
    })
    await addToCart(second)
    await expectLines(first.context, gateway, { [wares[0]!.sku]: 1, [wares[1]!.sku]: 1 })
    expect(late).toEqual([0, 503])
    const account = asGuest(gateway, 'hogar', await cookieOf(first.context))
    expect(await account.run('{ viewer { customer { firstName } } }')).toEqual({
      viewer: { customer: { firstName: 'Ana' } },
    })
  })

  it('leave the sending to the one that stays when the other is closed', async () => {
    const second = await first.context.newPage()
    await openProduct(first.page, web, wares[0]!)
    await openProduct(second, web, wares[1]!)
    await setNetwork(first.page, false)
    await addToCart(first.page)
    await expectShownUnits(second, 1)
    await first.page.close()
    await setNetwork(second, true)
    await expectLines(first.context, gateway, { [wares[0]!.sku]: 1 })
    await expectShownUnits(second, 1)
  })
})

/** Price and stock of its product a page asks for by itself; the cart it asks for as a whole. */
function isReadingCart(request: Request): boolean {
  if (!request.url().endsWith('/graphql')) return false
  const { id = '' } = request.postDataJSON() as { id?: string }
  return new Map(Object.entries(storefront)).get(id)?.includes('query keepCartQuery') ?? false
}

/** SKUs of the lines that reach the shop from now on, in all tabs: one that is sent twice is here twice. */
function watchChanges(context: BrowserContext): readonly string[] {
  const skus: string[] = []
  context.on('requestfinished', (request) => {
    skus.push(...skusOf(request))
  })
  return skus
}

/** SKUs of the lines that a request wants changed. */
function skusOf(request: Request): readonly string[] {
  if (!request.url().endsWith('/graphql')) return []
  const { variables } = request.postDataJSON() as { variables?: { input?: { lines?: readonly { sku: string }[] } } }
  return (variables?.input?.lines ?? []).map(({ sku }) => sku)
}

/** Opens an account in a browser, as another of its tabs does: the page itself knows nothing of it. */
async function signUp(page: Page): Promise<void> {
  const query = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { userErrors { code } } }'
  const input = { email: newEmail(), firstName: 'Ana', lastName: 'López', password: PASSWORD }
  const refused = await page.evaluate(
    async (body) => {
      const reply = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      return ((await reply.json()) as { data: { createAccount: { userErrors: unknown[] } } }).data.createAccount
        .userErrors
    },
    JSON.stringify({ query, variables: { input } }),
  )
  expect(refused).toEqual([])
}
