/** Domains whose messages are loaded with their own pages: most shoppers who look at a home never see them. */
export const AREAS = {
  catalogue: [
    'adding',
    'catalogue',
    'listing',
    'search',
    'suggestions',
    'product',
    'compare',
    'delivery',
    'recent',
    'reviews',
    'stockNotice',
    'scan',
    'wish',
  ],
  purchase: ['checkout', 'orders', 'cartPage', 'waiting'],
  account: [
    'customers',
    'checkout',
    'orders',
    'returns',
    'guarantees',
    'ranking',
    'wishlist',
    'newsletter',
    'wallet',
    'coupons',
    'recent',
    'contact',
    'telephones',
  ],
  cart: ['cartPage', 'cartKinds', 'delivery', 'sharedCart', 'quotes', 'tooMany', 'wish'],
  newsletter: ['newsletter'],
} as const

export type MessageArea = keyof typeof AREAS
