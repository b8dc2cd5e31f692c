import { facetText } from './queries/facetText.ts'
import { booleanOf, fieldListOf, fieldsOf, idNumberOf, integerOf, isFields, listOf, textOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import type { Country } from './offerDates.ts'
import { priceInForce } from './priceInForce.ts'
import type { PriceInForce } from './priceInForce.ts'
import { scoreFacet } from './ratingScore.ts'

/** A document as it enters the catalogue: of the seed, or of an import. */
export type StorableDocument = Readonly<{ entity: string; id: number; source: Fields }>

const NO_PRICE: PriceInForce = { price: null, discount: null, variants: null, changesAt: null }
const MARKUP = /<[^>]*>|&\w+;/g

/** The columns by which a document is found, taken from its source. */
export type DocumentRow = ReturnType<typeof documentRow>

/** @param at decides which offers are in force. */
export function documentRow(document: StorableDocument, at: Readonly<{ now: Date; country: Country }>) {
  const { source } = document
  const offer = document.entity === 'product' ? priceInForce(source, at) : NO_PRICE
  const children = fieldListOf(source.configurable_children)
  const sku = textOf(source.sku)
  return {
    entity: document.entity,
    document_id: document.id,
    source,
    facets: {
      ...facetsOf(source),
      ...(offer.discount === null ? {} : { discount: [String(offer.discount)] }),
      ...(document.entity === 'product' ? scoreFacet(source) : {}),
    },
    sku,
    skus: [sku, ...children.map((child) => textOf(child.sku))].flatMap((text) =>
      text === null ? [] : [text.toLowerCase()],
    ),
    url_path: textOf(source.url_path),
    identifier: textOf(source.identifier),
    slug: textOf(source.slug) ?? textOf(source.url_key),
    type_id: textOf(source.type_id),
    status: integerOf(source.status),
    visibility: integerOf(source.visibility),
    category_ids: listOf(source.category_ids).flatMap((id) => idNumberOf(id) ?? []),
    price: offer.price,
    price_changes_at: offer.changesAt,
    variants: offer.variants,
    updated_at: textOf(source.updated_at),
    is_in_stock: booleanOf(fieldsOf(source.stock).is_in_stock),
    search_name: document.entity === 'product' ? textOf(source.name) : (textOf(source.name) ?? textOf(source.title)),
    search_keywords: textOf(source.meta_keyword)?.replaceAll(MARKUP, ' ') ?? null,
    search_text: [textOf(source.short_description), ...choiceLabels(source)].join(' ').replaceAll(MARKUP, ' ').trim(),
    search_category: fieldListOf(source.category)
      .flatMap((category) => textOf(category.name) ?? [])
      .join(' '),
    category_positions: categoryPositions(source),
  }
}

/** Labels of a product's options: shoppers add colours and sizes to its name. */
function choiceLabels(source: Fields): string[] {
  return fieldListOf(source.configurable_options)
    .flatMap((option) => fieldListOf(option.values))
    .flatMap((value) => textOf(value.label) ?? [])
}

/** Place within each category, by category id, where the document says one. */
function categoryPositions(source: Fields): Record<string, number> {
  const entries = fieldListOf(source.category).flatMap((category) => {
    const id = idNumberOf(category.category_id)
    const position = integerOf(category.position)
    return id === null || position === null ? [] : [[String(id), position] as const]
  })
  return Object.fromEntries(entries)
}

/**
 * Every short scalar of the document's top level, as lists of text: the input of equality filters and facet counts,
 * small enough to be read for each candidate row, unlike the whole document.
 */
function facetsOf(source: Fields): Record<string, readonly string[]> {
  const facets: Record<string, readonly string[]> = {}
  for (const [key, value] of Object.entries(source)) {
    if (isFields(value)) continue
    const texts = (Array.isArray(value) ? value : [value]).flatMap(facetText)
    if (texts.length > 0) facets[key] = texts
  }
  return facets
}
