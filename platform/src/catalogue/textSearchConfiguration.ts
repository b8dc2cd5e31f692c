import type { StoreDefinition } from '../stores.ts'

const CONFIGURATIONS = { 'es-MX': 'spanish', 'de-DE': 'german', 'it-IT': 'italian' } as const

/** PostgreSQL's name of the stemming and stop words for a store's language. */
export function textSearchConfiguration(store: StoreDefinition): 'spanish' | 'german' | 'italian' {
  return CONFIGURATIONS[store.language]
}
