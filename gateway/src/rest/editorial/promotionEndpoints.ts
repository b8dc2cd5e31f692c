import { PROMOTION_CACHE_MS } from '../../promotions/limits.ts'
import { PUBLIC_READ } from '../endpointGroups.ts'

/** Promotions and landing pages, in a family of their own: the shop sells without them. */
const PROMOTIONS = {
  family: 'promotions',
  envelope: 'enveloped',
  ...PUBLIC_READ,
  cacheMs: PROMOTION_CACHE_MS,
} as const

/** Calls about promotions and landing pages. */
export const PROMOTION_ENDPOINTS = {
  promotion: { method: 'POST', path: '/api/ext/promotion', ...PROMOTIONS },
  promotionList: { method: 'POST', path: '/api/ext/promotions', ...PROMOTIONS },
  landing: { method: 'GET', path: '/api/ext/landing/{landing}', ...PROMOTIONS },
} as const
