import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { ACCOUNT_SCOPE } from './accountScope.ts'
import { addressRecords, customerRecord } from './addressRecords.ts'
import { deleteCustomerAddressMutation } from './useDeleteCustomerAddressMutation.ts'

const variablesSchema = v.object({ input: v.object({ addressId: v.string() }) })

export type DeleteCustomerAddressVariables = v.InferOutput<typeof variablesSchema>

/** Removing an address: it is gone from sight at once. */
export const deleteCustomerAddressQueueable = defineQueueableMutation({
  name: 'deleteCustomerAddress',
  document: getRequest(deleteCustomerAddressMutation),
  scope: ACCOUNT_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({}),
  applyOptimism: (store, { input }) => {
    const customer = customerRecord(store)
    if (!customer) return
    const left = addressRecords(customer).filter((address) => address.getValue('addressId') !== input.addressId)
    customer.setLinkedRecords(left, 'addresses')
  },
})
