import { CREDIT_CACHE_MS } from '../credit/limits.ts'
import { PUBLIC_READ } from './endpointGroups.ts'

/** Public documents of credit, in a family of their own: the shop sells without them. */
const CREDIT = {
  method: 'POST',
  family: 'creditPublic',
  envelope: 'enveloped',
  ...PUBLIC_READ,
  cacheMs: CREDIT_CACHE_MS,
} as const

/** Calls about credit that need no account: offers, insurances, banks and places. */
export const CREDIT_ENDPOINTS = {
  creditOffers: { path: '/api/ext/all_items_credits', ...CREDIT },
  /** Terms and bounds. Beyond the public contract: without it, offers can still be read. */
  creditTerms: { path: '/api/ext/credit_terms', ...CREDIT },
  creditLegend: { path: '/api/ext/dimas_legend', ...CREDIT },
  creditInsurances: { path: '/api/ext/all_items_insurances', ...CREDIT },
  creditBanks: { path: '/api/ext/all_items_banks', ...CREDIT },
  creditAddressAges: { path: '/api/ext/antiquity_address', ...CREDIT, method: 'GET' },
  creditCoverage: { path: '/api/ext/colony_coverage', ...CREDIT },
  /** Sales channels whose credits can be paid by transfer: for platforms that do not say so of each credit. */
  creditTransferChannels: { path: '/api/ext/transfer_channels', ...CREDIT },
  creditService: { path: '/api/ext/customer_service', ...CREDIT, method: 'GET' },
} as const
