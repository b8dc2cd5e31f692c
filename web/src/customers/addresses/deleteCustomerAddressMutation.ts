import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../../offline/queuedMutation.ts'
import { ACCOUNT_SCOPE } from '../accountScope.ts'
import { addressRecords, customerRecord } from './addressRecords.ts'

const variablesSchema = v.object({ input: v.object({ addressId: v.string() }) })

/** Mutation that removes an address; hides it at once. */
export const deleteCustomerAddressMutation = queuedMutation({
  document: graphql`
    mutation deleteCustomerAddressMutation($input: DeleteCustomerAddressInput!) {
      deleteCustomerAddress(input: $input) {
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
  variables: variablesSchema,
  snapshot: v.object({}),
  optimistic: (store, { input }) => {
    const customer = customerRecord(store)
    if (!customer) return
    const left = addressRecords(customer).filter((address) => address.getValue('addressId') !== input.addressId)
    customer.setLinkedRecords(left, 'addresses')
  },
  describe: () => ({ kind: 'noAddress' }),
})
