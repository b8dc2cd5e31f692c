import { type Source, readSource, readSources, readText } from '../catalogue/readValue.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { type WantedAddress, addressBody } from './addressBody.ts'
import { CUSTOMER_ADDRESSES_MAX } from './limits.ts'

type Scope = Readonly<{ upstream: Pick<Upstream, 'call'> }>

/**
 * Saves an address on a platform that has no call for one address: the profile is written with all of them. Two devices that
 * do so at once overwrite each other, which is why the other call is preferred.
 */
export async function saveInProfile({ upstream }: Scope, wanted: WantedAddress): Promise<void> {
  const saved = plainAddress(wanted)
  await rewriteAddresses(upstream, (addresses) => {
    const others = addresses.map((address) => withoutDefaults(address, wanted))
    if (wanted.addressId === null) return [...others, saved]
    return others.map((address) => (idOf(address) === wanted.addressId ? { ...address, ...saved } : address))
  })
}

/** Removes an address by writing the profile with all the others. */
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

/** The public contract has no field for a second last name and for the streets beside: they go where couriers read them. */
function plainAddress(wanted: WantedAddress): object {
  const { mothersName, crossStreet, lastName, street } = wanted.address
  const address = {
    ...wanted.address,
    lastName: [lastName, mothersName].filter(Boolean).join(' '),
    street: twoLines([...street, ...(crossStreet ? [crossStreet] : [])]),
    mothersName: undefined,
    crossStreet: undefined,
  }
  return addressBody({ ...wanted, address })
}

/** The public contract wants street and number apart: of one line, the last word is taken for the number. */
function twoLines(lines: string[]): string[] {
  const [line = '', ...others] = lines
  if (others.length > 0) return lines
  const blank = line.lastIndexOf(' ')
  return blank > 0 ? [line.slice(0, blank).trimEnd(), line.slice(blank + 1)] : [line, NO_NUMBER]
}

const NO_NUMBER = '-'

/** Of each use there is one address: the one that is saved takes it from the others. */
function withoutDefaults(address: Source, { isDefaultShipping, isDefaultBilling }: WantedAddress): Source {
  return {
    ...address,
    ...(isDefaultShipping === true && address.default_shipping === true ? { default_shipping: false } : {}),
    ...(isDefaultBilling === true && address.default_billing === true ? { default_billing: false } : {}),
  }
}

function idOf({ id }: Source): string | null {
  return readText(id)
}
