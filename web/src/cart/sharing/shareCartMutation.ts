import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../../offline/queuedMutation.ts'
import { CART_SCOPE } from '../cartScope.ts'

const variablesSchema = v.object({ input: v.object({}) })

/** Mutation that creates a link to the cart, sent after the cart changes queued before it. */
export const shareCartMutation = queuedMutation({
  document: graphql`
    mutation shareCartMutation($input: ShareCartInput!) {
      shareCart(input: $input) {
        sharedCart {
          # eslint-disable-next-line relay/unused-fields
          code
          # eslint-disable-next-line relay/unused-fields
          expiresAt
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: CART_SCOPE,
  variables: variablesSchema,
  snapshot: v.object({}),
  describe: () => ({ kind: 'shareCart' }),
})
