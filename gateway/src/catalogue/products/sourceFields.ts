const OWN_PRICES = [
  'price',
  'special_price',
  'special_from_date',
  'special_to_date',
  'final_price',
  'lowest_price_30_days',
  'original_price',
  'original_special_price',
  'original_final_price',
  'regular_price',
]
const VARIANT_PRICES = OWN_PRICES.slice(0, -1).map((name) => `configurable_children.${name}`)
const PRICES = [
  ...OWN_PRICES,
  ...VARIANT_PRICES,
  'configurable_children.sku',
  'configurable_children.status',
  'configurable_children.tax_class_id',
  'tax_class_id',
  'minimal_price',
  'max_price',
]
/** Amounts with tax, in both spellings; only a platform that calculates tax has them. */
const GROSS_PRICES = [
  'price_incl_tax',
  'special_price_incl_tax',
  'final_price_incl_tax',
  'original_price_incl_tax',
  'priceInclTax',
  'specialPriceInclTax',
  'finalPriceInclTax',
  'originalPriceInclTax',
].flatMap((name) => [name, `configurable_children.${name}`])
const TIERS = ['tier_prices', 'configurable_children.tier_prices']
/** Fields of the main picture alone: a card of one picture does not read the gallery. */
const PICTURE = ['image', 'small_image', 'thumbnail', 'image_label', 'image_color', 'name']
const PICTURES = [...PICTURE, 'media_gallery']
/**
 * Picture fields of variants. Without the other sizes, which repeat the picture: a page of products would hold each
 * path three times.
 */
const VARIANT_PICTURES = ['image', 'sku', 'status', 'name'].map((name) => `configurable_children.${name}`)
/** Pictures of variants and their stock: a card does not show a variant that is sold out. Nothing else of their stock. */
const VARIANT_STATE = ['image', 'sku', 'status', 'stock.is_in_stock'].map((name) => `configurable_children.${name}`)
const MONTHS = ['price_twelve', 'price_eighteen']
const CREDIT = 'fee price_pago_puntual weeks last total cat'.split(' ').map((name) => `credit_${name}`)
/** A term of credit, of products and of their variants. */
const creditTerm = (name: string) => [`credit_${name}`, `configurable_children.credit_${name}`]
const MEASURES = ['dimensions', 'width', 'height', 'depth', 'weight']
const TAGS = [1, 2].flatMap((number) => ['text', 'color', 'background'].map((part) => `omni_tag_${number}_${part}`))
const SLUG = ['slug', 'url_key', 'name']
const LINKS = ['product_links', 'links']
const VARIANTS = ['id', 'sku', 'status'].map((name) => `configurable_children.${name}`)
const UNAVAILABLE = ['name', 'errors', 'bundle_options', ...LINKS, ...VARIANTS, ...PRICES]
/** Fields for whole variants: the values of options have codes that only the document names. */
const WHOLE_VARIANTS = ['configurable_children', 'configurable_options']

/** Fields that every product needs: its identity, its kind, and whether it may be seen. */
export const BASE_FIELDS = ['id', 'sku', 'type_id', 'status', 'visibility'] as const

/**
 * Document fields of each schema coordinate; null if any attribute may be needed. A coordinate that is absent here
 * needs none.
 */
