import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../../offline/queuedMutation.ts'
import { applyCartChange } from '../records/applyCartChange.ts'
import { CART_SCOPE } from '../cartScope.ts'
import { isSameLine } from '../records/cartLinesAfter.ts'
import { lineSnapshotSchema } from '../lines/lineSnapshot.ts'
import { lineIdentity, lineToAddSchema } from './lineToAdd.ts'

const variablesSchema = v.object({ input: v.object({ lines: v.tuple([lineToAddSchema]) }) })

type AddToCartVariables = v.InferOutput<typeof variablesSchema>

/** Mutation that adds a product to the cart. */
export const addToCartMutation = queuedMutation({
  document: graphql`
    mutation addToCartMutation($input: AddCartLinesInput!) {
      addCartLines(input: $input) {
        cart {
          ...wholeCart_cart
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: CART_SCOPE,
  variables: variablesSchema,
  snapshot: lineSnapshotSchema,
  optimistic: (store, { input }, snapshot) => {
    const [line] = input.lines
    const drawing = { ...snapshot, choices: line }
    applyCartChange(store, { kind: 'add', line: lineIdentity(line), quantity: line.quantity }, drawing)
  },
  merge: (older, newer): AddToCartVariables | null => {
    const [held] = older.input.lines
    const [added] = newer.input.lines
    if (!isSameLine(lineIdentity(held), lineIdentity(added))) return null
    return { input: { lines: [{ ...held, quantity: held.quantity + added.quantity }] } }
  },
  describe: ({ input }, { name }) => ({ kind: 'add', name, quantity: input.lines[0].quantity }),
})
