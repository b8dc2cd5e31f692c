import { DEFAULT_STORE, storeByCode } from '@hogar/schema/stores.ts'
import { plainText } from '../../parse/plainText.ts'
import { decodeBundleOptions, decodeCustomOptions } from '../choices/decodeChoices.ts'
import { decodeConfigurableOptions, decodeInStock, decodeVariants } from '../choices/decodeConfigurable.ts'
import { decodeDownloads, decodeSamples } from './decodeDownloads.ts'
import { decodeGallery, mainPicturePath } from './decodeMedia.ts'
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

/**
 * Decodes a product document of either format. Null without a SKU, by which everything refers to it. A field is decoded
 * when it is read: operations read few.
 */
export function decodeProduct(raw: unknown, storeCode: string): ProductDocument | null {
  const source = expandCompactKeys(readSource(raw))
  const sku = readText(source.sku)
  return sku === null ? null : new DecodedProduct(source, sku, storeCode)
}

class DecodedProduct implements ProductDocument {
  readonly __typename: ProductTypename
  readonly values: Source
  readonly sku: string
  readonly storeCode: string
  #urlPath: string | undefined
  #gallery: ProductDocument['gallery'] | undefined
  #prices: ProductDocument['prices'] | undefined
  #grossPrices: ProductDocument['grossPrices'] | undefined
  #links: ProductDocument['links'] | undefined
  #options: ProductDocument['options'] | undefined
  #variants: ProductDocument['variants'] | undefined
  #bundleOptions: ProductDocument['bundleOptions'] | undefined
  #customOptions: ProductDocument['customOptions'] | undefined

  constructor(source: Source, sku: string, storeCode: string) {
    this.__typename = TYPENAMES[readText(source.type_id) ?? ''] ?? 'SimpleProduct'
    this.values = source
    this.sku = sku
    this.storeCode = storeCode
  }

  get #country(): string {
    return (storeByCode(this.storeCode) ?? DEFAULT_STORE).countryCode
  }

  get id() {
    return readCount(this.values.id)
  }
  get name() {
    return readText(this.values.name, NAME_CHARACTERS_MAX) ?? this.sku
  }
  get slug() {
    const { id, name, values } = this
    return readText(values.slug) ?? readText(values.url_key) ?? slugify(id === null ? name : `${name}-${id}`)
  }
  get urlPath() {
    return (this.#urlPath ??= productPath(readPath(this.values.url_path), this.sku, this.slug))
  }
  get status() {
    return readCount(this.values.status) ?? 1
  }
  get visibility() {
    return readCount(this.values.visibility) ?? 4
  }
  get brand() {
    return readText(this.values.marca)
  }
  get summaryHtml() {
    return readText(this.values.short_description, HTML_CHARACTERS_MAX)
  }
  get descriptionHtml() {
    return readText(this.values.description, HTML_CHARACTERS_MAX)
  }
  get image() {
    return mainPicturePath(this.values)
  }
  get imageLabel() {
    return readText(this.values.image_label)
  }
  get imageColor() {
    return readHexColor(this.values.image_color)
  }
  get gallery() {
    return (this.#gallery ??= decodeGallery(this.values.media_gallery))
  }
  get prices() {
    return (this.#prices ??= decodePrices(this.values, this.#country))
  }
  get grossPrices() {
    if (this.#grossPrices === undefined) this.#grossPrices = decodeGrossPrices(this.values, this.#country)
    return this.#grossPrices
  }
  get priceSpan() {
    return { minimal: readNumber(this.values.minimal_price), maximal: readNumber(this.values.max_price) }
  }
  get taxClassId() {
    return readCount(this.values.tax_class_id)
  }
  get categoryIds() {
    return decodeCategoryIds(this.values)
  }
  get dimensions() {
    return decodeMeasures(this.values)
  }
  get tags() {
    return decodeTags(this.values)
  }
  get links() {
    return (this.#links ??= decodeLinks(this.values))
  }
  get options() {
    return (this.#options ??= decodeConfigurableOptions(this.values.configurable_options))
  }
  get variants() {
    return (this.#variants ??= decodeVariants(this.values, this.#country))
  }
  get bundleOptions() {
    return (this.#bundleOptions ??= decodeBundleOptions(this.values.bundle_options))
  }
  get customOptions() {
    return (this.#customOptions ??= decodeCustomOptions(this.values.custom_options))
  }
  get downloads() {
    return decodeDownloads(this.values)
  }
  get samples() {
    return decodeSamples(this.values)
  }
  get isInStock() {
    return decodeInStock(this.values.stock)
  }
  get isSoldByFractions() {
    return readFlag(readSource(stockOf(this.values)).is_qty_decimal) ?? false
  }
  get errors() {
    return decodeErrors(this.values.errors)
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
