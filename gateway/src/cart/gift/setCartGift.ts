import { type GiftFault, giftSchema } from '@hogar/schema/validation/gift.ts'
import * as v from 'valibot'
import type { MessageLanguage } from '../../errors/core/messageLanguage.ts'
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { UserError } from '../../__generated__/schemaTypes.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { invalidField, userError } from '../../errors/userError.ts'
import { changeFilledCart } from '../changeFilledCart.ts'
import { saveGift } from './saveGift.ts'

const MESSAGES = { required: 'FIELD_REQUIRED', tooLong: 'FIELD_TOO_LONG' } as const satisfies Record<GiftFault, string>

/** Replaces or removes the gift message of the cart. */
export const setCartGift: NonNullable<MutationResolvers['setCartGift']> = (_root, { input }, context) =>
  changeFilledCart(context, {
    name: 'setCartGift',
    input,
    nothing: {},
    run: async (_cart, key) => {
      const { messageLanguage: language } = context
      const read = v.safeParse(v.nullable(giftSchema), input.gift ?? null)
      if (!read.success) return { userErrors: faultsOf(read.issues, language) }
      try {
        await saveGift(context, read.output, key('gift'))
        return {}
      } catch (error) {
        if (!(error instanceof UpstreamRefusal) || error.reason !== 'missingEndpoint') throw error
        return { userErrors: [userError(language, 'GIFT_UNAVAILABLE')] }
      }
    },
  })

function faultsOf(issues: readonly v.BaseIssue<unknown>[], language: MessageLanguage): readonly UserError[] {
  return issues.map(({ message, path }) => {
    const known = Object.entries(MESSAGES).find(([fault]) => fault === message)
    const keys = (path ?? []).map(({ key }) => String(key))
    return invalidField(language, known ? known[1] : 'FIELD_INVALID', { field: ['gift', ...keys] })
  })
}
