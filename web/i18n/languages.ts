import { STORES } from '@hogar/schema/stores.ts'

/** Every language that a store speaks. */
export const LANGUAGES = [...new Set(STORES.map((store) => store.language))]
