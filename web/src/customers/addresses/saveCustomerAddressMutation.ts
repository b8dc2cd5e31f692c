import { graphql } from 'react-relay/hooks'
import { type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import * as v from 'valibot'
import { findRegion } from '@hogar/schema/regions.ts'
import { ADDRESS_TEXT_NAMES } from '@hogar/schema/validation/address.ts'
import { queuedMutation } from '../../offline/queuedMutation.ts'
import { ACCOUNT_SCOPE } from '../accountScope.ts'
import { addressRecords, customerRecord } from './addressRecords.ts'
import { saveCustomerAddressSchema } from './saveCustomerAddressSchema.ts'

type SaveCustomerAddressVariables = v.InferOutput<typeof saveCustomerAddressSchema>

type Saved = SaveCustomerAddressVariables['input']

/** Mutation that saves an address; shows it at once, in its place or at the end of the list. */
export const saveCustomerAddressMutation = queuedMutation({
  document: graphql`
    mutation saveCustomerAddressMutation($input: SaveCustomerAddressInput!) {
      saveCustomerAddress(input: $input) {
        customer {
          addresses {
            ...AddressCard_address
          }
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: ACCOUNT_SCOPE,
  countsEachTime: true,
  variables: saveCustomerAddressSchema,
  snapshot: v.object({}),
  optimistic: (store, { input }) => {
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
  merge: (older, newer) =>
    newer.input.addressId !== null && older.input.addressId === newer.input.addressId ? newer : null,
  describe: ({ input }) => ({ kind: input.addressId === null ? 'newAddress' : 'address' }),
})

/** The id is derived from the contents, because the optimistic update runs again whenever the store's base changes. */
function newRecord(store: RecordSourceProxy, { address }: Saved): RecordProxy {
  const id = `client:new-address:${JSON.stringify(address)}`
  return store.get(id) ?? store.create(id, 'CustomerAddress').setValue('', 'addressId')
}

function write(record: RecordProxy, { address, isDefaultShipping, isDefaultBilling }: Saved, isFirst: boolean): void {
  const { countryCode, telephone, regionCode, street } = address
  // A changed number loses its confirmation; an unchanged one keeps its state.
  const isSame = (record.getValue('telephone') ?? undefined) === telephone
  record.setValue(isSame && record.getValue('isTelephoneConfirmed') === true, 'isTelephoneConfirmed')
  for (const name of REQUIRED_TEXTS) record.setValue(address[name], name)
  for (const name of ADDRESS_TEXT_NAMES) record.setValue(address[name] ?? null, name)
  record.setValue([...street], 'street')
  record.setValue(findRegion(countryCode, regionCode)?.name ?? null, 'region')
  record.setValue(regionCode ?? null, 'regionCode')
  record.setValue(telephone ?? null, 'telephone')
  record.setValue(isDefaultShipping || isFirst, 'isDefaultShipping')
  record.setValue(isDefaultBilling || isFirst, 'isDefaultBilling')
}

const REQUIRED_TEXTS = ['firstName', 'lastName', 'city', 'postcode', 'countryCode'] as const
