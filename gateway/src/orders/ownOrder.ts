import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import type { RequestScope } from '../app/requestScope.ts'
import { parseGlobalId } from '../graph/globalId.ts'
import { ORDER_NUMBER } from './limits.ts'

/** Returns the order number in an id of this store; null for any other id. */
export function orderNumberOf({ store }: Pick<RequestScope, 'store'>, orderId: string): string | null {
  const named = parseGlobalId(orderId)
  if (named?.type !== 'Order' || named.storeCode !== store.code) return null
  const [number = ''] = named.keys
  return ORDER_NUMBER.test(number) ? number : null
}

/** Returns the refusal for an unknown order. */
export function noSuchOrder({ messageLanguage: language }: Pick<GraphContext, 'messageLanguage'>) {
  return { userErrors: [userError(language, 'ORDER_NOT_FOUND', { field: ['orderId'] })] }
}
