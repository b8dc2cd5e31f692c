import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { parseGlobalId } from '../graph/globalId.ts'
import { ORDER_NUMBER } from './orderClient.ts'

/** The number of the order that an id of this store names; null for anything else. */
export function orderNumberOf({ store }: Pick<GraphContext, 'store'>, orderId: string): string | null {
  const named = parseGlobalId(orderId)
  if (named?.type !== 'Order' || named.storeCode !== store.code) return null
  const [number = ''] = named.keys
  return ORDER_NUMBER.test(number) ? number : null
}

/** That there is no such order. */
export function noSuchOrder({ store: { language } }: Pick<GraphContext, 'store'>) {
  return { userErrors: [userError(language, 'ORDER_NOT_FOUND', { field: ['orderId'] })] }
}
