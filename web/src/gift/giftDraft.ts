/** Name of the draft of the cart's gift message. */
export const GIFT_DRAFT = 'gift'
