import { STORES } from '@hogar/schema/stores.ts'
import * as v from 'valibot'
import { CUSTOMER_GROUP_MAX, LIMITED_CATEGORIES_MAX, PRICE_STEPS_MAX } from './limits.ts'

const FIVE_DIGITS = 'five digits, or null'

const flag = v.boolean('true or false')

const group = v.pipe(
  v.number('a number, or null'),
  v.integer('a whole number'),
  v.minValue(0, 'a number, 0 or above'),
  v.maxValue(CUSTOMER_GROUP_MAX, `a number, at most ${CUSTOMER_GROUP_MAX}`),
)

const priceSteps = v.pipe(
  v.array(v.pipe(v.number('amounts: [50, 100, 150]'), v.gtValue(0, 'amounts above 0')), 'amounts: [50, 100, 150]'),
  v.minLength(1, 'at least one amount'),
  v.maxLength(PRICE_STEPS_MAX, `at most ${PRICE_STEPS_MAX} amounts`),
  v.check(
    (steps) => steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? step)),
    'amounts that rise: [50, 100, 150]',
  ),
)

const CATEGORY_NUMBERS = 'numbers of categories: [1310]'

const categories = v.pipe(
  v.array(
    v.pipe(v.number(CATEGORY_NUMBERS), v.integer(CATEGORY_NUMBERS), v.gtValue(0, CATEGORY_NUMBERS)),
    CATEGORY_NUMBERS,
  ),
  v.maxLength(LIMITED_CATEGORIES_MAX, `at most ${LIMITED_CATEGORIES_MAX} categories`),
)

const count = v.pipe(v.number('a whole number'), v.integer('a whole number'), v.minValue(0, 'a number, 0 or above'))

const PUBLIC_KEY = 'letters, digits, _ and -, or null'

const publicKey = v.pipe(v.string(PUBLIC_KEY), v.regex(/^[\w-]{1,100}$/, PUBLIC_KEY))

const CHECKOUT_ADDRESS = 'an https address without query, such as https://pay.example, or null'

/** The cart's token is part of the path there: in the clear it travels on this machine alone. */
const checkoutAddress = v.pipe(
  v.string(CHECKOUT_ADDRESS),
  v.check((text) => isCheckoutAddress(text), CHECKOUT_ADDRESS),
  v.transform((text) => text.replace(/\/+$/, '')),
)

function isCheckoutAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(text)
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost' || hostname === '[::1]'
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocal)
  return isSafe && [username, password, search, hash].every((part) => part === '') && !/[?#]/.test(text)
}

const oneStore = v.partial(
  v.strictObject(
    {
      listsOutOfStock: flag,
      allowsOutOfStockInCart: flag,
      cartCounter: v.picklist(['units', 'lines'], 'units or lines'),
      showsVariantInAddress: flag,
      blocksDirectChildAccess: flag,
      firstVariantAsFallback: flag,
      mergesVariantMedia: flag,
      taxBy: v.picklist(['gateway', 'platform'], 'gateway or platform'),
      syncsPrices: flag,
      syncsStock: flag,
      tierPrices: flag,
      allowsZeroPrice: flag,
      taxesByCustomerGroup: v.picklist(['never', 'default', 'own'], 'never, default or own'),
      defaultCustomerGroup: v.nullable(group),
      defaultCountry: v.pipe(v.string('a country as ISO code: MX'), v.regex(/^[A-Z]{2}$/, 'a country as ISO code: MX')),
      defaultRegion: v.nullable(v.pipe(v.string('a region by name, or null'), v.nonEmpty('a region by name, or null'))),
      defaultPostcode: v.nullable(v.pipe(v.string(FIVE_DIGITS), v.regex(/^\d{5}$/, FIVE_DIGITS))),
      priceSteps,
      unitLimitCategories: categories,
      serverMayRemoveLines: flag,
      serverMayModifyLines: flag,
      cartBypassMax: count,
      recommendationsKey: v.nullable(publicKey),
      externalCheckoutUrl: v.nullable(checkoutAddress),
    },
    'a setting that the README names',
  ),
)

/** What `STORE_SETTINGS` holds: by store code, what this merchant wants otherwise. */
export const storeSettingsSchema = v.strictObject(
  Object.fromEntries(STORES.map(({ code }) => [code, v.optional(oneStore)])),
  `stores by code: ${STORES.map(({ code }) => code).join(', ')}`,
)
