import { CUSTOMER, PUBLIC_READ } from '../endpointGroups.ts'

/** Calls about gift cards, in the family of wallets. The token authorises a redemption; the code stands in the body. */
export const GIFT_CARD_ENDPOINTS = {
  giftCardOffer: {
    method: 'GET',
    path: '/api/ext/gift_card_offer',
    family: 'wallet',
    envelope: 'enveloped',
    ...PUBLIC_READ,
  },
  giftCardRedemption: {
    method: 'POST',
    path: '/api/ext/gift_card_redemption',
    ...CUSTOMER,
    family: 'wallet',
    class: 'write',
    token: 'user',
  },
} as const
