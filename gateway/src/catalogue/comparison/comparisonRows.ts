import type { Language } from '@hogar/schema/stores.ts'
import type { ComparisonRow } from '../../__generated__/schemaTypes.ts'
import type { AttributeDocument, AttributeList } from '../attributes/attributeClient.ts'
import { attributeValue } from './productAttributes.ts'
import type { ProductDocument } from '../products/productDocument.ts'

type Compared = Pick<ProductDocument, 'values' | 'dimensions'>
type Measure = keyof ProductDocument['dimensions']

const MEASURES: Readonly<Record<Measure, Readonly<{ unit: string; label: Readonly<Record<Language, string>> }>>> = {
  width: { unit: 'centimeter', label: { 'es-MX': 'Ancho', 'de-DE': 'Breite', 'it-IT': 'Larghezza' } },
  height: { unit: 'centimeter', label: { 'es-MX': 'Alto', 'de-DE': 'Höhe', 'it-IT': 'Altezza' } },
  depth: { unit: 'centimeter', label: { 'es-MX': 'Fondo', 'de-DE': 'Tiefe', 'it-IT': 'Profondità' } },
  weight: { unit: 'kilogram', label: { 'es-MX': 'Peso', 'de-DE': 'Gewicht', 'it-IT': 'Peso' } },
}
const MEASURE_NAMES = ['width', 'height', 'depth', 'weight'] as const satisfies readonly Measure[]

/** Returns the document fields that rows need. */
export function comparedFields(attributes: AttributeList): readonly string[] {
  const codes = comparable(attributes).flatMap(({ code }) => [code, `${code}_options`])
  return [...codes, 'dimensions', ...MEASURE_NAMES]
}

/**
 * Returns the rows of a comparison: comparable attributes in the platform's order, then measurements, and only those
 * that at least one product has. A product with variants lists all values of its variants.
 */
export function comparisonRows(
  products: readonly Compared[],
  attributes: AttributeList,
  language: Language,
): readonly ComparisonRow[] {
  const byAttribute = comparable(attributes).map((attribute) => ({
    code: attribute.code,
    label: attribute.label,
    values: products.map(({ values }) => attributeValue(values, attribute)),
  }))
  const own = new Set(byAttribute.map(({ code }) => code))
  const byMeasure = MEASURE_NAMES.filter((measure) => !own.has(measure)).map((measure) => ({
    code: measure,
    label: MEASURES[measure].label[language],
    values: products.map(({ dimensions }) => measureText(dimensions[measure], { measure, language })),
  }))
  return [...byAttribute, ...byMeasure]
    .filter(({ values }) => values.some((value) => value !== null))
    .map((row) => ({ ...row, isDifferent: new Set(row.values).size > 1 }))
}

function comparable(attributes: AttributeList): readonly AttributeDocument[] {
  return [...attributes.values()].filter(({ isComparable }) => isComparable).toSorted((a, b) => a.position - b.position)
}

/**
 * Formats a measurement in the store's language, such as `200 cm`. Returns null for 0, which documents hold if no
 * measurement was taken.
 */
function measureText(
  value: number | null,
  { measure, language }: Readonly<{ measure: Measure; language: Language }>,
): string | null {
  if (value === null || value <= 0) return null
  return new Intl.NumberFormat(language, { style: 'unit', unit: MEASURES[measure].unit }).format(value)
}
