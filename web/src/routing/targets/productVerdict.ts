import { type JsonRecord, isJsonRecord } from '../../relay/payload.ts'
import { MOVED_PERMANENTLY } from '../limits.ts'
import type { PageRequest, Verdict } from '../shopRoute.ts'
import { variantAddress } from '../variantAddress.ts'

/** Returns the verdict on `product(by: { sku })`: not found, a variant that has moved, or found. */
export function productVerdict(data: JsonRecord, { params }: PageRequest): Verdict {
  const product = data['product']
  if (!isJsonRecord(product)) return { kind: 'notFound' }
  const { sku, urlPath } = product
  const path =
    typeof sku === 'string' && typeof urlPath === 'string' ? variantAddress({ sku, urlPath }, params['sku']) : null
  return path === null ? { kind: 'found' } : { kind: 'moved', path, status: MOVED_PERMANENTLY }
}
