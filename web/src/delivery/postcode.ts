import type { KeptDefinition } from '../device/keptValue.ts'

/** Postal code for deliveries stored on the device; null if unknown. */
export const POSTCODE: KeptDefinition<string | null> = {
  name: 'postcode',
  parse: (kept) => (typeof kept === 'string' && /^\d{5}$/.test(kept) ? kept : null),
  empty: null,
}
