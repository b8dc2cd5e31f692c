import type { Language } from '@hogar/schema/stores.ts'
import type { PlannedFacet } from './facetPlan.ts'

/** Labels of facets without an attribute. */
const NAMES: Readonly<Record<'price' | 'weekly' | 'discount' | 'rating', Readonly<Record<Language, string>>>> = {
  price: { 'es-MX': 'Precio', 'de-DE': 'Preis', 'it-IT': 'Prezzo' },
  weekly: { 'es-MX': 'Pago semanal', 'de-DE': 'Wochenrate', 'it-IT': 'Rata settimanale' },
  discount: { 'es-MX': 'Descuento', 'de-DE': 'Rabatt', 'it-IT': 'Sconto' },
  rating: { 'es-MX': 'Calificación', 'de-DE': 'Bewertung', 'it-IT': 'Valutazione' },
}

/**
 * Returns the label of a facet: the platform's label of its attribute; for prices, weekly payments, discounts and
 * ratings the gateway's own.
 */
export function facetLabel(facet: PlannedFacet, language: Language): string {
  return facet.kind === 'choice' ? facet.attribute.label : NAMES[facet.kind][language]
}
