import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { parseAddress } from '../checkout/address.ts'
import { mapTexts } from '../checkout/addressTexts.ts'
import type { CustomerAddressTable } from './customerSchema.ts'
import type { Database } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import type { AddressBody } from './customerBody.ts'
import { ADDRESSES_MAX } from './limits.ts'
import { lockCustomer } from './customerLocks.ts'

export type AddressRow = Selectable<CustomerAddressTable>

/** A customer's addresses, oldest first. */
export function loadAddresses(db: Database, customerId: number): Promise<AddressRow[]> {
  return db.selectFrom('customer_address').selectAll().where('customer_id', '=', customerId).orderBy('id').execute()
}

/**
 * Makes these a customer's addresses: those with an id are changed, those without are new, the others go.
 * @throws PlatformError 403 for an id that is not one of the customer's.
 */
export async function storeAddresses(db: Database, customerId: number, bodies: readonly AddressBody[]): Promise<void> {
  const kept = bodies.flatMap((body) => (body.id === undefined ? [] : [Number(body.id)]))
  const own = new Set((await loadAddresses(db, customerId)).map((address) => address.id))
  const isForeign = bodies.some(
    (body) =>
      (body.id !== undefined && !own.has(Number(body.id))) ||
      (body.customer_id !== undefined && Number(body.customer_id) !== customerId),
  )
  if (isForeign) throw new PlatformError(403, 'Provided invalid address.id or address.customer_id')
  let leaving = db.deleteFrom('customer_address').where('customer_id', '=', customerId)
  if (kept.length > 0) leaving = leaving.where('id', 'not in', kept)
  await leaving.execute()
  for (const body of bodies) {
    const values = addressValues(body)
    await (body.id === undefined
      ? db
          .insertInto('customer_address')
          .values({ customer_id: customerId, ...values })
          .execute()
      : db.updateTable('customer_address').set(values).where('id', '=', Number(body.id)).execute())
  }
  await keepOneDefault(db, customerId)
}

function addressValues(body: AddressBody) {
  const address = parseAddress(body)
  return {
    firstname: body.firstname.trim(),
    lastname: body.lastname.trim(),
    street: JSON.stringify(address.street),
    city: body.city.trim(),
    region: address.region,
    region_code: address.region_code,
    region_id: address.region_id,
    postcode: body.postcode.trim(),
    country_id: body.country_id,
    telephone: address.telephone,
    ...mapTexts((name) => address[name]),
    is_default_billing: body.default_billing === true,
    is_default_shipping: body.default_shipping === true,
  }
}

/** Of several that claim to be the default, the last one is. */
async function keepOneDefault(db: Database, customerId: number): Promise<void> {
  const last = (flag: 'is_default_billing' | 'is_default_shipping') =>
    sql`coalesce(id = (select max(id) from customer_address where customer_id = ${customerId} and ${sql.ref(flag)}), false)`
  await sql`
    update customer_address set
      is_default_billing = ${last('is_default_billing')}, is_default_shipping = ${last('is_default_shipping')}
    where customer_id = ${customerId}`.execute(db)
}

/**
 * Keeps one address and leaves the others, within a transaction: a new one, or another text for one of the customer's.
 * Flags that are left out stay as they are. One that becomes a default takes that from the others; the first of all is the
 * default of both uses.
 * @throws PlatformError 404 for an id that is not one of the customer's, 400 for one address too many.
 */
export async function saveAddress(db: Database, customerId: number, body: AddressBody): Promise<number> {
  await lockAddresses(db, customerId)
  const known = await loadAddresses(db, customerId)
  const before = body.id === undefined ? undefined : known.find(({ id }) => id === Number(body.id))
  if (body.id !== undefined && before === undefined) throw new PlatformError(404, `No such address: ${body.id}`)
  if (before === undefined && known.length >= ADDRESSES_MAX)
    throw new PlatformError(400, `A customer has at most ${ADDRESSES_MAX} addresses`)
  const isFirst = known.length === 0
  const values = {
    ...addressValues(body),
    is_default_billing: isFirst || (body.default_billing ?? before?.is_default_billing ?? false),
    is_default_shipping: isFirst || (body.default_shipping ?? before?.is_default_shipping ?? false),
  }
  for (const flag of ['is_default_billing', 'is_default_shipping'] as const)
    if (values[flag])
      await db
        .updateTable('customer_address')
        .set({ [flag]: false })
        .where('customer_id', '=', customerId)
        .execute()
  const { id } = await (
    before === undefined
      ? db
          .insertInto('customer_address')
          .values({ customer_id: customerId, ...values })
          .returning('id')
      : db.updateTable('customer_address').set(values).where('id', '=', before.id).returning('id')
  ).executeTakeFirstOrThrow()
  return id
}

/** Forgets one address, within a transaction. A use that it was the default of goes to the oldest that is left. */
export async function deleteAddress(db: Database, customerId: number, id: number): Promise<void> {
  await lockAddresses(db, customerId)
  const gone = await db
    .deleteFrom('customer_address')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (gone === undefined) return
  const [heir] = await loadAddresses(db, customerId)
  if (heir === undefined) return
  await db
    .updateTable('customer_address')
    .set({
      is_default_billing: heir.is_default_billing || gone.is_default_billing,
      is_default_shipping: heir.is_default_shipping || gone.is_default_shipping,
    })
    .where('id', '=', heir.id)
    .execute()
}

/** Of one customer one address is changed at a time, from however many devices. */
export async function lockAddresses(db: Database, customerId: number): Promise<void> {
  await lockCustomer(db, customerId)
}
