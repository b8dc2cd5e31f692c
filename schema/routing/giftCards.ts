/** Path of the page that sells gift cards, inside a store. */
export const GIFT_CARDS_PATH = '/tarjeta-de-regalo'
/** SKU of gift cards on the embedded platform: their product is shown on the page of gift cards alone. */
export const GIFT_CARD_SKU = 'TARJETA-REGALO'