const FIELDS_OF_COORDINATE: Readonly<Record<string, readonly string[] | null>> = {
  'Product.name': ['name'],
  'Product.slug': SLUG,
  'Product.urlPath': ['url_path', ...SLUG],
  'Product.brand': ['marca'],
  'Product.summary': ['short_description'],
  'Product.description': ['description'],
  'Product.media': [...PICTURES, ...VARIANT_PICTURES],
  'Product.image': [...PICTURE, ...VARIANT_STATE],
  'Product.secondImage': [...PICTURES, ...VARIANT_STATE],
  'Product.price': PRICES,
  'ProductPrice.instalments': MONTHS,
  'ProductPrice.credit': CREDIT,
  'CreditPrice.interest': creditTerm('interest'),
  'CreditPrice.punctualWeekly': creditTerm('fee_puntual'),
  'CreditPrice.bonus': creditTerm('bonus'),
  'CreditPrice.bonusPercent': creditTerm('bonus_percent'),
  'CreditPrice.lateWeek': creditTerm('late_week'),
  'CreditPrice.annualCostPunctual': creditTerm('cat_puntual'),
  'Product.urlKey': ['url_key'],
  'Product.taxClassId': ['tax_class_id'],
  'Product.isOnSale': ['sale'],
  'Product.updatedAt': ['updated_at'],
  'Product.categories': ['category_ids', 'category.category_id'],
  'Product.breadcrumbs': ['category_ids', 'category.category_id'],
  'Product.attributes': null,
  'Product.dimensions': MEASURES,
  'ProductDimensions.outline': ['illustration'],
  'Product.tags': TAGS,
  'Product.related': LINKS,
  'Product.upsell': LINKS,
  'Product.services': LINKS,
  'Product.series': ['series'],
  // Linked products are excluded from recommendations.
  'Product.recommendations': LINKS,
  'Product.rating': ['review_count', 'rating_average'],
  'Product.isNew': ['new', 'news_from_date', 'news_to_date'],
  'Product.unavailable': UNAVAILABLE,
  'Product.unavailableReasons': UNAVAILABLE,
  'VirtualProduct.service': ['service_kind', 'service_category_ids'],
  ...Object.fromEntries(
    ['Simple', 'Virtual', 'Downloadable', 'Configurable', 'Bundle'].map((kind) => [
      `${kind}Product.customOptions`,
      ['custom_options', ...PRICES],
    ]),
  ),
  'ConfigurableProduct.options': ['configurable_options'],
  'ConfigurableProduct.variants': VARIANTS,
  'ConfigurableProduct.variant': [...WHOLE_VARIANTS, ...PRICES],
  'ProductVariant.name': ['name', 'configurable_children.name'],
  'ProductVariant.selection': WHOLE_VARIANTS,
  'ScannedItem.variant': VARIANTS,
  'Comparison.variants': VARIANTS,
  // The filters add the values by which the variant is selected.
  'ProductEdge.matchingVariant': [...VARIANTS, ...VARIANT_PRICES, 'configurable_children.stock'],
  'ProductVariant.image': [...PICTURE, ...VARIANT_PICTURES],
  'ProductVariant.media': [...PICTURES, ...VARIANT_PICTURES, 'configurable_children.media_gallery'],
  'ProductVariant.price': PRICES,
  'ProductVariant.description': ['configurable_children.description'],
  'ProductVariant.attributes': null,
  'ProductVariant.dimensions': [...MEASURES, ...WHOLE_VARIANTS],
  'ProductVariant.tags': [...TAGS, ...TAGS.map((name) => `configurable_children.${name}`)],
  'GroupedProduct.items': LINKS,
  'BundleProduct.bundleOptions': ['bundle_options'],
  'DownloadableProduct.downloads': ['extension_attributes.downloadable_product_links'],
  'DownloadableProduct.samples': ['extension_attributes.downloadable_product_samples'],
}

/** Ways to pay, which the price of a card reads of the product alone, and the price of a variant of the variant too. */
const TERMS: Readonly<Record<string, readonly string[]>> = {
  'ProductPrice.instalments': MONTHS,
  'ProductPrice.credit': CREDIT,
}

const DOCUMENT_FIELDS: ReadonlySet<string> = new Set([
  ...BASE_FIELDS,
  ...Object.values(FIELDS_OF_COORDINATE).flatMap((fields) => fields ?? []),
])

/** Returns true for a field of product documents that the graph reads, be it an attribute or not. */
export function isDocumentField(name: string): boolean {
  return DOCUMENT_FIELDS.has(name)
}

export type SourceFields = Readonly<{
  /** Field names, sorted so that equal needs make equal calls; null for whole documents. */
  names: readonly string[] | null
  key: string
  /** Fields of a list that shows matching variants, for the case that no filter selects a variant. */
  withoutMatch?: SourceFields
}>

