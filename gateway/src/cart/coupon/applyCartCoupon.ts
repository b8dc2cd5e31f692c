import { COUPON_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { invalidField, userError } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { attempt } from '../../limits/attempt.ts'
import { tooManyAttempts } from '../../limits/tooManyAttempts.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { changeCart } from '../changeCart.ts'
import { COUPON_TRIES_MAX, COUPON_TRIES_WINDOW_MS } from '../limits.ts'
import { pullFilledCart } from '../pullFilledCart.ts'

const COUPON_ATTEMPTS = { secret: 'coupon', maxTries: COUPON_TRIES_MAX, windowMs: COUPON_TRIES_WINDOW_MS }

/** Uses a coupon in place of the one in use. Codes can be guessed: wrong ones are counted. */
export const applyCartCoupon: NonNullable<MutationResolvers['applyCartCoupon']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'applyCartCoupon',
    input,
    nothing: {},
    run: async (key) => {
      const { messageLanguage: language } = context
      const code = input.code.trim()
      if (code === '') return { userErrors: [invalidField(language, 'FIELD_REQUIRED', { field: ['code'] })] }
      if (code.length > COUPON_MAX_CHARACTERS) {
        return { userErrors: [invalidField(language, 'FIELD_TOO_LONG', { field: ['code'] })] }
      }
      const filled = await pullFilledCart(context)
      if (filled.refusal) return filled.refusal
      const { cart } = filled
      const tried = await attempt(context, {
        ...COUPON_ATTEMPTS,
        showsElsewhere: true,
        run: () => isApplied(context, code, key('coupon')),
        isRight: (isRight) => isRight,
      })
      if (tried === null) return { cart, userErrors: [tooManyAttempts(language, COUPON_TRIES_WINDOW_MS)] }
      return tried.value ? {} : { userErrors: [userError(language, 'COUPON_INVALID', { field: ['code'] })] }
    },
  })

async function isApplied({ upstream }: GraphContext, coupon: string, idempotencyKey?: string): Promise<boolean> {
  try {
    await upstream.call('cartApplyCoupon', { query: { coupon }, idempotencyKey })
    return true
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return false
  }
}
