import type { StoredValueDefinition } from '../device/storedValue.ts'

/** Postal code for deliveries stored on the device; null if unknown. */
export const POSTCODE: StoredValueDefinition<string | null> = {
  name: 'postcode',
  parse: (kept) => (typeof kept === 'string' && /^\d{5}$/.test(kept) ? kept : null),
  empty: null,
}
