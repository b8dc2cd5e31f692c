import type { Language } from '@hogar/schema/stores.ts'
import type { PlannedFacet } from './facetPlan.ts'

/** Names of the facets that need no attribute. */
const NAMES: Readonly<Record<'price' | 'discount', Readonly<Record<Language, string>>>> = {
  price: { 'es-MX': 'Precio', 'de-DE': 'Preis', 'it-IT': 'Prezzo' },
  discount: { 'es-MX': 'Descuento', 'de-DE': 'Rabatt', 'it-IT': 'Sconto' },
}

/** What a facet is called: as the platform calls its attribute; prices and discounts have names of our own. */
export function facetLabel(facet: PlannedFacet, language: Language): string {
  return facet.kind === 'choice' ? facet.attribute.label : NAMES[facet.kind][language]
}
