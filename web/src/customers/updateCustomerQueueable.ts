import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { ACCOUNT_SCOPE } from './accountScope.ts'
import { updateCustomerMutation } from './useUpdateCustomerMutation.ts'

// An address stands in what an older version of the page has kept: the shop says where another one is asked for.
const variablesSchema = v.object({
  input: v.object({
    email: v.exactOptional(v.string()),
    firstName: v.string(),
    lastName: v.string(),
    mothersName: v.string(),
  }),
})

export type UpdateCustomerVariables = v.InferOutput<typeof variablesSchema>

/** Names as they were written; a later text takes the place of one that waits. */
export const updateCustomerQueueable = defineQueueableMutation({
  name: 'updateCustomer',
  document: getRequest(updateCustomerMutation),
  scope: ACCOUNT_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({}),
  applyOptimism: (store, { input }) => {
    const customer = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('customer')
    if (!customer) return
    const { firstName, lastName, mothersName } = input
    customer.setValue(firstName, 'firstName').setValue(lastName, 'lastName')
    customer.setValue(mothersName || null, 'mothersName')
    customer.setValue([firstName, lastName, mothersName].filter(Boolean).join(' '), 'fullName')
  },
  mergeWaiting: (_older, newer) => newer,
})
