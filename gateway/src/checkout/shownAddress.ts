import { regionsOf } from '@hogar/schema/regions.ts'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import type { Address } from '../__generated__/resolverTypes.ts'

/** An address as the graph shows it. */
export function shownAddress(address: ValidAddress): Address {
  const { mothersName, regionCode, countryCode, company, taxId, crossStreet, ...told } = address
  return {
    ...told,
    mothersName: mothersName ?? null,
    regionCode: regionCode ?? null,
    region: regionsOf(countryCode).find(({ code }) => code === regionCode)?.name ?? null,
    countryCode,
    company: company ?? null,
    taxId: taxId ?? null,
    crossStreet: crossStreet ?? null,
  }
}
