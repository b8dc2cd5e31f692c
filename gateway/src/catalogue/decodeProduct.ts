import { DEFAULT_STORE, storeByCode } from '@hogar/schema/stores.ts'
import { plainText } from '../content/plainText.ts'
import { decodeBundleOptions, decodeCustomOptions } from './decodeChoices.ts'
import { decodeConfigurableOptions, decodeInStock, decodeVariants } from './decodeConfigurable.ts'
import { decodeDownloads, decodeSamples } from './decodeDownloads.ts'
import { decodeGallery, picturePath } from './decodeMedia.ts'
import { decodeGrossPrices, decodeInstalments, decodePrices } from './decodePrices.ts'
import { expandCompactKeys } from './expandCompactKeys.ts'
import {
  CATEGORY_IDS_MAX,
  ERROR_CHARACTERS_MAX,
  HTML_CHARACTERS_MAX,
  LINKS_MAX,
  NAME_CHARACTERS_MAX,
  TAGS_MAX,
  TAG_CHARACTERS_MAX,
} from './limits.ts'
import type { LinkDocument, ProductDocument, ProductTypename } from './productDocument.ts'
import { productPath } from './productPath.ts'
import { readHexColor } from './readHexColor.ts'
import {
  type Source,
  readCount,
  readFlag,
  readIds,
  readNumber,
  readPath,
  readSource,
  readSources,
  readText,
} from './readValue.ts'
import { slugify } from './slugify.ts'

const TYPENAMES: Readonly<Record<string, ProductTypename>> = {
  configurable: 'ConfigurableProduct',
  grouped: 'GroupedProduct',
  bundle: 'BundleProduct',
  virtual: 'VirtualProduct',
  downloadable: 'DownloadableProduct',
}

/** A product document as sent, compact or in full. Null when it has no SKU: nothing can be done with it. */
export function decodeProduct(raw: unknown, storeCode: string): ProductDocument | null {
  const source = expandCompactKeys(readSource(raw))
  const sku = readText(source.sku)
  if (sku === null) return null
  const country = (storeByCode(storeCode) ?? DEFAULT_STORE).countryCode
  const id = readCount(source.id)
  const name = readText(source.name, NAME_CHARACTERS_MAX) ?? sku
  const slug = readText(source.slug) ?? readText(source.url_key) ?? slugify(id === null ? name : `${name}-${id}`)
  return {
    __typename: TYPENAMES[readText(source.type_id) ?? ''] ?? 'SimpleProduct',
    storeCode,
    id,
    sku,
    name,
    slug,
    urlPath: productPath(readPath(source.url_path), sku, slug),
    status: readCount(source.status) ?? 1,
    visibility: readCount(source.visibility) ?? 4,
    brand: readText(source.marca),
    summaryHtml: readText(source.short_description, HTML_CHARACTERS_MAX),
    descriptionHtml: readText(source.description, HTML_CHARACTERS_MAX),
    image: picturePath(source.image) ?? picturePath(source.small_image) ?? picturePath(source.thumbnail),
    gallery: decodeGallery(source.media_gallery),
    prices: decodePrices(source, country),
    grossPrices: decodeGrossPrices(source, country),
    priceSpan: { minimal: readNumber(source.minimal_price), maximal: readNumber(source.max_price) },
    instalments: decodeInstalments(source),
    taxClassId: readCount(source.tax_class_id),
    categoryIds: decodeCategoryIds(source),
    dimensions: decodeDimensions(source),
    tags: decodeTags(source),
    links: decodeLinks(source),
    options: decodeConfigurableOptions(source.configurable_options),
    variants: decodeVariants(source, country),
    bundleOptions: decodeBundleOptions(source.bundle_options),
    customOptions: decodeCustomOptions(source.custom_options),
    downloads: decodeDownloads(source),
    samples: decodeSamples(source),
    isInStock: decodeInStock(source.stock),
    isSoldByFractions: readFlag(readSource(stockOf(source)).is_qty_decimal) ?? false,
    errors: decodeErrors(source.errors),
    values: source,
  }
}

/** Some importers write stock as a list of one. */
function stockOf(source: Source): unknown {
  return Array.isArray(source.stock) ? source.stock[0] : source.stock
}

/** Messages by what they are about; an empty one is none. */
function decodeErrors(errors: unknown): readonly string[] {
  return Object.values(readSource(errors)).flatMap(
    (error) => plainText(readText(error) ?? '', ERROR_CHARACTERS_MAX) ?? [],
  )
}

function decodeCategoryIds(source: Source): readonly number[] {
  const ids = readIds(source.category_ids, CATEGORY_IDS_MAX)
  if (ids.length > 0) return ids
  return readSources(source.category, CATEGORY_IDS_MAX).flatMap((category) => readCount(category.category_id) ?? [])
}

function decodeDimensions(source: Source): ProductDocument['dimensions'] {
  const outer = readSource(source.dimensions)
  return {
    width: readMeasure(outer.width ?? source.width),
    height: readMeasure(outer.height ?? source.height),
    depth: readMeasure(outer.depth ?? source.depth),
    weight: readMeasure(outer.weight ?? source.weight),
  }
}

function readMeasure(value: unknown): number | null {
  const measure = readNumber(value)
  return measure !== null && measure > 0 ? measure : null
}

const TAG_COLOR = '#ffffff'
const TAG_BACKGROUND = '#3b3b3b'

function decodeTags(source: Source): ProductDocument['tags'] {
  if (source.omni_tag_1_text === undefined && source.omni_tag_2_text === undefined) return []
  return TAGS.flatMap((names) => {
    const text = readText(source[names.text], TAG_CHARACTERS_MAX)
    if (text === null) return []
    return [
      {
        text,
        color: readHexColor(source[names.color]) ?? TAG_COLOR,
        background: readHexColor(source[names.background]) ?? TAG_BACKGROUND,
      },
    ]
  })
}

const TAGS = Array.from({ length: TAGS_MAX }, (_, index) => {
  const tag = `omni_tag_${index + 1}`
  return { text: `${tag}_text`, color: `${tag}_color`, background: `${tag}_background` }
})

/** Links stand in `product_links`, or without quantities in `links`, grouped by kind. */
function decodeLinks(source: Source): readonly LinkDocument[] {
  if (source.product_links === undefined && source.links === undefined) return []
  const listed = readSources(source.product_links, LINKS_MAX).flatMap((link) => {
    const sku = readText(link.linked_product_sku)
    const kind = linkKind(link.link_type)
    const quantity = readNumber(readSource(link.extension_attributes).qty) ?? readNumber(link.qty)
    const item = { sku, kind, quantity: quantity ?? 1, position: readNumber(link.position) ?? 0 }
    return sku === null || kind === null ? [] : [{ ...item, sku, kind }]
  })
  if (listed.length > 0) return listed.sort((a, b) => rank(a.kind) - rank(b.kind) || a.position - b.position)
  return Object.entries(readSource(source.links)).flatMap(([name, links]) => {
    const kind = linkKind(name)
    if (kind === null) return []
    return readSources(links, LINKS_MAX).flatMap((link) => {
      const sku = readText(link.sku)
      return sku === null ? [] : [{ kind, sku, quantity: 1 }]
    })
  })
}

/** What goes with a product before what could be had in its place. */
function rank(kind: LinkDocument['kind']): number {
  return kind === 'upsell' ? 1 : 0
}

function linkKind(value: unknown): LinkDocument['kind'] | null {
  return value === 'associated' || value === 'related' || value === 'upsell' ? value : null
}
