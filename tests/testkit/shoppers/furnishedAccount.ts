import { PASSWORD, asBrowser, codes, newEmail, type Answered } from '../graph/accountBrowser.ts'
import { type Account, buyAs } from './customerOrder.ts'
import { fillWallet } from './fillWallet.ts'
import { reportProgress } from './reportProgress.ts'
import { ADDRESS, PAYMENT, SHIPPING } from './purchase.ts'
import { smsCodeTo } from './smsCodeTo.ts'

/** Ids of what a customer has. */
export type Belongings = Readonly<{
  /** A linked credit account, and one of its credits; left out without one. */
  creditAccount?: string
  credit?: string
  email: string
  cartLine: string
  pendingOrder: string
  deliveredOrder: string
  deliveredLine: string
  address: string
  device: string
  list: string
  quote: string
}>

/** A customer with something of everything that a customer can have. */
export type FurnishedAccount = Readonly<{ account: Account; has: Belongings }>

type Shop = Readonly<{ gateway: string; platform: string; skus: readonly [string, string] }>

const READ = `query ($delivered: ID!) {
  viewer { cart { lines { id } } quotes { nodes { id } }
    customer { addresses { addressId } devices { deviceId isCurrent } wishLists { nodes { id } } } }
  node(id: $delivered) { ... on Order { lines { lineId } } }
}`
type Read = {
  viewer: {
    cart: { lines: { id: string }[] }
    quotes: { nodes: { id: string }[] }
    customer: {
      addresses: { addressId: string }[]
      devices: { deviceId: string; isCurrent: boolean }[]
      wishLists: { nodes: { id: string }[] }
    }
  }
  node: { lines: { lineId: string }[] }
}

/** Signs up a customer by this name, on two devices, and gives them one of everything. */
export async function furnishAccount(shop: Shop, firstName: string): Promise<FurnishedAccount> {
  const { gateway, platform, skus } = shop
  const email = newEmail()
  const account = asBrowser('', 'hogar', gateway)
  expectDone('createAccount', await account.signUp(email, { firstName, lastName: `${firstName}ez`, device: firstName }))
  const address = { ...ADDRESS, firstName, street: [`Calle de ${firstName} 7`], telephone: phoneOf(firstName) }
  await account.done('saveCustomerAddress', { address })
  await confirmTelephone(account, platform, address.telephone)
  await account.done('requestEmailChange', { email: newEmail(), currentPassword: PASSWORD })
  await account.done('createWishList', { name: `Lista de ${firstName}`, sku: skus[0], access: 'SHARED' })
  await account.done('subscribeToNewsletter', { email })
  await fillWallet(platform, { email, amount: 120, note: `Regalo para ${firstName}` })
  const delivered = await buyAs(account, skus, 2)
  await reportProgress(platform, delivered.number, { status: 'order delivered' })
  const line = ((await read(account, delivered.id)).node.lines[0] ?? { lineId: '' }).lineId
  const answers = { reason: 'damaged', condition: 'opened', resolution: 'refund' }
  await account.done('createReturn', {
    orderId: delivered.id,
    lines: [{ lineId: line, quantity: 1, ...answers }],
    comment: `Se rompió, dice ${firstName}`,
  })
  const pending = await buyAs(account, skus, 1)
  await account.add(skus[0], 2)
  await account.done('saveQuote', { name: `Para ${firstName}` })
  await account.done('setCartShipping', { ...SHIPPING, address })
  await account.done('setCartPayment', PAYMENT)
  expectDone('login', await asBrowser('', 'hogar', gateway).login(email))
  const { viewer } = await read(account, delivered.id)
  const has = {
    email,
    cartLine: viewer.cart.lines[0]?.id,
    pendingOrder: pending.id,
    deliveredOrder: delivered.id,
    deliveredLine: line,
    address: viewer.customer.addresses[0]?.addressId,
    device: viewer.customer.devices.find(({ isCurrent }) => !isCurrent)?.deviceId,
    list: viewer.customer.wishLists.nodes[0]?.id,
    quote: viewer.quotes.nodes[0]?.id,
  }
  return { account, has: allKnown(has) }
}

async function read(account: Account, delivered: string): Promise<Read> {
  const { data, text } = await account.send(READ, { delivered })
  if (!data) throw new Error(text)
  return data as Read
}

async function confirmTelephone(account: Account, platform: string, telephone: string): Promise<void> {
  const { data } = await account.send('{ viewer { customer { addresses { addressId } } } }')
  const [{ addressId }] = (data as Read).viewer.customer.addresses as [{ addressId: string }]
  await account.done('sendTelephoneCode', { addressId })
  await account.done('confirmTelephone', { addressId, code: await smsCodeTo(platform, telephone) })
}

/** A number that only this person has. */
function phoneOf(name: string): string {
  return `33${String(Buffer.from(name).readUIntBE(0, 5)).slice(-8).padStart(8, '0')}`
}

function expectDone(name: string, answer: Answered): void {
  if (codes(answer).length > 0) throw new Error(`${name}: ${JSON.stringify(answer.userErrors)}`)
}

function allKnown(
  ids: Readonly<Record<Exclude<keyof Belongings, 'credit' | 'creditAccount'>, string | undefined>>,
): Belongings {
  const missing = Object.entries(ids).filter(([, id]) => !id)
  if (missing.length > 0) throw new Error(`there is no ${missing.map(([name]) => name).join(', ')}`)
  return ids as Belongings
}
