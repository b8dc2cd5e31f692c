import { STORES } from '@hogar/schema/stores.ts'

/** Languages of all stores. */
export const LANGUAGES = [...new Set(STORES.map((store) => store.language))]
