const CATALOGUE = [
  'adding',
  'catalogue',
  'listing',
  'product',
  'compare',
  'delivery',
  'recent',
  'stockNotice',
  'wish',
] as const

/** Domains whose messages load with their own pages: most shoppers of the home page never need them. */
export const AREAS = {
  catalogue: CATALOGUE,
  search: [...CATALOGUE, 'search', 'suggestions'],
  scan: ['scan', 'catalogue', 'product', 'listing'],
  purchase: ['checkout', 'orders', 'cartPage', 'delivery', 'waiting'],
  account: [
    'customers',
    'checkout',
    'orders',
    'cartPage',
    'delivery',
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
  reviews: ['reviews'],
  compare: [...CATALOGUE, 'comparePage'],
} as const

export type MessageArea = keyof typeof AREAS
