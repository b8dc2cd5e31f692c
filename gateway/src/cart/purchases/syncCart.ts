import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { CartDiff } from '../../__generated__/schemaTypes.ts'
import { pullCart } from '../cartClient.ts'
import { type Change, changeCart } from '../changeCart.ts'
import { checkLineInputs } from '../lines/checkLineInputs.ts'
import { clientLines } from '../lines/clientLines.ts'
import { dropSoldOutLines } from './dropSoldOutLines.ts'
import { makeMerge } from '../merge/makeMerge.ts'
import { openForMerge } from '../merge/openForMerge.ts'
import type { CartMapper } from '../mappers.ts'
import { concludeDiff, mergeCarts } from '../merge/mergeCarts.ts'
import { priceNotices } from '../totals/priceNotices.ts'

type Told = Readonly<{ diff: readonly CartDiff[] }>

const NOTHING: Told = { diff: [] }

/**
 * Merges a client's cart into the platform's and returns the differences. Lines are independent: one may be refused.
 */
export const syncCart: NonNullable<MutationResolvers['syncCart']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'syncCart',
    input,
    nothing: NOTHING,
    run: async (key): Promise<Change<Told>> => {
      const { lines: inputs, dryRun = false, force = false, mergeQuantities = false } = input
      const malformed = inputs.length === 0 ? [] : checkLineInputs(inputs, context.messageLanguage)
      if (malformed.length > 0) return { userErrors: malformed }
      const client = await clientLines(context, inputs)
      const priceNoticesFor = (cart: CartMapper | null) => priceNotices(context, cart, { inputs, lines: client.lines })
      const isFilling = client.lines.some(({ plan }) => plan !== null) && !dryRun
      const opened = isFilling ? await openForMerge(context, { lines: client.lines, key }) : null
      const server = opened?.userErrors ? null : (opened?.cart ?? (await pullCart(context)))
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
          notices: await priceNoticesFor(server),
          extra: () => ({ diff: concludeDiff(merge.diff, state) }),
        }
      }
      const refusals = opened?.userErrors ?? (await makeMerge(context, { steps: merge.steps, key }))
      // An unsold product is an error only where the merge would have added its line.
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
        notices: [...soldOut, ...(await priceNoticesFor(cart))],
        extra: () => ({ diff: concludeDiff(merge.diff, state) }),
      }
    },
  })
