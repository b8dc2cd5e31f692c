import type { OrderMapper } from '../mappers.ts'

/** Returns the time at which an order was delivered; null before, and if it is unknown. */
export function deliveredAt({ status, steps = [] }: Pick<OrderMapper, 'status' | 'steps'>): string | null {
  if (status !== 'DELIVERED') return null
  return steps.find(({ progress }) => progress === 'ORDER_DELIVERED')?.reachedAt ?? null
}
