import { Type } from 'typebox'
import type { Static } from 'typebox'
import { ADDRESS_TEXTS, mapTexts } from '../checkout/addressTexts.ts'
import { ADDRESSES_MAX, CUSTOM_ATTRIBUTES_MAX } from './limits.ts'
import { NAME_MAX_LENGTH } from '../typed/limits.ts'
import { Email } from '../typed/isEmail.ts'

const Name = Type.String({ pattern: String.raw`\p{L}`, maxLength: NAME_MAX_LENGTH })
const Line = Type.String({ minLength: 1, maxLength: 255 })
const Nullable = (type: Type.TSchema) => Type.Optional(Type.Union([type, Type.Null()]))
const Id = Type.Union([Type.Integer(), Type.String({ pattern: String.raw`^\d{1,9}$` })])

/** An address as a caller gives it. `id` names one that the customer has; without it the address is new. */
export const AddressBody = Type.Object({
  id: Type.Optional(Id),
  customer_id: Type.Optional(Id),
  firstname: Name,
  lastname: Name,
  street: Type.Array(Line, { minItems: 1, maxItems: 4 }),
  city: Line,
  country_id: Type.String({ minLength: 2, maxLength: 2, pattern: '[A-Z]' }),
  postcode: Type.String({ minLength: 3, maxLength: 16 }),
  region: Nullable(
    Type.Union([
      Type.String({ maxLength: 255 }),
      Type.Object({
        region: Nullable(Type.String({ maxLength: 255 })),
        region_code: Nullable(Type.String({ maxLength: 16 })),
        region_id: Nullable(Type.Number()),
      }),
    ]),
  ),
  region_id: Nullable(Type.Union([Type.Number(), Type.String({ maxLength: 9 })])),
  telephone: Nullable(Type.String({ maxLength: 32 })),
  ...mapTexts((name) => ADDRESS_TEXTS[name].saved),
  default_billing: Type.Optional(Type.Boolean()),
  default_shipping: Type.Optional(Type.Boolean()),
})
const Addresses = Type.Optional(Type.Array(AddressBody, { maxItems: ADDRESSES_MAX }))

const Day = Type.String({
  pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
  description: 'calendar date, not in the future: `1990-05-14`',
})

/** Body of `POST /api/user/create`. Other fields are ignored: a caller cannot choose a customer group. */
export const CreateBody = Type.Object({
  customer: Type.Object({
    email: Email,
    firstname: Name,
    lastname: Name,
    dob: Type.Optional(Type.Union([Day, Type.Null()])),
    addresses: Addresses,
  }),
  password: Type.String(),
})
export type CreateBody = Static<typeof CreateBody>

/** Value of a customer attribute; null removes it. */
export const AttributeValue = Type.Union([Type.String({ maxLength: 255 }), Type.Null()])

/** Body of `POST /api/user/me`: what may change, and nothing else. */
export const ProfileBody = Type.Object(
  {
    customer: Type.Object(
      {
        email: Email,
        firstname: Name,
        lastname: Name,
        addresses: Addresses,
        custom_attributes: Type.Optional(
          Type.Array(
            Type.Object({
              attribute_code: Type.String({ maxLength: 60 }),
              value: AttributeValue,
            }),
            { maxItems: CUSTOM_ATTRIBUTES_MAX },
          ),
        ),
      },
      { additionalProperties: false },
    ),
    currentPassword: Type.Optional(Type.String({ description: 'required if the e-mail address changes' })),
  },
  { additionalProperties: false },
)
export type ProfileBody = Static<typeof ProfileBody>
export type AddressBody = Static<typeof AddressBody>