/** Additional fields that prices need, by the store's settings. */
export type PriceNeeds = Readonly<{ gross: boolean; tiers: boolean }>

const NO_PRICE_NEEDS: PriceNeeds = { gross: false, tiers: false }

const known = new Map<string, WeakMap<ReadonlySet<string>, SourceFields>>()

/** Returns the document fields that a selection of schema coordinates needs, computed once per selection. */
export function sourceFields(coordinates: ReadonlySet<string>, needs = NO_PRICE_NEEDS): SourceFields {
  const key = `${needs.gross} ${needs.tiers}`
  const ofNeeds = known.get(key) ?? new WeakMap<ReadonlySet<string>, SourceFields>()
  known.set(key, ofNeeds)
  const fields = ofNeeds.get(coordinates) ?? withoutMatchToo(coordinates, needs)
  ofNeeds.set(coordinates, fields)
  return fields
}

const MATCH = 'ProductEdge.matchingVariant'
const VARIANTS_BY_THEMSELVES = ['ConfigurableProduct.variants', 'ConfigurableProduct.variant']

function withoutMatchToo(coordinates: ReadonlySet<string>, needs: PriceNeeds): SourceFields {
  const fields = fieldsBehind(coordinates, needs)
  if (!coordinates.has(MATCH)) return fields
  const isForMatch = !VARIANTS_BY_THEMSELVES.some((name) => coordinates.has(name))
  const others = [...coordinates].filter(
    (name) => name !== MATCH && !(isForMatch && name.startsWith('ProductVariant.')),
  )
  return { ...fields, withoutMatch: fieldsBehind(new Set(others), needs) }
}

function fieldsBehind(coordinates: ReadonlySet<string>, { gross, tiers }: PriceNeeds): SourceFields {
  const names = new Set<string>(BASE_FIELDS)
  for (const coordinate of coordinates) {
    const needed = FIELDS_OF_COORDINATE[coordinate]
    if (needed === null) return { names: null, key: '*' }
    for (const name of needed ?? []) names.add(name)
    const ofVariants = coordinates.has('ProductVariant.price') ? TERMS[coordinate] : undefined
    for (const name of ofVariants ?? []) names.add(`configurable_children.${name}`)
  }
  const extra = names.has('final_price') ? [...(gross ? GROSS_PRICES : []), ...(tiers ? TIERS : [])] : []
  return fieldsNamed([...names, ...extra])
}

/**
 * Returns the fields of a list's products, with the values by which its conditions select variants; null without
 * conditions.
 */
export function listFields(fields: SourceFields, telling: readonly string[] | null): SourceFields {
  const { names, withoutMatch } = fields
  if (!withoutMatch || names === null) return fields
  if (telling === null) return withoutMatch
  const values = ['custom_attributes', ...telling].map((name) => `configurable_children.${name}`)
  return fieldsNamed([...names, ...values])
}

/** Returns a need that no selection expresses: document fields by name. */
export function fieldsNamed(names: Iterable<string>): SourceFields {
  const sorted = [...withoutCovered(new Set(names))].sort()
  return { names: sorted, key: sorted.join() }
}

/** Returns the union of several field sets: whole documents if one of them needs that. */
export function unitedFields(needs: readonly SourceFields[]): SourceFields {
  const [first, ...others] = [...new Map(needs.map((fields) => [fields.key, fields])).values()]
  if (first && others.length === 0) return first
  const whole = needs.find(({ names }) => names === null)
  return whole ?? fieldsNamed(needs.flatMap(({ names }) => names ?? []))
}

/** Removes names that another one covers: `configurable_children.price` is in `configurable_children`. */
function withoutCovered(names: ReadonlySet<string>): readonly string[] {
  return [...names].filter((name) => {
    const parent = name.split('.')[0] ?? name
    return parent === name || !names.has(parent)
  })
}
