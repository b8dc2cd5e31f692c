import type { Document } from '@hogar/gateway/testing/productDocuments.ts'
import { PublicRefusal } from './PublicRefusal.ts'

type Address = Record<string, unknown>
export type PublicCustomer = {
  id: number
  email: string
  password: string
  firstname: string
  lastname: string
  addresses: Address[]
  cart: number | null
}

const UPDATABLE = new Set(['email', 'firstname', 'lastname', 'addresses', 'custom_attributes'])
const ADDRESSES_MAX = 2

/** Accounts of the public API: its tokens, its strict profile schema, its shapes. */
export function createPublicCustomers() {
  const customers: PublicCustomer[] = []
  const tokens = new Map<string, PublicCustomer>()
  let minted = 153

  const open = (customer: PublicCustomer): string => {
    const token = `token${customer.id}${tokens.size}`
    tokens.set(token, customer)
    return token
  }
  const byToken = (token: string | null): PublicCustomer => {
    const customer = tokens.get(token ?? '')
    if (!customer) throw new PublicRefusal(401, "The consumer isn't authorized to access self.")
    return customer
  }
  const shown = ({ id, email, firstname, lastname, addresses }: PublicCustomer): Document => ({
    id,
    group_id: 1,
    email,
    firstname,
    lastname,
    addresses,
    created_at: '2020-01-23 15:30:00',
    store_id: 1,
    website_id: 1,
    disable_auto_group_change: 0,
    groupToken: 'eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.e30.x',
  })
  const update = (customer: PublicCustomer, wanted: Document): Document => {
    const extra = Object.keys(wanted).find((key) => !UPDATABLE.has(key))
    if (extra) throw new PublicRefusal(500, [invalid('.customer', `should NOT have additional properties`)])
    for (const key of ['email', 'firstname', 'lastname']) {
      if (typeof wanted[key] !== 'string')
        throw new PublicRefusal(500, [invalid('.customer', `should have required property '${key}'`)])
    }
    const addresses = (wanted['addresses'] ?? customer.addresses) as Address[]
    if (addresses.length > ADDRESSES_MAX)
      throw new PublicRefusal(500, [invalid('.customer.addresses', 'should NOT have more than 2 items')])
    for (const [place, address] of addresses.entries()) checkAddress(customer, address, place)
    customer.addresses = addresses.map((address) => ({ id: (minted += 1), customer_id: customer.id, ...address }))
    return shown(customer)
  }
  return {
    customers,
    register: (body: Document): Document => {
      const { customer: given, password } = body as { customer: PublicCustomer; password: string }
      if (customers.some(({ email }) => email === given.email))
        throw new PublicRefusal(400, 'A customer with the same email address already exists in an associated website.')
      const customer = { ...given, id: (minted += 1), password, addresses: [], cart: null }
      customers.push(customer)
      return shown(customer)
    },
    login: (body: Document): string => {
      const customer = customers.find(
        ({ email, password }) => email === body['username'] && password === body['password'],
      )
      if (!customer)
        throw new PublicRefusal(
          401,
          'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
        )
      return open(customer)
    },
    byToken,
    byId: (id: string) => customers.find((customer) => String(customer.id) === id),
    shown,
    update,
  }
}

function invalid(dataPath: string, message: string): object {
  return { keyword: 'x', dataPath, schemaPath: '#/x', params: {}, message }
}

/** As the API's profile schema has it, and its check of ids. */
function checkAddress(customer: PublicCustomer, address: Address, place: number): void {
  const path = `.customer.addresses[${place}]`
  const street = address['street'] as unknown[]
  if (!Array.isArray(street) || street.length < 2 || street.some((line) => line === ''))
    throw new PublicRefusal(500, [invalid(`${path}.street`, 'should NOT have fewer than 2 items')])
  const region = (address['region'] as Address | undefined)?.['region']
  if (address['region'] !== undefined && typeof region !== 'string' && region !== null)
    throw new PublicRefusal(500, [invalid(`${path}.region`, "should have required property 'region'")])
  const isKnown = customer.addresses.some(
    ({ id, customer_id: owner }) => id === address['id'] && owner === address['customer_id'],
  )
  if ((address['id'] !== undefined || address['customer_id'] !== undefined) && !isKnown)
    throw new PublicRefusal(403, 'Provided invalid address.id or address.customer_id')
}
