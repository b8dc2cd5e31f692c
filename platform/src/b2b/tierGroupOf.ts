import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import { COMPANY_STORE_ID, WHOLESALE_GROUP } from './limits.ts'
import { buysWholesale } from './membership.ts'

type Buyer = Readonly<{ customerId: number | null; store: Pick<StoreDefinition, 'id'> }>

/** Returns the customer group whose tier prices a cart has: that of wholesale in the store of companies, or none. */
export async function tierGroupOf(db: Database, { customerId, store }: Buyer): Promise<number | null> {
  if (customerId === null || store.id !== COMPANY_STORE_ID) return null
  return (await buysWholesale(db, customerId)) ? WHOLESALE_GROUP : null
}

/** Returns the customer group whose tier prices a list of prices has, if it is the one of wholesale; else none. */
export function tierGroupNamed({ id }: Pick<StoreDefinition, 'id'>, group: number | undefined): number | null {
  return id === COMPANY_STORE_ID && group === WHOLESALE_GROUP ? group : null
}
