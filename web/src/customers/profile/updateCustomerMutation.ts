import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../../offline/queuedMutation.ts'
import { ACCOUNT_SCOPE } from '../accountScope.ts'

// Tasks of an older version may contain an e-mail address: the platform then points to the form that changes it.
const variablesSchema = v.object({
  input: v.object({
    email: v.exactOptional(v.string()),
    firstName: v.string(),
    lastName: v.string(),
    mothersName: v.string(),
  }),
})

/** Mutation that changes names; a later task replaces a waiting one. */
export const updateCustomerMutation = queuedMutation({
  document: graphql`
    mutation updateCustomerMutation($input: UpdateCustomerInput!) {
      updateCustomer(input: $input) {
        customer {
          # eslint-disable-next-line relay/unused-fields
          fullName
          ...ProfileForm_customer
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: ACCOUNT_SCOPE,
  variables: variablesSchema,
  snapshot: v.object({}),
  optimistic: (store, { input }) => {
    const customer = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('customer')
    if (!customer) return
    const { firstName, lastName, mothersName } = input
    customer.setValue(firstName, 'firstName').setValue(lastName, 'lastName')
    customer.setValue(mothersName || null, 'mothersName')
    customer.setValue([firstName, lastName, mothersName].filter(Boolean).join(' '), 'fullName')
  },
  merge: (_older, newer) => newer,
  describe: () => ({ kind: 'profile' }),
})
