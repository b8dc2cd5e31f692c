import { PUBLIC_READ } from './endpointGroups.ts'
import { DELIVERY_CACHE_MS } from './limits.ts'

/** Calls about places by postal code, when they are delivered to, and where goods are picked up. */
export const PLACE_ENDPOINTS = {
  deliveryEstimate: {
    method: 'GET',
    path: '/api/stock/delivery-estimate',
    family: 'delivery',
    envelope: 'enveloped',
    ...PUBLIC_READ,
    cacheMs: DELIVERY_CACHE_MS,
  },
  /** Branches that have a product for pick-up. */
  productPickup: {
    method: 'GET',
    path: '/api/stock/pickup',
    family: 'delivery',
    envelope: 'enveloped',
    ...PUBLIC_READ,
    cacheMs: DELIVERY_CACHE_MS,
  },
  suburbList: {
    method: 'POST',
    path: '/api/ext/colonies',
    family: 'delivery',
    envelope: 'enveloped',
    ...PUBLIC_READ,
    cacheMs: DELIVERY_CACHE_MS,
  },
  /** Towns and suburbs of a postal code in the store's country. */
  postalPlace: {
    method: 'GET',
    path: '/api/ext/postal-code/{postalCode}',
    family: 'delivery',
    envelope: 'enveloped',
    ...PUBLIC_READ,
    cacheMs: DELIVERY_CACHE_MS,
  },
} as const
