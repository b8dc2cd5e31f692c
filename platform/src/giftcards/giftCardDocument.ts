import { EMAIL_MAX_LENGTH } from '../typed/limits.ts'
import type { StorableDocument } from '../catalogue/documentRow.ts'
import type { PictureSource } from '../pictures/pictureSource.ts'
import type { StoreDefinition } from '../stores.ts'
import { GIFT_CARD_TEXTS } from './giftCardTexts.ts'
import { GIFT_CARD_OPTIONS } from './giftCardOffer.ts'
import { GIFT_CARD_AMOUNTS, GIFT_CARD_MESSAGE_MAX_LENGTH, GIFT_CARD_NAME_MAX_LENGTH, GIFT_CARD_SKU } from './limits.ts'

/** Id of the document; above those of catalogues. */
export const GIFT_CARD_PRODUCT_ID = 2_000_000_001
type StandIn = PictureSource['standIn']

const AMOUNT_MAX_LENGTH = 6
const DAY_LENGTH = 10

/**
 * Returns the catalogue document of a store's gift cards: a virtual product without tax that lists do not show. Its
 * price is the smallest amount; the option of the amount adds the rest.
 */
export function giftCardDocument({ language, currency }: StoreDefinition, standIn: StandIn | null): StorableDocument {
  const texts = GIFT_CARD_TEXTS[language]
  const { minimum } = GIFT_CARD_AMOUNTS[currency]
  return {
    entity: 'product',
    id: GIFT_CARD_PRODUCT_ID,
    source: {
      id: GIFT_CARD_PRODUCT_ID,
      sku: GIFT_CARD_SKU,
      type_id: 'virtual',
      status: 1,
      visibility: 1,
      tax_class_id: '0',
      name: texts.product,
      url_key: 'tarjeta-de-regalo',
      slug: 'tarjeta-de-regalo',
      price: minimum,
      final_price: minimum,
      original_price: minimum,
      original_final_price: minimum,
      price_incl_tax: minimum,
      ...pictureFields(texts.product, standIn),
      category_ids: [],
      category: [],
      has_options: '1',
      required_options: '1',
      options: [],
      custom_options: [
        option({ id: GIFT_CARD_OPTIONS.amount, title: texts.amount, isRequired: true, length: AMOUNT_MAX_LENGTH }),
        option({
          id: GIFT_CARD_OPTIONS.recipientName,
          title: texts.to,
          isRequired: true,
          length: GIFT_CARD_NAME_MAX_LENGTH,
        }),
        option({
          id: GIFT_CARD_OPTIONS.recipientEmail,
          title: texts.email,
          isRequired: true,
          length: EMAIL_MAX_LENGTH,
        }),
        option({
          id: GIFT_CARD_OPTIONS.message,
          title: texts.message,
          isRequired: false,
          length: GIFT_CARD_MESSAGE_MAX_LENGTH,
        }),
        option({ id: GIFT_CARD_OPTIONS.sendOn, title: texts.sent, isRequired: false, length: DAY_LENGTH }),
      ],
      stock: { is_in_stock: true, manage_stock: false, qty: 0 },
    },
  }
}

function pictureFields(name: string, standIn: StandIn | null) {
  if (standIn === null) return {}
  const image = standIn([name])
  const gallery = [{ image, pos: 1, typ: 'image', lab: name, vid: null }]
  return { image, small_image: image, thumbnail: image, image_label: name, media_gallery: gallery }
}

type Option = Readonly<{ id: string; title: string; isRequired: boolean; length: number }>

function option({ id, title, isRequired, length }: Option) {
  return {
    product_sku: GIFT_CARD_SKU,
    option_id: Number(id),
    title,
    type: 'field',
    is_require: isRequired,
    price: 0,
    price_type: 'fixed',
    max_characters: length,
  }
}
