import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../../offline/queuedMutation.ts'
import { CART_SCOPE } from '../cartScope.ts'
import { applyRestorableLines, restorableLinesSchema } from '../records/restorableLines.ts'
import { lineNameSchema } from '../lines/lineRef.ts'

const variablesSchema = v.object({ input: v.object({ code: v.string(), lines: v.array(lineNameSchema) }) })

/**
 * Mutation that adds lines of a shared cart. Idempotent: a line that has this quantity already stays as it
 * is.
 */
export const takeOverSharedCartMutation = queuedMutation({
  document: graphql`
    mutation takeOverSharedCartMutation($input: TakeOverSharedCartInput!) {
      takeOverSharedCart(input: $input) {
        cart {
          ...wholeCart_cart
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: CART_SCOPE,
  countsEachTime: true,
  variables: variablesSchema,
  snapshot: restorableLinesSchema,
  optimistic: (store, _variables, optimism) => applyRestorableLines(store, optimism, 'MERGE'),
  describe: () => ({ kind: 'takeOver' }),
})
