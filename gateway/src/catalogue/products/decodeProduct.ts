import { DEFAULT_STORE, storeByCode } from '@hogar/schema/stores.ts'
import { plainText } from '../../parse/plainText.ts'
import { decodeBundleOptions, decodeCustomOptions } from '../choices/decodeChoices.ts'
import { decodeConfigurableOptions, decodeInStock, decodeVariants } from '../choices/decodeConfigurable.ts'
import { decodeDownloads, decodeSamples } from './decodeDownloads.ts'
import { decodeGallery, picturePath } from './decodeMedia.ts'
import { decodeMeasures } from './decodeMeasures.ts'
import { decodeGrossPrices, decodePrices } from '../prices/decodePrices.ts'
import { decodeTags } from './decodeTags.ts'
import { expandCompactKeys } from './expandCompactKeys.ts'
import {
  CATEGORY_IDS_MAX,
  ERROR_CHARACTERS_MAX,
  HTML_CHARACTERS_MAX,
  LINKS_MAX,
  NAME_CHARACTERS_MAX,
} from '../limits.ts'
import type { LinkDocument, ProductDocument, ProductTypename } from './productDocument.ts'
import { productPath } from './productPath.ts'
import { readHexColor } from '../readHexColor.ts'
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
} from '../../parse/readValue.ts'
import { slugify } from '../slugify.ts'

const TYPENAMES: Readonly<Record<string, ProductTypename>> = {
  configurable: 'ConfigurableProduct',
  grouped: 'GroupedProduct',
  bundle: 'BundleProduct',
  virtual: 'VirtualProduct',
  downloadable: 'DownloadableProduct',
}

const LINK_KINDS = ['associated', 'related', 'upsell', 'service'] as const

/** Decodes a product document of either format. Null without a SKU, by which everything refers to it. */
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
    imageLabel: readText(source.image_label),
    imageColor: readHexColor(source.image_color),
    gallery: decodeGallery(source.media_gallery),
    prices: decodePrices(source, country),
    grossPrices: decodeGrossPrices(source, country),
    priceSpan: { minimal: readNumber(source.minimal_price), maximal: readNumber(source.max_price) },
    taxClassId: readCount(source.tax_class_id),
    categoryIds: decodeCategoryIds(source),
    dimensions: decodeMeasures(source),
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

/** Returns the stock field. Some importers write it as a list of one. */
function stockOf(source: Source): unknown {
  return Array.isArray(source.stock) ? source.stock[0] : source.stock
}

/** Decodes the error messages of a product, which are keyed by topic; drops empty ones. */
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

/** Decodes links from `product_links`, or without quantities from `links`, grouped by kind. */
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

/** Returns the sort rank of a kind of link: products that go with this one come before its substitutes. */
function rank(kind: LinkDocument['kind']): number {
  return kind === 'upsell' ? 1 : 0
}

function linkKind(value: unknown): LinkDocument['kind'] | null {
  return LINK_KINDS.find((kind) => kind === value) ?? null
}
