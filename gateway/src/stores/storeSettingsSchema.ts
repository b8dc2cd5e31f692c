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

const risingAmounts = v.pipe(
  v.array(v.pipe(v.number('amounts: [50, 100, 150]'), v.gtValue(0, 'amounts above 0')), 'amounts: [50, 100, 150]'),
  v.maxLength(PRICE_STEPS_MAX, `at most ${PRICE_STEPS_MAX} amounts`),
  v.check(
    (steps) => steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? step)),
    'amounts that rise: [50, 100, 150]',
  ),
)

const priceSteps = v.pipe(risingAmounts, v.minLength(1, 'at least one amount'))

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

/**
 * Schema of the checkout's address. https is required except on this machine, since the cart's token is part of the
 * path.
 */
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

/** Schema of the settings of one store. `docs/settings.md` lists their descriptions. */
export const oneStore = v.partial(
  v.strictObject(
    {
      listsOutOfStock: v.pipe(flag, v.description('Products that are out of stock are listed.')),
      allowsOutOfStockInCart: v.pipe(
        flag,
        v.description(
          '`true`: a line that sells out stays in the cart and is marked; `false`: it is removed when the cart is synchronised or calculated.',
        ),
      ),
      cartCounter: v.pipe(
        v.picklist(['units', 'lines'], 'units or lines'),
        v.description('Number at the cart link: `units`, or `lines` regardless of their units.'),
      ),
      showsVariantInAddress: v.pipe(flag, v.description('Selecting a variant puts its SKU into the address.')),
      blocksDirectChildAccess: v.pipe(
        flag,
        v.description('`true`: a variant that is not shown alone redirects to its product; `false`: it is not found.'),
      ),
      firstVariantAsFallback: v.pipe(
        flag,
        v.description(
          '`true`: a selection without a matching variant selects the first that can be bought; `false`: none.',
        ),
      ),
      mergesVariantMedia: v.pipe(flag, v.description('Pictures of a product are followed by those of its variants.')),
      taxBy: v.pipe(
        v.picklist(['gateway', 'platform'], 'gateway or platform'),
        v.description(
          '`gateway`: the gateway calculates tax from the tax rules; `platform`: documents and render list contain amounts with tax, and the rules are requested for price filters only.',
        ),
      ),
      syncsPrices: v.pipe(flag, v.description("Prices are read live from the platform's render list.")),
      syncsStock: v.pipe(
        flag,
        v.description('`false`: stock is not read; everything is sold as a pre-reservation and is marked so.'),
      ),
      tierPrices: v.pipe(flag, v.description('Prices by quantity and customer group apply.')),
      allowsZeroPrice: v.pipe(flag, v.description('Products with a price of 0 can be sold.')),
      taxesByCustomerGroup: v.pipe(
        v.picklist(['never', 'default', 'own'], 'never, default or own'),
        v.description(
          'Customer group whose tax rules apply: `never` for none; `default` for the default group; `own` for the group of the shopper, with the default group for guests.',
        ),
      ),
      defaultCustomerGroup: v.pipe(
        v.nullable(group),
        v.description('Number on the platform of the customer group of guests.'),
      ),
      defaultCountry: v.pipe(
        v.string('a country as ISO code: MX'),
        v.regex(/^[A-Z]{2}$/, 'a country as ISO code: MX'),
        v.description('ISO code of the country of tax calculation. Default: the country of the store.'),
      ),
      defaultRegion: v.pipe(
        v.nullable(v.pipe(v.string('a region by name, or null'), v.nonEmpty('a region by name, or null'))),
        v.description('Region in the default country, as the tax rules name it.'),
      ),
      defaultPostcode: v.pipe(
        v.nullable(v.pipe(v.string(FIVE_DIGITS), v.regex(/^\d{5}$/, FIVE_DIGITS))),
        v.description(
          'Postcode for delivery estimates before a shopper enters one; `null`: no estimate. Default: a postcode of the capital.',
        ),
      ),
      priceSteps: v.pipe(priceSteps, v.description('Bounds of price ranges, ascending. Default: by currency.')),
      weeklySteps: v.pipe(
        risingAmounts,
        v.description(
          'Highest weekly payments on store credit to filter by, ascending; `[]`: none. Default: by country.',
        ),
      ),
      unitLimitCategories: v.pipe(
        categories,
        v.description('Categories of which an order may contain one unit at most, such as motorcycles.'),
      ),
      serverMayRemoveLines: v.pipe(
        flag,
        v.description('A cart sync removes lines that only the client has, instead of adding them.'),
      ),
      serverMayModifyLines: v.pipe(
        flag,
        v.description('A cart sync keeps the quantities of the platform if those of the client differ.'),
      ),
      cartBypassMax: v.pipe(
        count,
        v.description(
          "Maximum number of times that a session may continue with a guest's cart after the platform refuses its own.",
        ),
      ),
      recommendationsKey: v.pipe(
        v.nullable(publicKey),
        v.description(
          'Public key at the recommendation service; `null`: no recommendations. The embedded platform accepts `RECOMMENDATIONS_PUBLIC_KEY`.',
        ),
      ),
      externalCheckoutUrl: v.pipe(
        v.nullable(checkoutAddress),
        v.description(
          'Address of an external checkout, such as `https://pay.example`. The cart link redirects there with the cart; `/order-success` is the way back.',
        ),
      ),
    },
    'a setting of docs/settings.md',
  ),
)

/** Schema of `STORE_SETTINGS`: changed settings by store code. */
export const storeSettingsSchema = v.strictObject(
  Object.fromEntries(STORES.map(({ code }) => [code, v.optional(oneStore)])),
  `stores by code: ${STORES.map(({ code }) => code).join(', ')}`,
)
