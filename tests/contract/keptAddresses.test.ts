import { expect, it } from 'vitest'
import { asBrowser } from '../testkit/graph/accountBrowser.ts'
import { buyTo, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { shelvedWare } from '../testkit/shoppers/pickup.ts'
import { ADDRESS, SHIPPING } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()
const BOOK = '{ viewer { customer { addresses { street regionCode isDefaultShipping } } } }'
type Book = {
  customer: { addresses: { street: string[]; regionCode: string | null; isDefaultShipping: boolean }[] } | null
}

async function bookOf(account: ReturnType<typeof asBrowser>) {
  const { viewer } = (await account.send(BOOK)).data as { viewer: Book }
  return viewer.customer?.addresses ?? null
}
async function buy(account: ReturnType<typeof asBrowser>, shipping: object = SHIPPING) {
  const [ware] = await plentifulWares(gateway, 1)
  await buyTo(account, { skus: [ware?.sku ?? ''], quantity: 1, shipping })
}

it('an address that a customer orders to is then in their address book, once, and in no other', async () => {
  const [ana, eva] = [await signedUp(), await signedUp()]
  await buy(ana)
  const home = { street: ADDRESS.street, regionCode: 'JAL', isDefaultShipping: true }
  expect(await bookOf(ana)).toEqual([home])
  await buy(ana, { ...SHIPPING, address: { ...ADDRESS, firstName: 'ANA', street: ['av.  juárez 10'] } })
  expect(await bookOf(ana)).toEqual([home])
  await buy(ana, { ...SHIPPING, address: { ...ADDRESS, street: ['Calle Nueva 5'] } })
  const second = { street: ['Calle Nueva 5'], regionCode: 'JAL', isDefaultShipping: false }
  expect(await bookOf(ana)).toEqual([home, second])
  expect(await bookOf(eva)).toEqual([])
  await buy(eva)
  expect([await bookOf(ana), await bookOf(eva)]).toEqual([[home, second], [home]])
  const guest = asBrowser()
  await buy(guest)
  expect(await bookOf(guest)).toBeNull()
})

it('a branch that an order is picked up in is no address of the customer', async () => {
  const { sku, branches } = await shelvedWare(gateway)
  const leo = await signedUp()
  const shipping = {
    address: ADDRESS,
    carrierCode: 'instore',
    methodCode: 'pickup',
    pickupBranchCode: branches[0]?.branch.code,
  }
  await buyTo(leo, { skus: [sku], quantity: 1, shipping })
  expect(await bookOf(leo)).toEqual([])
})
