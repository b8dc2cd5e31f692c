import { describe, expect, it } from 'vitest'
import { asBrowser, newEmail } from '../testkit/graph/accountBrowser.ts'
import { buyAs, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()
const GIFT = { to: 'Eva', from: 'Ana', message: 'Feliz cumpleaños,\n<b>Eva</b>', hidesPrices: true }
const FIELDS = 'gift { to from message hidesPrices }'
type Given = { gift: typeof GIFT | null }

const sku = async () => (await plentifulWares(gateway, 1))[0]!.sku
const inCart = async ({ send }: Pick<ReturnType<typeof asBrowser>, 'send'>) =>
  ((await send(`{ viewer { cart { ${FIELDS} } } }`)).data as { viewer: { cart: Given | null } }).viewer.cart?.gift

describe('a gift message', () => {
  it('comes along when its guest signs in, and is seen by no other', async () => {
    const email = newEmail()
    await asBrowser().signUp(email)
    const guest = asBrowser()
    await guest.add(await sku(), 1)
    await guest.done('setCartGift', { gift: GIFT })
    expect(await inCart(guest)).toEqual(GIFT)
    await guest.login(email)
    expect(await inCart(guest)).toEqual(GIFT)
    const stranger = asBrowser()
    await stranger.add(await sku(), 1)
    expect(await inCart(stranger)).toBeNull()
  })

  it('is kept by the order, which its customer alone reads, and not by the next cart', async () => {
    const account = await signedUp()
    await account.add(await sku(), 1)
    await account.done('setCartGift', { gift: GIFT })
    const { id } = await buyAs(account, [await sku()], 1)
    const read = `query ($id: ID!) { node(id: $id) { ... on Order { ${FIELDS} } } }`
    expect((await account.send(read, { id })).data).toEqual({ node: { gift: GIFT } })
    expect((await asGuest(gateway).send(read, { id })).data).toEqual({ node: null })
    await account.add(await sku(), 1)
    expect(await inCart(account)).toBeNull()
  })
})
