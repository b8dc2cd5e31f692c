import { describe, expect, it } from 'vitest'
import { PASSWORD, asBrowser, codes, inputOf, newEmail } from '../testkit/graph/accountBrowser.ts'
import type { Account } from '../testkit/shoppers/customerOrder.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { linksTo, mailsTo } from '../testkit/shoppers/mailbox.ts'
import { done, fillCart } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const ORDERS = '{ viewer { customer { isEmailProven orders(first: 10) { edges { node { number } } } } } }'
type Shown = { customer: { isEmailProven: boolean | null; orders: { edges: { node: { number: string } }[] } } }

async function shown(account: Account) {
  const { viewer } = (await account.send(ORDERS)).data as { viewer: Shown }
  const { customer } = viewer
  return { isProven: customer.isEmailProven, numbers: customer.orders.edges.map(({ node }) => node.number) }
}
const claim = (account: Account, token: string) =>
  account.change('claimGuestOrders', inputOf('claimGuestOrders'), { input: { token }, select: 'clientMutationId' })
const linkTo = async (email: string) => (await linksTo(email, '/claim-orders'))[0]?.searchParams.get('token') ?? 'none'

/** An order without an account, by a guest of their own. */
async function orderAsGuest(email: string) {
  const { gateway } = sharedShop()
  const [ware] = await plentifulWares(gateway, 1)
  const guest = asGuest(gateway)
  await fillCart(guest, ware?.sku ?? '')
  const { order } = await done(guest, 'placeOrder', {
    email,
    acceptsTerms: true,
    clientMutationId: crypto.randomUUID(),
  })
  const read = async () =>
    (
      (await guest.run('query ($id: ID!) { node(id: $id) { ... on Order { number } } }', { id: order?.id })) as {
        node: { number: string } | null
      }
    ).node
  return { number: order?.number ?? '', read }
}
async function signedUp(email: string) {
  const account = asBrowser()
  expect(codes(await account.signUp(email))).toEqual([])
  return account
}

describe('orders placed without an account', () => {
  it('come into it by a link that its address was mailed, and later ones by themselves', async () => {
    const email = newEmail()
    const first = await orderAsGuest(email)
    const account = await signedUp(email)
    expect(await shown(account)).toEqual({ isProven: false, numbers: [] })
    await account.done('requestGuestOrders', {})
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Trae tus compras a tu cuenta')
    expect(await claim(account, await linkTo(email))).toMatchObject({ notices: [{ code: 'GUEST_ORDERS_ADDED' }] })
    expect(await shown(account)).toEqual({ isProven: true, numbers: [first.number] })
    const later = await orderAsGuest(email.toUpperCase())
    expect((await shown(account)).numbers).toEqual([later.number, first.number])
    for (const order of [first, later]) expect(await order.read()).toEqual({ number: order.number })
  })

  it('are not had by making an account with their address, nor by a link of another account', async () => {
    const email = newEmail()
    await orderAsGuest(email)
    const thief = await signedUp(email)
    await thief.done('requestGuestOrders', {})
    const token = await linkTo(email)
    // The reader of the mails opens the link: signed out, and in an account of their own.
    expect(codes(await claim(asBrowser(), token))).toEqual(['SIGNED_OUT'])
    expect(codes(await claim(await signedUp(newEmail()), token))).toEqual(['EMAIL_LINK_INVALID'])
    expect(await shown(thief)).toEqual({ isProven: false, numbers: [] })
  })

  it('go to the owner of the address who sets a new password, and who made the account is signed out', async () => {
    const email = newEmail()
    const order = await orderAsGuest(email)
    const thief = await signedUp(email)
    await asBrowser().done('requestPasswordReset', { email })
    const [link] = await linksTo(email, '/create-password')
    const resetToken = link?.searchParams.get('resetToken')
    await asBrowser().done('resetPassword', { email, resetToken, newPassword: PASSWORD })
    const owner = asBrowser()
    expect(codes(await owner.login(email))).toEqual([])
    expect((await shown(owner)).numbers).toEqual([order.number])
    expect(await thief.endings()).toEqual(['UNAUTHENTICATED'])
  })
})
