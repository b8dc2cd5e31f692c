import DataLoader from 'dataloader'
import { readCount, readSource } from '../catalogue/readValue.ts'
import type { PlatformScope } from '../catalogue/catalogueClient.ts'
import { isUpstreamError } from '../upstream/isUpstreamError.ts'
import { LOW_STOCK_THRESHOLD } from './limits.ts'

type Scope = Pick<PlatformScope, 'upstream'>

/**
 * Below how many units a store says that few are left, by its code. The requirements' ten where the platform has no such
 * call or does not say; and where it cannot be asked, because nobody's page breaks over it.
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
