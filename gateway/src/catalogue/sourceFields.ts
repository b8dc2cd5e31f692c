const OWN_PRICES = [
  'price',
  'special_price',
  'special_from_date',
  'special_to_date',
  'final_price',
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
/** Amounts with tax, which only a platform that works out tax has, in both of its spellings. */
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
const PICTURES = ['image', 'small_image', 'thumbnail', 'media_gallery', 'name']
/** A variant's other sizes repeat its picture: a page of products would carry each path three times. */
const VARIANT_PICTURES = ['image', 'sku', 'status', 'name'].map((name) => `configurable_children.${name}`)
const SLUG = ['slug', 'url_key', 'name']
const LINKS = ['product_links', 'links']
const VARIANTS = ['id', 'sku', 'status'].map((name) => `configurable_children.${name}`)
/** Values of the options stand under codes that only the document knows: variants come whole. */
const WHOLE_VARIANTS = ['configurable_children', 'configurable_options']

/** What every product needs: to be named, told apart by kind, and hidden where it may not be seen. */
export const BASE_FIELDS = ['id', 'sku', 'type_id', 'status', 'visibility'] as const

/**
 * Document fields behind each schema coordinate; null where any attribute may be needed. A coordinate that is not here
 * needs none of its own.
 */
const FIELDS_OF_COORDINATE: Readonly<Record<string, readonly string[] | null>> = {
  'Product.name': ['name'],
  'Product.slug': SLUG,
  'Product.urlPath': ['url_path', ...SLUG],
  'Product.brand': ['marca'],
  'Product.summary': ['short_description'],
  'Product.description': ['description'],
  'Product.media': [...PICTURES, ...VARIANT_PICTURES],
  'Product.image': PICTURES,
  'Product.secondImage': PICTURES,
  'Product.price': PRICES,
  'ProductPrice.instalments': ['price_twelve', 'price_eighteen'],
  'ProductPrice.credit': ['credit_fee', 'credit_price_pago_puntual'],
  'Product.breadcrumbs': ['category_ids', 'category.category_id'],
  'Product.attributes': null,
  'Product.dimensions': ['dimensions', 'width', 'height', 'depth', 'weight'],
  'Product.tags': [1, 2].flatMap((number) =>
    ['text', 'color', 'background'].map((part) => `omni_tag_${number}_${part}`),
  ),
  'Product.related': LINKS,
  'Product.upsell': LINKS,
  // What is linked is not recommended once more.
  'Product.recommendations': LINKS,
  'Product.rating': ['review_count', 'rating_average'],
  'Product.isNew': ['new', 'news_from_date', 'news_to_date'],
  'Product.unavailable': ['name', 'errors', 'bundle_options', ...LINKS, ...VARIANTS],
  'SimpleProduct.customOptions': ['custom_options', ...PRICES],
  'ConfigurableProduct.options': ['configurable_options'],
  'ConfigurableProduct.variants': VARIANTS,
  'ConfigurableProduct.variant': [...WHOLE_VARIANTS, ...PRICES],
  'ProductVariant.name': ['name', 'configurable_children.name'],
  'ProductVariant.selection': WHOLE_VARIANTS,
  // Which of them is meant: the values of the filters are asked for with the filters.
  'ProductEdge.matchingVariant': [...VARIANTS, ...VARIANT_PRICES, 'configurable_children.stock'],
  'ProductVariant.image': [...PICTURES, ...VARIANT_PICTURES],
  'ProductVariant.media': [...PICTURES, ...VARIANT_PICTURES, 'configurable_children.media_gallery'],
  // Months without interest and credit are a product's attributes, of a variant too.
  'ProductVariant.price': [
    ...PRICES,
    ...['price_twelve', 'price_eighteen', 'credit_fee', 'credit_price_pago_puntual'].map(
      (name) => `configurable_children.${name}`,
    ),
  ],
  'GroupedProduct.items': LINKS,
  'BundleProduct.bundleOptions': ['bundle_options'],
  'DownloadableProduct.downloads': ['extension_attributes.downloadable_product_links'],
  'DownloadableProduct.samples': ['extension_attributes.downloadable_product_samples'],
}

export type SourceFields = Readonly<{
  /** Sorted, so that the same need makes the same call; null for whole documents. */
  names: readonly string[] | null
  key: string
  /** Of a list that shows the variants that its filters mean: what is needed where no filter means one. */
  withoutMatch?: SourceFields
}>

/** What prices take beside the usual, by how the store sells. */
export type PriceNeeds = Readonly<{ gross: boolean; tiers: boolean }>

const NO_PRICE_NEEDS: PriceNeeds = { gross: false, tiers: false }

const known = new Map<string, WeakMap<ReadonlySet<string>, SourceFields>>()

/** The document fields that a selection of schema coordinates needs, worked out once per selection. */
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
  }
  const extra = names.has('final_price') ? [...(gross ? GROSS_PRICES : []), ...(tiers ? TIERS : [])] : []
  return fieldsNamed([...names, ...extra])
}

/** The fields of a list's products, with the values that its filters tell variants apart by. */
export function listFields(fields: SourceFields, filtered: readonly string[]): SourceFields {
  const { names, withoutMatch } = fields
  if (!withoutMatch || names === null) return fields
  if (filtered.length === 0) return withoutMatch
  const values = ['custom_attributes', ...filtered].map((name) => `configurable_children.${name}`)
  return fieldsNamed([...names, ...values])
}

/** A need that no selection expresses: document fields by name. */
export function fieldsNamed(names: Iterable<string>): SourceFields {
  const sorted = [...withoutCovered(new Set(names))].sort()
  return { names: sorted, key: sorted.join() }
}

/** What several needs come to together: whole documents where one of them needs that. */
export function unitedFields(needs: readonly SourceFields[]): SourceFields {
  const [first, ...others] = [...new Map(needs.map((fields) => [fields.key, fields])).values()]
  if (first && others.length === 0) return first
  const whole = needs.find(({ names }) => names === null)
  return whole ?? fieldsNamed(needs.flatMap(({ names }) => names ?? []))
}

/** `configurable_children.price` is in `configurable_children` already. */
function withoutCovered(names: ReadonlySet<string>): readonly string[] {
  return [...names].filter((name) => {
    const parent = name.split('.')[0] ?? name
    return parent === name || !names.has(parent)
  })
}
