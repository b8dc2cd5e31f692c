import { storedAddressSchema } from '@hogar/schema/validation/address.ts'
import * as v from 'valibot'

/** Schema of the variables of `saveCustomerAddress`. */
export const saveCustomerAddressSchema = v.object({
  input: v.object({
    addressId: v.nullable(v.string()),
    address: v.object({ ...storedAddressSchema.entries, countryCode: v.string() }),
    isDefaultShipping: v.boolean(),
    isDefaultBilling: v.boolean(),
  }),
})
