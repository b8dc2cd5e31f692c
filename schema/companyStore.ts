import type { StoreDefinition } from './stores.ts'

/** Store in which companies register and order. */
export const COMPANY_STORE = 'mavi'
/** Country whose stores have companies, or link to the store that does. */
const COMPANY_COUNTRY = 'MX'

/** Length of a company's own order number, in characters. */
export const COMPANY_ORDER_NUMBER_MAX_CHARACTERS = 40
export const COMPANY_NAME_MAX_CHARACTERS = 120
export const JOB_TITLE_MAX_CHARACTERS = 80

/** Returns true for a store that has companies, or links to the one that does. */
export function hasBusiness({ countryCode }: Pick<StoreDefinition, 'countryCode'>): boolean {
  return countryCode === COMPANY_COUNTRY
}

/** Returns true for the store in which companies register. */
export function isCompanyStore({ code }: Pick<StoreDefinition, 'code'>): boolean {
  return code === COMPANY_STORE
}
