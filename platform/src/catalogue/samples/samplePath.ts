import type { StoreDefinition } from '../../stores.ts'

/** Where the extract of a downloadable product is, below the service that has the pictures. */
export function samplePath(store: Pick<StoreDefinition, 'code'>, sku: string): string {
  return `/samples/${store.code}/${encodeURIComponent(sku)}.pdf`
}
