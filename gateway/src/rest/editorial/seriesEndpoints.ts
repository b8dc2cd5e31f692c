import { SERIES_CACHE_MS } from '../../series/limits.ts'
import { PUBLIC_READ } from '../endpointGroups.ts'
import { STALE_TEXTS_MAX_MS } from '../limits.ts'
import { hasItems } from '../replies/hasItems.ts'

/** Calls about pages of series, in a family of their own: products are sold without them. */
export const SERIES_ENDPOINTS = {
  seriesList: {
    method: 'GET',
    path: '/api/ext/series',
    family: 'series',
    envelope: 'enveloped',
    ...PUBLIC_READ,
    cacheMs: SERIES_CACHE_MS,
    staleMs: STALE_TEXTS_MAX_MS,
    isReadable: hasItems,
  },
} as const
