import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../../offline/queuedMutation.ts'
import { applyCartChange } from '../records/applyCartChange.ts'
import { CART_SCOPE } from '../cartScope.ts'
import { isSameLine } from '../records/cartLinesAfter.ts'
import { lineSnapshotSchema } from '../lines/lineSnapshot.ts'
import { lineIdentity, lineToAddSchema } from './lineToAdd.ts'

const variablesSchema = v.object({ input: v.object({ lines: v.tupleWithRest([lineToAddSchema], lineToAddSchema) }) })

/** Display data of the product, and of the services that are added with it, in the order of their lines. */
const snapshotSchema = v.object({ ...lineSnapshotSchema.entries, services: v.optional(v.array(lineSnapshotSchema)) })

type AddToCartVariables = v.InferOutput<typeof variablesSchema>

/** Mutation that adds a product to the cart, and the services that were chosen with it. */
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
  countsEachTime: true,
  variables: variablesSchema,
  snapshot: snapshotSchema,
  optimistic: (store, { input }, snapshot) => {
    const { services = [], ...product } = snapshot
    for (const [index, line] of input.lines.entries()) {
      const shown = index === 0 ? product : services[index - 1]
      const drawing = shown && { ...shown, choices: line }
      applyCartChange(store, { kind: 'add', line: lineIdentity(line), quantity: line.quantity }, drawing)
    }
  },
  merge: (older, newer): AddToCartVariables | null => {
    const [held, ...heldServices] = older.input.lines
    const [added, ...addedServices] = newer.input.lines
    if (heldServices.length > 0 || addedServices.length > 0) return null
    if (!isSameLine(lineIdentity(held), lineIdentity(added))) return null
    return { input: { lines: [{ ...held, quantity: held.quantity + added.quantity }] } }
  },
  describe: ({ input }, { name }) => ({ kind: 'add', name, quantity: input.lines[0].quantity }),
})
