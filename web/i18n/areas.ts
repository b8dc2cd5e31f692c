const CATALOGUE = ['adding', 'catalogue', 'listing', 'product', 'compare', 'delivery', 'wish'] as const

const ACCOUNT = [
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
  'credit',
  'snapshot',
  'installOffer',
  'buyer',
  'b2b',
  'tracking',
  'gift',
] as const

/** Domains whose messages load with their own pages: most shoppers of the home page never need them. */
export const AREAS = {
  catalogue: CATALOGUE,
  search: [...CATALOGUE, 'search', 'suggestions'],
  scan: ['scan', 'catalogue', 'product', 'listing'],
  purchase: [
    'checkout',
    'orders',
    'cartPage',
    'delivery',
    'waiting',
    'credit',
    'installOffer',
    'buyer',
    'branches',
    'gift',
  ],
  account: ACCOUNT,
  creditAccount: [
    ...ACCOUNT,
    'creditAccount',
    'creditRequests',
    'creditSteps',
    'creditWizard',
    'creditPayments',
    'loans',
  ],
  blog: ['blog', 'catalogue', 'product'],
  cart: ['cartPage', 'cartKinds', 'services', 'delivery', 'sharedCart', 'quotes', 'tooMany', 'wish', 'buyer', 'gift'],
  loans: ['credit', 'loans', 'snapshot'],
  branches: ['contact', 'branches', 'orders', 'snapshot'],
  install: ['install'],
  newsletter: ['newsletter'],
  reviews: ['reviews', 'questions'],
  /** Parts of a product page that load after it. */
  productParts: ['fit', 'lateRows', 'recent', 'services', 'stockNotice'],
  /** Pages with products that few visits open: every further area costs the first visit a loader. */
  offers: [...CATALOGUE, 'comparePage', 'promotions', 'series', 'rooms', 'giftcards'],
} as const

export type MessageArea = keyof typeof AREAS
