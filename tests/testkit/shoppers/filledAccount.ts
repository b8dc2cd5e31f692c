import { expect } from 'vitest'
import { storeByCode } from '@hogar/schema/stores.ts'
import { asBrowser, codes, newEmail } from '../graph/accountBrowser.ts'
import { buyTo } from './customerOrder.ts'
import { fillWallet } from './fillWallet.ts'
import { reportProgress } from './reportProgress.ts'
import { ADDRESS, SHIPPING } from './purchase.ts'
import { allPlentifulWares, wareOf } from './wares.ts'
import { sharedShop } from '../servers/sharedShop.ts'

type Account = ReturnType<typeof asBrowser>

/** Where customers of each store live, and what they look for. */
const HOMES = {
  hogar: { terms: ['mesa', 'lavadora'], address: ADDRESS },
  de: {
    terms: ['Tisch', 'Waschmaschine'],
    address: {
      firstName: 'Anneliese',
      lastName: 'Schmidt',
      street: ['Frankfurter Straße 10'],
      city: 'Berlin',
      postcode: '10115',
      countryCode: 'DE',
      telephone: '03012345678',
    },
  },
  it: {
    terms: ['tavolo', 'lavatrice'],
    address: {
      firstName: 'Maddalena',
      lastName: 'Bianchi',
      street: ['Via Giuseppe Garibaldi 10'],
      city: 'Roma',
      postcode: '00184',
      countryCode: 'IT',
      telephone: '0612345678',
    },
  },
} as const

export type AccountStore = keyof typeof HOMES

/** The first simple product that is found for a term and in good stock. */
async function stockedSku(store: AccountStore, term: string): Promise<string> {
  const [found] = await allPlentifulWares(sharedShop().gateway, store, term)
  if (!found) throw new Error(`${term} is not in good stock in ${store}`)
  return found.sku
}

const ABOUT = `query About($id: ID!) { viewer { customer {
  returns(orderId: $id) { number }
  returnForm(orderId: $id) { lines { lineId } attributes { code options { value } } }
  cancelReasons(orderId: $id) { value }
} } }`
type About = Readonly<{
  returns: readonly { number: string }[]
  returnForm: { lines: { lineId: string }[]; attributes: { code: string; options: { value: string }[] }[] }
  cancelReasons: readonly { value: string }[]
}>

/** Queries the customer of an account. Throws with the answer when there is none. */
async function customerOf<T>(account: Account, query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, text } = await account.send(query, variables)
  const { customer } = (data?.['viewer'] ?? {}) as { customer?: T }
  if (!customer) throw new Error(text)
  return customer
}
const aboutOf = (account: Account, id: string) => customerOf<About>(account, ABOUT, { id })

/** An order in each state that one can be in, and a return. */
async function buyEach(account: Account, store: AccountStore) {
  const skus = await Promise.all(HOMES[store].terms.map((term) => stockedSku(store, term)))
  const shipping = { ...SHIPPING, address: HOMES[store].address }
  const buy = (count = 1, quantity = 1) => buyTo(account, { skus: skus.slice(0, count), quantity, shipping })
  const [canceled, delivered, sent, placed] = [await buy(), await buy(1, 2), await buy(), await buy(2)]
  const [why] = (await aboutOf(account, canceled.id)).cancelReasons
  await account.done('cancelOrder', { orderId: canceled.id, reason: why?.value })
  const { platform } = sharedShop()
  await reportProgress(platform, delivered.number, { status: 'order delivered' })
  await reportProgress(platform, sent.number, {
    status: 'order sent',
    guide_number: 'MX-77',
    delivery_company: 'Estafeta',
  })
  const { returnForm } = await aboutOf(account, delivered.id)
  const answers = Object.fromEntries(returnForm.attributes.map(({ code, options }) => [code, options[0]?.value]))
  await account.done('createReturn', {
    orderId: delivered.id,
    comment: 'Una pata rota',
    lines: [{ lineId: returnForm.lines[0]?.lineId, quantity: 1, ...answers }],
  })
  const [asked] = (await aboutOf(account, delivered.id)).returns
  return { canceled, delivered, sent, placed, returned: asked?.number ?? '', skus }
}

/** Makes two wish lists: one with these products on it, and an empty one that only the customer may read. */
async function wish(account: Account, skus: readonly string[]) {
  await account.done('createWishList', { name: 'Sala' })
  await account.done('createWishList', { name: 'Regalos para diciembre 2026', access: 'PRIVATE' })
  type List = { id: string; name: string; sharingCode: string | null }
  const query = '{ viewer { customer { wishLists { nodes { id name sharingCode } } } } }'
  const { wishLists } = await customerOf<{ wishLists: { nodes: List[] } }>(account, query)
  const [list, empty] = ['Sala', 'Regalos para diciembre 2026'].map((name) =>
    wishLists.nodes.find((made) => made.name === name),
  )
  if (!list || !empty) throw new Error('no lists')
  for (const sku of skus) await account.done('addToWishList', { wishListId: list.id, sku })
  return { list: list.id, emptyList: empty.id, sharingCode: list.sharingCode ?? '' }
}

/** A customer of a store who has something of everything that an account can hold. */
export async function filledAccount(store: AccountStore) {
  const account = asBrowser('', store)
  const { address } = HOMES[store]
  const email = newEmail()
  const { firstName, lastName } = address
  expect(codes(await account.signUp(email, { firstName, lastName }))).toEqual([])
  const orders = await buyEach(account, store)
  await account.done('saveCustomerAddress', { address, isDefaultShipping: true, isDefaultBilling: true })
  await account.done('saveCustomerAddress', { address: { ...address, street: [`${address.street[0]}7`] } })
  const lists = await wish(account, orders.skus)
  await account.done('subscribeToNewsletter', { email })
  await fillWallet(sharedShop().platform, { email, amount: 1234.5, storeCode: store })
  await account.add(orders.skus[0] ?? '', 1)
  await account.done('saveQuote', { name: 'Sala nueva' })
  const another = asBrowser('', store)
  await another.login(email)
  const query = '{ viewer { customer { addresses { addressId } } } }'
  const { addresses } = await customerOf<{ addresses: { addressId: string }[] }>(account, query)
  const addressId = addresses[0]?.addressId ?? ''
  const { urlPath: productPath } = await wareOf(sharedShop().gateway, orders.skus[0] ?? '', store)
  const prefix = storeByCode(store)?.urlPrefix ?? ''
  return { account, email, ...orders, ...lists, addressId, productPath, prefix }
}
