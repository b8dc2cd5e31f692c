import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeByCode } from '@hogar/schema/stores.ts'
import { asBrowser, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openAccountWindow, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { expectGoodInEachSize, expectNoWider } from '../testkit/browser/expectAccessible.ts'
import { type AccountStore, filledAccount } from '../testkit/shoppers/filledAccount.ts'
import { DESKTOP, PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { untilAlive } from '../testkit/shoppers/shopper.ts'

const { web } = sharedShop()

/** All pages of an account, one after the other, take a busy machine longer than a test may take otherwise. */
const TOUR_MS = 300_000

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const WAYS_IN = [
  '/login',
  '/customer/account/create',
  '/create-password',
  '/create-password?email=ana@example.mx&resetToken=nobody-has-this-one',
  '/customer/account/confirm-email',
  '/customer/account/confirm-email?token=nobody-has-this-one',
  '/customer/account/claim-orders?token=nobody-has-this-one',
  '/customer/account/undo-email?token=nobody-has-this-one',
  '/mavi/customer/account/create?tipo=empresa',
  '/mavi/customer/company-invitation?code=nobody-has-this-one&cuenta=nueva',
]
const PLACES = [
  '/my-account',
  '/my-account/edit',
  '/my-account/orders',
  '/my-account/addresses',
  '/my-account/addresses/new',
  '/my-account/wishlists',
  '/my-account/recently-viewed',
  '/my-account/wallet',
  '/my-account/ranking',
  '/my-account/coupons',
  '/my-account/newsletter',
  '/my-account/quotes',
]

/** Places of stores that lend. */
const CREDIT_PLACES = ['/my-account/credits']

type Filled = Awaited<ReturnType<typeof filledAccount>>

/** The product first, so that something was looked at. */
const pagesOf = ({ canceled, delivered, sent, placed, returned, ...filled }: Filled) => [
  `/${filled.productPath}`,
  ...[canceled, delivered, sent, placed].map(({ id }) => `/my-account/orders/${id}`),
  `/my-account/orders/${delivered.id}/return`,
  `/my-account/orders/${delivered.id}/return/${returned}`,
  `/my-account/orders/${placed.id}/return`,
  `/my-account/orders/${placed.id}/guarantee-provider`,
  `/my-account/addresses/edit/${filled.addressId}`,
  `/my-account/wishlists/${filled.list}`,
  `/my-account/wishlists/${filled.emptyList}`,
  `/wishlist/${filled.sharingCode}`,
  ...PLACES,
]

/** Where an old link leads. */
const NOWHERE = [
  '/my-account/orders/nothing',
  '/my-account/orders/nothing/return',
  '/my-account/orders/nothing/guarantee-provider',
  '/my-account/addresses/edit/nothing',
  '/my-account/company',
  '/my-account/credits/nothing',
  '/my-account/credit-request/nothing',
  '/my-account/wishlists/nothing',
  '/wishlist/AAAAAAAAAAAAAAAAAAAAAA',
]

/** Looks at a page in the sizes that a tour is about. */
type Look = (page: Page) => Promise<void>

async function visit(page: Page, paths: readonly string[], look: Look = expectGoodInEachSize) {
  for (const path of paths) {
    await page.goto(`${web}${path}`)
    await untilAlive(page)
    await page.waitForLoadState('networkidle')
    await look(page)
  }
}

describe('on a phone and on a desktop no rule is broken by', () => {
  it('the ways into an account', { timeout: TOUR_MS }, async () => {
    const { page, faults, close } = await openWindow(browser)
    await visit(page, [...WAYS_IN, '/customer/account/forgot-password'])
    await page.getByRole('main').getByLabel('Correo electrónico').fill(newEmail())
    await page.getByRole('button', { name: 'Mandar el enlace' }).click()
    await page.getByRole('main').getByRole('status').waitFor()
    await expectGoodInEachSize(page)
    expect(faults).toEqual([])
    await close()
  })

  it('the pages of an account that holds nothing', { timeout: TOUR_MS }, async () => {
    const { page, close } = await openAccountWindow(browser, await signedUp(), { viewport: DESKTOP })
    await visit(page, [...PLACES, ...CREDIT_PLACES, ...NOWHERE])
    await close()
  })
})

it.each(['hogar', 'de', 'it'] as const)('each place of an account has room on a desktop, in %s', async (store) => {
  const account = asBrowser('', store)
  await account.signUp(newEmail())
  const { page, close } = await openAccountWindow(browser, account, { viewport: DESKTOP })
  await page.goto(`${web}${storeByCode(store)?.urlPrefix}/my-account/addresses`)
  const list = page.locator('nav ul').filter({ has: page.locator('[aria-current="page"]') })
  expect(await list.getByRole('listitem').count()).toBeGreaterThan(PLACES.length - 2)
  expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await close()
})

async function tour(store: AccountStore, look: Look) {
  const filled = await filledAccount(store)
  const { page, faults, close } = await openAccountWindow(browser, filled.account, { viewport: PHONE })
  const paths = [...pagesOf(filled), ...(store === 'hogar' ? CREDIT_PLACES : [])]
  await visit(
    page,
    paths.map((path) => `${filled.prefix}${path}`),
    look,
  )
  expect(faults).toEqual([])
  await close()
}

it('no rule is broken by the pages of an account that is full, on a phone and a desktop', { timeout: TOUR_MS }, () =>
  tour('hogar', expectGoodInEachSize),
)

// The longest words on the narrowest screen; the rest of these pages is that of the store above.
it.each<AccountStore>(['de', 'it'])(
  'the pages of an account that is full are no wider than a phone, in %s',
  { timeout: TOUR_MS },
  (store) => tour(store, expectNoWider),
)
