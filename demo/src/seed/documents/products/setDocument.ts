import { PICTURE_VIEWS } from '../../../pictures/illustrationSpec.ts'
import { text } from '@hogar/platform/language.ts'
import type { PlannedSet } from '../../plan/plannedSet.ts'
import { rooms } from '../../options/rooms.ts'
import { keywordsOf } from '../../texts/keywordsOf.ts'
import { childName } from './configurableFields.ts'
import { gallery, mainPictureFields, pictureFields } from './mediaGallery.ts'
import { payable, percentOff, withoutTax } from './priceFields.ts'
import { addressFields, categoryFields, dateFields } from './productDocument.ts'
import { instalmentFields, isNew } from './promotionFields.ts'
import { bundleFields, groupedLinks, relatedParts } from './setParts.ts'
import { setOfferWindow, setPrice } from './setPrice.ts'
import { setStock, stockFields } from './stockFields.ts'
import type { StoreView } from '../storeView.ts'

const INCLUDES = text('Incluye:', 'Enthalten:', 'Comprende:')

function partsList(set: PlannedSet, view: StoreView): string {
  const items = set.parts.map(({ selections: [{ product, variant, quantity }] }) => {
    const name = product.type === 'configurable' ? childName(product, variant, view) : product.name[view.language]
    return `<li>${quantity} × ${name}</li>`
  })
  return `<p>${INCLUDES[view.language]}</p><ul>${items.join('')}</ul>`
}

function textFields(set: PlannedSet, view: StoreView) {
  const name = set.name[view.language]
  const short = set.shortLead[view.language]
  return {
    name,
    description: `<p>${set.lead[view.language]} ${set.promise[view.language]}</p>${partsList(set, view)}`,
    short_description: `<p>${short}</p>`,
    meta_title: `${name} – ${set.brand}`,
    meta_description: short,
    meta_keyword: keywordsOf(set.recipe)[view.language],
  }
}

function priceFields(set: PlannedSet, view: StoreView) {
  const { shelf, least, most } = setPrice(set, view)
  const net = (amount: number) => withoutTax(amount, view)
  return {
    price: net(shelf.regular),
    special_price: shelf.special === null ? null : net(shelf.special),
    final_price: net(payable(shelf)),
    minimal_price: net(least),
    max_price: net(most),
    regular_price: net(shelf.regular),
    minimal_regular_price: net(shelf.regular),
    max_regular_price: net(shelf.regular),
    discount: percentOff(shelf),
    sale: shelf.special === null ? '0' : '1',
    ...setOfferWindow(set, view),
    ...instalmentFields(payable(shelf), view),
  }
}

/** The document of a grouped product or a bundle in one store. Its prices are those of the parts that it proposes. */
export function setDocument(set: PlannedSet, view: StoreView): Record<string, unknown> {
  const isBundle = set.type === 'bundle'
  const views = { views: PICTURE_VIEWS, language: view.language }
  return {
    id: set.id,
    sku: set.sku,
    type_id: set.type,
    attribute_set_id: 4,
    status: 1,
    visibility: 4,
    tax_class_id: '2',
    ...textFields(set, view),
    marca: set.brand,
    room: String(rooms[set.room].id),
    tipo_garantia: 'Tienda',
    ...dateFields(set.sku, set.ageDays),
    new: isNew(set.ageDays) ? '1' : '0',
    ...addressFields(set, view),
    ...categoryFields(set, view),
    ...priceFields(set, view),
    ...pictureFields(set),
    ...mainPictureFields(set.name[view.language], set, view.language),
    media_gallery: gallery(set.name[view.language], set, views),
    has_options: isBundle ? '1' : '0',
    required_options: isBundle ? '1' : '0',
    options: [],
    custom_options: [],
    tier_prices: [],
    product_links: [...(isBundle ? [] : groupedLinks(set)), ...relatedParts(set)],
    ...(isBundle ? bundleFields(set, view) : {}),
    stock: stockFields(setStock(set)),
    illustration: set.illustration,
  }
}
