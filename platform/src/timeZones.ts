import type { StoreDefinition } from './stores.ts'

/** Time zone in which a store's days begin and end, by its country. */
export const TIME_ZONES: Readonly<Record<StoreDefinition['country'], string>> = {
  MX: 'America/Mexico_City',
  DE: 'Europe/Berlin',
  IT: 'Europe/Rome',
}
