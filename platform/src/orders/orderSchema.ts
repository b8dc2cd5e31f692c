import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { COMPANY_ORDER_NUMBER_MAX_LENGTH } from '../b2b/limits.ts'
import { ADDRESS_TEXTS, mapTexts } from '../checkout/addressTexts.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { validationErrors } from '../http/validationErrors.ts'

const OptionalText = Type.Optional(Type.Union([Type.String(), Type.Null()]))
const OptionalId = Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()]))
const Code = Type.Optional(Type.String({ pattern: '[A-Za-z]' }))
const Filled = Type.String({ minLength: 1 })

const Address = Type.Object({
  firstname: Filled,
  lastname: Filled,
  street: Type.Array(Type.Union([Type.String(), Type.Null()]), { minItems: 1 }),
  city: Filled,
  postcode: Type.String({ minLength: 3 }),
  country_id: Type.Optional(Type.String({ minLength: 2, pattern: '[A-Za-z]' })),
  region: OptionalText,
  region_id: OptionalId,
  region_code: OptionalText,
  telephone: OptionalText,
  email: Type.Optional(Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$' })),
  ...mapTexts((name) => ADDRESS_TEXTS[name].ordered),
})

const OrderedProduct = Type.Object({
  sku: Filled,
  qty: Type.Number({ minimum: 1 }),
  // Shown to the shopper; what is charged comes from the catalogue. Zero-price products are sold.
  price: Type.Number({ minimum: 0 }),
  name: Type.Optional(Filled),
  product_type: Type.Optional(Filled),
  product_option: Type.Optional(Type.Unknown()),
  extension_attributes: Type.Optional(
    Type.Unknown({ description: '`additional_data` with warranty, opcion_de_entrega' }),
  ),
})

/** Body of `POST /api/order`. Every product is checked, not only the first. */
export const OrderBody = Type.Object(
  {
    products: Type.Array(OrderedProduct, { minItems: 1, maxItems: 200 }),
    addressInformation: Type.Object({
      shippingAddress: Type.Optional(Address),
      billingAddress: Type.Optional(Address),
      shipping_method_code: Code,
      shipping_carrier_code: Code,
      payment_method_code: Code,
      payment_method_additional: Type.Optional(Type.Unknown()),
      shippingExtraFields: Type.Optional(Type.Unknown()),
    }),
    order_id: Type.Optional(Type.String({ maxLength: 128 })),
    created_at: Type.Optional(Type.String()),
    updated_at: Type.Optional(Type.String()),
    transmited_at: Type.Optional(Type.String()),
    transmited: Type.Optional(Type.Boolean()),
    status: Type.Optional(Type.String()),
    state: Type.Optional(Type.String()),
    user_id: Type.Optional(Type.String()),
    company_order_number: Type.Optional(
      Type.Union([Type.String({ maxLength: COMPANY_ORDER_NUMBER_MAX_LENGTH }), Type.Null()]),
    ),
    cart_id: Type.Optional(Type.String({ maxLength: 128 })),
    store_code: Type.Optional(Type.String()),
    store_id: Type.Optional(Type.Number()),
  },
  { additionalProperties: false },
)
export type OrderBody = Static<typeof OrderBody>

const validator = Compile(OrderBody)

/**
 * Checks an order's body.
 * @throws PlatformError 400 with a list of validation errors, each with keyword, dataPath, schemaPath, params, message.
 */
export function parseOrderBody(body: unknown): OrderBody {
  if (validator.Check(body)) return body
  throw new PlatformError(400, validationErrors(validator, body))
}
