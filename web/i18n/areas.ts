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
] as const

/** Domains whose messages load with their own pages: most shoppers of the home page never need them. */
export const AREAS = {
  catalogue: CATALOGUE,
  search: [...CATALOGUE, 'search', 'suggestions'],
  scan: ['scan', 'catalogue', 'product', 'listing'],
  purchase: ['checkout', 'orders', 'cartPage', 'delivery', 'waiting', 'credit', 'installOffer', 'buyer'],
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
  cart: ['cartPage', 'cartKinds', 'delivery', 'sharedCart', 'quotes', 'tooMany', 'wish', 'buyer'],
  loans: ['credit', 'loans', 'snapshot'],
  install: ['install'],
  newsletter: ['newsletter'],
  reviews: ['reviews'],
  compare: [...CATALOGUE, 'comparePage'],
} as const

export type MessageArea = keyof typeof AREAS
