import type { Browser } from 'playwright'
import { asBrowser, codes, newEmail } from '../graph/accountBrowser.ts'
import { openWindow } from '../browser/openWindow.ts'
import { MUTATIONS, PAYMENT, SHIPPING } from './purchase.ts'
import { sharedShop } from '../servers/sharedShop.ts'

export type Account = ReturnType<typeof asBrowser>
export type PlacedOrder = Readonly<{ id: string; number: string }>

/** A new customer. */
export async function signedUp(): Promise<Account> {
  const account = asBrowser()
  const refused = codes(await account.signUp(newEmail()))
  if (refused.length > 0) throw new Error(refused.join())
  return account
}

/** Orders so many pieces of each of these for an account. */
export function buyAs(account: Account, skus: readonly string[], quantity: number): Promise<PlacedOrder> {
  return buyTo(account, { skus, quantity, shipping: SHIPPING })
}

type Purchase = Readonly<{ skus: readonly string[]; quantity: number; shipping: object }>

/** The same, for an account of any store: `shipping` says where to, and how. */
export async function buyTo(account: Account, { skus, quantity, shipping }: Purchase): Promise<PlacedOrder> {
  for (const sku of skus) await account.add(sku, quantity)
  const run = async (name: keyof typeof MUTATIONS, input: object) => {
    const { data, text } = await account.send(MUTATIONS[name], { input })
    const { result } = (data ?? {}) as { result?: { userErrors: object[]; order?: PlacedOrder } }
    if (!result || result.userErrors.length > 0) throw new Error(`${name}: ${text}`)
    return result
  }
  await run('setCartShipping', shipping)
  await run('setCartPayment', PAYMENT)
  const clientMutationId = crypto.randomUUID()
  const { order } = await run('placeOrder', { email: newEmail(), acceptsTerms: true, clientMutationId })
  if (!order) throw new Error('no order')
  return order
}

/** A window in which an account is open. */
export async function openAccountWindow(
  browser: Browser,
  account: Account,
  { viewport }: Readonly<{ viewport: Readonly<{ width: number; height: number }> }>,
) {
  const { web } = sharedShop()
  const window = await openWindow(browser, { viewport })
  const cookies = account.cookie().split('; ')
  await window.context.addCookies(
    cookies.map((cookie) => ({
      url: web,
      name: cookie.slice(0, cookie.indexOf('=')),
      value: cookie.slice(cookie.indexOf('=') + 1),
    })),
  )
  return window
}
