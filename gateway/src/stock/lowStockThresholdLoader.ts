import DataLoader from 'dataloader'
import { readCount, readSource } from '../parse/readValue.ts'
import type { PlatformScope } from '../app/requestScope.ts'
import { isUpstreamError } from '../errors/isUpstreamError.ts'
import { LOW_STOCK_THRESHOLD } from './limits.ts'

type Scope = Pick<PlatformScope, 'upstream'>

/**
 * Loads the low-stock threshold by store code: the number of units below which few are left. Defaults to the ten of the
 * requirements if the platform lacks the call or gives no number, and if the call fails, so that no page breaks over
 * it.
 */
export function createLowStockThresholdLoader(scope: Scope) {
  return new DataLoader<string, number>((codes) => Promise.all(codes.map((code) => readThreshold(scope, code))), {
    name: 'lowStockThreshold',
  })
}

async function readThreshold({ upstream }: Scope, store: string): Promise<number> {
  try {
    const { threshold } = readSource(await upstream.call('stockConfig', { query: { store } }))
    return readCount(threshold) ?? LOW_STOCK_THRESHOLD
  } catch (error) {
    if (isUpstreamError(error)) return LOW_STOCK_THRESHOLD
    throw error
  }
}
