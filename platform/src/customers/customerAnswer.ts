import { priceGroup } from '../b2b/membership.ts'
import { fieldsOf } from '../parse/fields.ts'
import { ADDRESS_TEXT_NAMES } from '../checkout/addressTexts.ts'
import type { Database } from '../database/schema.ts'
import { canBeTakenBack, isEmailProven } from './email/provenEmail.ts'
import { storeOrDefault } from '../stores.ts'
import { hasConfirmedTelephone, loadConfirmedTelephones } from '../telephones/confirmedTelephones.ts'
import { loadAddresses } from './addressRepository.ts'
import type { AddressRow } from './addressRepository.ts'
import type { CustomerRow } from './customerRepository.ts'
import { findEmailChange } from './email/emailChange.ts'
import { utcText } from '../utcText.ts'

/** A customer as the platform answers one: flags stand only where they are true, default ids are texts. */
export async function customerAnswer(db: Database, customer: CustomerRow) {
  const addresses = await loadAddresses(db, customer.id)
  const confirmed = await loadConfirmedTelephones(db, customer.id)
  const newsletter = await db
    .selectFrom('newsletter_subscription')
    .select('status')
    .where('email', '=', customer.email)
    .executeTakeFirst()
  const now = new Date()
  const waiting = await findEmailChange(db, customer.id, now)
  const isLinkable = !(await canBeTakenBack(db, { customer, now }))
  const billing = addresses.find((address) => address.is_default_billing)
  const shipping = addresses.find((address) => address.is_default_shipping)
  const store = storeOrDefault(customer.store_code)
  return {
    id: customer.id,
    group_id: await priceGroup(db, customer),
    ...(billing && { default_billing: String(billing.id) }),
    ...(shipping && { default_shipping: String(shipping.id) }),
    created_at: utcText(customer.created_at),
    updated_at: utcText(customer.updated_at),
    created_in: store.code,
    email: customer.email,
    firstname: customer.firstname,
    lastname: customer.lastname,
    ...(customer.dob !== null && { dob: customer.dob }),
    store_id: store.id,
    website_id: 1,
    addresses: addresses.map((address) => addressAnswer(address, confirmed)),
    disable_auto_group_change: 0,
    extension_attributes: {
      is_subscribed: newsletter?.status === 'subscribed',
      ...(isLinkable && { email_proven: isEmailProven(customer) }),
      ...(waiting && { email_change: { email: waiting.new_email, expires_at: waiting.expires_at.toISOString() } }),
    },
    custom_attributes: Object.entries(fieldsOf(customer.custom_attributes)).map(([attribute_code, value]) => ({
      attribute_code,
      value,
    })),
  }
}

/** A customer's addresses as the platform answers them, oldest first. */
export async function addressAnswers(db: Database, customerId: number) {
  const confirmed = await loadConfirmedTelephones(db, customerId)
  return (await loadAddresses(db, customerId)).map((address) => addressAnswer(address, confirmed))
}

/** An address; `confirmed` are the numbers that its customer has confirmed. */
function addressAnswer(address: AddressRow, confirmed: ReadonlySet<string>) {
  const texts = ADDRESS_TEXT_NAMES.map((name) => [name, address[name]] as const).filter(([, text]) => text !== null)
  return {
    id: address.id,
    customer_id: address.customer_id,
    region: { region_code: address.region_code, region: address.region, region_id: address.region_id ?? 0 },
    region_id: address.region_id ?? 0,
    country_id: address.country_id,
    street: address.street,
    ...(address.telephone !== null && { telephone: address.telephone }),
    ...(hasConfirmedTelephone(address, confirmed) && { telephone_confirmed: true }),
    ...Object.fromEntries(texts),
    postcode: address.postcode,
    city: address.city,
    firstname: address.firstname,
    lastname: address.lastname,
    ...(address.is_default_shipping && { default_shipping: true }),
    ...(address.is_default_billing && { default_billing: true }),
  }
}
