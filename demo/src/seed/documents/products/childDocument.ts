import type { PlannedProduct, PlannedVariant } from '../../plan/plannedProduct.ts'
import { slug } from '@hogar/platform/routing/slug.ts'
import { attributeFields, axisFields } from './attributeValues.ts'
import { childName } from './configurableFields.ts'
import { describeShortly } from '../describe.ts'
import { guaranteeFields } from './guaranteeFields.ts'
import { PICTURE_VIEWS } from '../../../pictures/illustrationSpec.ts'
import { gallery, mainPictureFields, pictureFields } from './mediaGallery.ts'
import { measureFields } from './measureFields.ts'
import { priceFields, shelfPrice } from './priceFields.ts'
import { addressFields, categoryFields, dateFields, deliveryFields } from './productDocument.ts'
import { promotionFields } from './promotionFields.ts'
import { stockFields, variantStock } from './stockFields.ts'
import type { StoreView } from '../storeView.ts'
import { tierPrices } from './tierPrices.ts'

/**
 * The document of one child of a configurable product. It is bought by its own SKU but not listed (visibility 1), so
 * it leaves out what only a page shows: the long description and the links, which are its parent's.
 */
export function childDocument(
  product: PlannedProduct,
  variant: PlannedVariant,
  view: StoreView,
): Record<string, unknown> {
  const name = childName(product, variant, view)
  const price = shelfPrice(variant.pesos, product.discount, view)
  const own = slug(name, view.language)
  const parentPath = addressFields(product, view).url_path
  return {
    id: variant.id,
    sku: variant.sku,
    parent_sku: product.sku,
    type_id: 'simple',
    status: 1,
    visibility: 1,
    tax_class_id: '2',
    name,
    short_description: `<p>${describeShortly(product, view.language)}</p>`,
    marca: product.brand,
    ...dateFields(product.sku, product.ageDays),
    slug: own,
    url_key: own,
    url_path: `${parentPath}/${slug(variant.sku)}`,
    ...categoryFields(product, view),
    ...priceFields([price], view),
    ...promotionFields(product, { price, measures: variant.measures }, view),
    ...measureFields(variant),
    ...pictureFields(variant),
    ...mainPictureFields(name, variant, view.language),
    media_gallery: gallery(name, variant, { views: PICTURE_VIEWS, language: view.language }),
    ...axisFields(variant),
    ...attributeFields(product, variant),
    ...guaranteeFields(product, view),
    ...deliveryFields(product),
    has_options: '0',
    required_options: '0',
    options: [],
    custom_options: [],
    tier_prices: tierPrices(product, price, view),
    product_links: [],
    stock: stockFields(variantStock(variant, product)),
    illustration: variant.illustration,
  }
}
