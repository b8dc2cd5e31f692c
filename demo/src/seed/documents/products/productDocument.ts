import { PICTURE_VIEWS } from '../../../pictures/illustrationSpec.ts'
import { categoryOf } from '../../categories/categoryTree.ts'
import { SEED_EPOCH } from '../../limits.ts'
import type { Language } from '@hogar/platform/language.ts'
import { colors } from '../../options/colors.ts'
import { materials } from '../../options/materials.ts'
import { measureFields } from './measureFields.ts'
import type { PlannedProduct, PlannedVariant } from '../../plan/plannedProduct.ts'
import { wholeBetween } from '../../random.ts'
import { slug } from '@hogar/platform/routing/slug.ts'
import { keywordsOf } from '../../texts/keywordsOf.ts'
import { attributeFields, axisFields } from './attributeValues.ts'
import { UNCHOSEN_POSITION } from '../editorsChoices.ts'
import { downloadFields } from './downloadFields.ts'
import { configurableFields } from './configurableFields.ts'
import { customOptionFields } from './customOptionFields.ts'
import { guaranteeFields } from './guaranteeFields.ts'
import { describe, describeShortly } from '../describe.ts'
import { gallery, mainPictureFields, pictureFields } from './mediaGallery.ts'
import { cheapestOf, priceFields, shelfPrice } from './priceFields.ts'
import type { ShelfPrice } from './priceFields.ts'
import { productLinks } from './productLinks.ts'
import type { Link } from './productLinks.ts'
import { promotionFields } from './promotionFields.ts'
import { serviceFields } from './serviceOffers.ts'
import { productStock, stockFields } from './stockFields.ts'
import type { StoreView } from '../storeView.ts'
import { tierPrices } from './tierPrices.ts'
import { videoEntries } from './videoEntries.ts'

const ATTRIBUTE_SET_ID = 4
/** Value of `opcion_de_entrega` for goods with branch pick-up only. */
const BRANCH_DELIVERY_ONLY = 'SOLO SUCURSAL'
/** Value of `opcion_de_entrega` for goods that are made after the order. */
const MADE_TO_ORDER = 'SOBRE PEDIDO'
const MS_PER_DAY = 86_400_000

function dayBeforeEpoch(days: number): string {
  return `${new Date(Date.parse(SEED_EPOCH) - days * MS_PER_DAY).toISOString().slice(0, 10)} 10:00:00`
}

/** Returns the dates of a product: when it was created, and when it was last updated. */
export function dateFields(sku: string, ageDays: number) {
  return {
    created_at: dayBeforeEpoch(ageDays),
    updated_at: dayBeforeEpoch(wholeBetween(`${sku} updated`, 0, Math.min(ageDays, 45))),
  }
}

/** The address of a product: below its category's, in the store's language. */
export function addressFields(product: Pick<PlannedProduct, 'name' | 'category'>, view: StoreView) {
  const own = slug(product.name[view.language], view.language)
  const category = view.categories.get(product.category)
  return { slug: own, url_key: own, url_path: category === undefined ? own : `${category.urlPath}/${own}` }
}

/** The product's category and those above it, from the department down. */
export function categoryFields(product: Pick<PlannedProduct, 'id' | 'category'>, view: StoreView) {
  const placed = categoryOf(product.category)
  const shown = [...placed.ancestors, placed].flatMap((category) => view.categories.get(category.code) ?? [])
  return {
    category_ids: shown.map((category) => category.placed.id),
    category: shown.map((category) => ({
      category_id: category.placed.id,
      name: category.name,
      slug: category.slug,
      path: category.urlPath,
      position: view.editorsChoices.get(category.placed.code)?.get(product.id) ?? UNCHOSEN_POSITION,
    })),
  }
}

/** Returns the delivery option of a product with branch pick-up only, or made to order; empty for a parcel. */
export function deliveryFields({ family }: PlannedProduct) {
  if (family.madeToOrder) return { opcion_de_entrega: MADE_TO_ORDER }
  return family.branchDeliveryOnly ? { opcion_de_entrega: BRANCH_DELIVERY_ONLY } : {}
}

/** Prices of everything that can be bought under a product, cheapest or not. */
function pricesOf(product: PlannedProduct, view: StoreView): [ShelfPrice, ...ShelfPrice[]] {
  const [first, ...others] = product.variants
  const price = (variant: PlannedVariant) => shelfPrice(variant.pesos, product.discount, view)
  return [price(first), ...others.map(price)]
}

/**
 * Returns a product's colour and material as search words; empty for a configurable product, whose choices hold them.
 */
function lookWords({ type, family, variants: [{ color, material }] }: PlannedProduct, language: Language): string[] {
  if (type !== 'simple' || family.virtual) return []
  return [colors[color].label[language], materials[material].label[language]]
}

function textFields(product: PlannedProduct, view: StoreView) {
  const { language } = view
  const name = product.name[language]
  const short = describeShortly(product, language)
  return {
    name,
    description: describe(product, product.variants[0], language),
    short_description: `<p>${short}</p>`,
    meta_title: `${name} – ${product.brand}`,
    meta_description: short,
    meta_keyword: [keywordsOf(product.family.code)[language], ...lookWords(product, language)].join(', '),
  }
}

/** The document of a listed product in one store, without the parts that only sets and configurable products have. */
export function productDocument(
  product: PlannedProduct,
  view: StoreView,
  links: readonly Link[] = productLinks(product, view),
): Record<string, unknown> {
  const [first] = product.variants
  const prices = pricesOf(product, view)
  const isConfigurable = product.type === 'configurable'
  const customOptions = customOptionFields(product, view)
  return {
    id: product.id,
    sku: product.sku,
    type_id: product.type,
    attribute_set_id: ATTRIBUTE_SET_ID,
    status: 1,
    visibility: 4,
    tax_class_id: '2',
    ...textFields(product, view),
    marca: product.brand,
    ...dateFields(product.sku, product.ageDays),
    ...addressFields(product, view),
    ...categoryFields(product, view),
    ...priceFields(prices, view),
    ...promotionFields(product, { price: cheapestOf(prices), measures: first.measures }, view),
    ...(product.family.virtual ? {} : measureFields(first)),
    ...pictureFields(first),
    ...mainPictureFields(product.name[view.language], first, view.language),
    media_gallery: [
      ...gallery(product.name[view.language], first, { views: PICTURE_VIEWS, language: view.language }),
      ...videoEntries(product, view),
    ],
    ...(product.family.virtual ? {} : axisFields(first)),
    ...attributeFields(product, first),
    ...guaranteeFields(product, view),
    ...serviceFields(product, view),
    has_options: isConfigurable || customOptions.length > 0 ? '1' : '0',
    required_options: isConfigurable || customOptions.some((option) => option.is_require) ? '1' : '0',
    options: [],
    custom_options: customOptions,
    tier_prices: tierPrices(product, cheapestOf(prices), view),
    product_links: links,
    stock: stockFields(productStock(product)),
    illustration: first.illustration,
    ...deliveryFields(product),
    ...(isConfigurable ? configurableFields(product, view) : {}),
    ...(product.type === 'downloadable' ? downloadFields(product, view) : {}),
  }
}
