import { type Source, readSource, readSources, readText } from '../../parse/readValue.ts'
import { ADDRESS_DIRECTIONS } from '@hogar/schema/validation/address.ts'
import { mapFields } from '@hogar/schema/validation/fieldTable.ts'
import type { Upstream } from '../../rest/upstream.ts'
import { type WantedAddress, addressBody } from './addressBody.ts'
import { CUSTOMER_ADDRESSES_MAX } from '../limits.ts'

type Scope = Readonly<{ upstream: Pick<Upstream, 'call'> }>

/**
 * Saves an address on a platform without a call for one address, by writing the whole profile. Two devices that do so
 * at once overwrite each other, which is why the other call is preferred. A new address that the profile has already is
 * not added again: it may be there from a run whose answer was lost. An idempotency key cannot say so, since the
 * profile that a repetition writes is another one.
 */
export async function saveInProfile({ upstream }: Scope, wanted: WantedAddress): Promise<void> {
  const saved = plainAddress(wanted)
  await rewriteAddresses(upstream, (addresses) => {
    const others = addresses.map((address) => withoutDefaults(address, wanted))
    const same = (address: Source) =>
      wanted.addressId === null ? isSame(address, readSource(saved)) : idOf(address) === wanted.addressId
    if (wanted.addressId === null && !others.some(same)) return [...others, saved]
    return others.map((address) => (same(address) ? { ...address, ...saved } : address))
  })
}

/** Removes an address by writing the profile with all others. */
export async function removeFromProfile({ upstream }: Scope, addressId: string): Promise<void> {
  await rewriteAddresses(upstream, (addresses) => addresses.filter((address) => idOf(address) !== addressId))
}

async function rewriteAddresses(
  upstream: Pick<Upstream, 'call'>,
  change: (addresses: readonly Source[]) => readonly object[],
): Promise<void> {
  const { email, firstname, lastname, addresses } = readSource(await upstream.call('customerRead'))
  const customer = { email, firstname, lastname, addresses: change(readSources(addresses, CUSTOMER_ADDRESSES_MAX)) }
  await upstream.call('customerUpdate', { body: { customer } })
}

/**
 * Returns an address in the public contract, which has no field for a second last name and for directions: they are
 * added where couriers read them.
 */
function plainAddress(wanted: WantedAddress): object {
  const { mothersName, lastName, street } = wanted.address
  const directions = ADDRESS_DIRECTIONS.flatMap((name) => wanted.address[name] || [])
  const address = {
    ...wanted.address,
    ...mapFields(ADDRESS_DIRECTIONS, () => undefined),
    lastName: [lastName, mothersName].filter(Boolean).join(' '),
    street: twoLines([...street, ...directions]),
    mothersName: undefined,
  }
  return addressBody({ ...wanted, address })
}

/** Splits street and number, as the public contract requires: the last word of a single line becomes the number. */
function twoLines(lines: string[]): string[] {
  const [line = '', ...others] = lines
  if (others.length > 0) return lines
  const blank = line.lastIndexOf(' ')
  return blank > 0 ? [line.slice(0, blank).trimEnd(), line.slice(blank + 1)] : [line, NO_NUMBER]
}

const NO_NUMBER = '-'

/** Clears the default flags that the saved address takes over: there is one default of each use. */
function withoutDefaults(address: Source, { isDefaultShipping, isDefaultBilling }: WantedAddress): Source {
  return {
    ...address,
    ...(isDefaultShipping === true && address.default_shipping === true ? { default_shipping: false } : {}),
    ...(isDefaultBilling === true && address.default_billing === true ? { default_billing: false } : {}),
  }
}

const COMPARED = ['firstname', 'lastname', 'street', 'city', 'postcode', 'telephone'] as const

function isSame(left: Source, right: Source): boolean {
  return COMPARED.every((name) => comparable(left[name]) === comparable(right[name]))
}

function comparable(value: unknown): string {
  return Array.isArray(value) ? value.map((line) => readText(line) ?? '').join('\n') : (readText(value) ?? '')
}

function idOf({ id }: Source): string | null {
  return readText(id)
}
