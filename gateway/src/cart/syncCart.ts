import type { CartDiff, MutationResolvers } from '../__generated__/resolverTypes.ts'
import { pullCart } from './cartClient.ts'
import { type Change, changeCart } from './changeCart.ts'
import { checkLineInputs } from './checkLineInputs.ts'
import { clientLines } from './clientLines.ts'
import { dropSoldOutLines } from './dropSoldOutLines.ts'
import { makeMerge } from './makeMerge.ts'
import type { CartMapper } from './mappers.ts'
import { concludeDiff, mergeCarts } from './mergeCarts.ts'
import { openCart } from './openCart.ts'
import { priceNotices } from './priceNotices.ts'

type Told = Readonly<{ diff: readonly CartDiff[] }>

const NOTHING: Told = { diff: [] }

/** Merges what a client holds with the platform's cart, and tells what it did. Lines stand alone: one refused, others made. */
export const syncCart: NonNullable<MutationResolvers['syncCart']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'syncCart',
    input,
    nothing: NOTHING,
    run: async (key): Promise<Change<Told>> => {
      const { lines: inputs, dryRun = false, force = false, mergeQuantities = false } = input
      const malformed = inputs.length === 0 ? [] : checkLineInputs(inputs, context.store.language)
      if (malformed.length > 0) return { userErrors: malformed }
      const client = await clientLines(context, inputs)
      const tellPrices = (cart: CartMapper | null) => priceNotices(context, cart, { inputs, lines: client.lines })
      const isNew = client.lines.some(({ plan }) => plan !== null) && !dryRun
      const server = await (isNew ? openCart(context, key) : pullCart(context))
      const merge = mergeCarts(client.lines, server?.lines ?? [], {
        force,
        mergeQuantities,
        serverMayRemove: context.settings.serverMayRemoveLines,
        serverMayModify: context.settings.serverMayModifyLines,
      })
      if (dryRun) {
        const state = { isClientStale: merge.isClientStale, isServerStale: merge.steps.length > 0 }
        return {
          cart: server,
          notices: await tellPrices(server),
          extra: () => ({ diff: concludeDiff(merge.diff, state) }),
        }
      }
      const refusals = await makeMerge(context, { steps: merge.steps, key })
      // What is refused for being no longer sold only matters where it would have had to be written.
      const unsold = client.userErrors.filter(({ field }) =>
        merge.steps.some((step) => step.kind === 'add' && step.line.index === Number(field?.[1])),
      )
      const userErrors = [...unsold, ...refusals]
      const state = { isClientStale: merge.isClientStale || userErrors.length > 0, isServerStale: false }
      const soldOut = await dropSoldOutLines(context, key)
      const cart = await pullCart(context)
      return {
        cart,
        userErrors,
        notices: [...soldOut, ...(await tellPrices(cart))],
        extra: () => ({ diff: concludeDiff(merge.diff, state) }),
      }
    },
  })
