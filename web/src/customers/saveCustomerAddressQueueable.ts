import { type RecordProxy, type RecordSourceProxy, getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { regionsOf } from '@hogar/schema/regions.ts'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { ACCOUNT_SCOPE } from './accountScope.ts'
import { addressRecords, customerRecord } from './addressRecords.ts'
import { saveCustomerAddressMutation } from './useSaveCustomerAddressMutation.ts'

const optionalText = v.optional(v.string())

const variablesSchema = v.object({
  input: v.object({
    addressId: v.nullable(v.string()),
    address: v.object({
      firstName: v.string(),
      lastName: v.string(),
      mothersName: optionalText,
      street: v.array(v.string()),
      city: v.string(),
      regionCode: optionalText,
      postcode: v.string(),
      countryCode: v.string(),
      telephone: v.string(),
      company: optionalText,
      taxId: optionalText,
      crossStreet: optionalText,
    }),
    isDefaultShipping: v.boolean(),
    isDefaultBilling: v.boolean(),
  }),
})

export type SaveCustomerAddressVariables = v.InferOutput<typeof variablesSchema>

type Saved = SaveCustomerAddressVariables['input']

/** An address as it was written: drawn in its place, or at the end, before the shop has it. */
export const saveCustomerAddressQueueable = defineQueueableMutation({
  name: 'saveCustomerAddress',
  document: getRequest(saveCustomerAddressMutation),
  scope: ACCOUNT_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({}),
  applyOptimism: (store, { input }) => {
    const customer = customerRecord(store)
    if (!customer) return
    const known = addressRecords(customer)
    const held = known.find((address) => address.getValue('addressId') === input.addressId)
    const saved = held ?? newRecord(store, input)
    for (const other of known) {
      if (input.isDefaultShipping) other.setValue(false, 'isDefaultShipping')
      if (input.isDefaultBilling) other.setValue(false, 'isDefaultBilling')
    }
    write(saved, input, known.length === 0)
    customer.setLinkedRecords(held ? [...known] : [...known, saved], 'addresses')
  },
  mergeWaiting: (older, newer) =>
    newer.input.addressId !== null && older.input.addressId === newer.input.addressId ? newer : null,
})

/** Named by what it holds: the layer is drawn anew whenever the store below it changes. */
function newRecord(store: RecordSourceProxy, { address }: Saved): RecordProxy {
  const id = `client:new-address:${JSON.stringify(address)}`
  return store.get(id) ?? store.create(id, 'CustomerAddress').setValue('', 'addressId')
}

function write(record: RecordProxy, { address, isDefaultShipping, isDefaultBilling }: Saved, isFirst: boolean): void {
  const { firstName, lastName, street, city, postcode, countryCode, telephone, regionCode } = address
  const { mothersName, company, taxId, crossStreet } = address
  // Another number is not confirmed; the same one stays what it was.
  const isSame = record.getValue('telephone') === telephone
  record.setValue(isSame && record.getValue('isTelephoneConfirmed') === true, 'isTelephoneConfirmed')
  const region = regionsOf(countryCode).find(({ code }) => code === regionCode)?.name ?? null
  record
    .setValue(firstName, 'firstName')
    .setValue(lastName, 'lastName')
    .setValue(mothersName ?? null, 'mothersName')
    .setValue([...street], 'street')
  record
    .setValue(city, 'city')
    .setValue(region, 'region')
    .setValue(regionCode ?? null, 'regionCode')
  record.setValue(postcode, 'postcode').setValue(countryCode, 'countryCode').setValue(telephone, 'telephone')
  record.setValue(company ?? null, 'company').setValue(taxId ?? null, 'taxId')
  record.setValue(crossStreet ?? null, 'crossStreet')
  record.setValue(isDefaultShipping || isFirst, 'isDefaultShipping')
  record.setValue(isDefaultBilling || isFirst, 'isDefaultBilling')
}
