import { COUPON_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { invalidField, userError } from '../errors/userError.ts'
import { refuseGuess } from '../limits/refuseGuess.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { changeCart } from './changeCart.ts'
import { COUPON_TRIES_MAX, COUPON_TRIES_WINDOW_MS } from './limits.ts'
import { pullFilledCart } from './pullFilledCart.ts'

const COUPON_GUESS = { secret: 'coupon', maxTries: COUPON_TRIES_MAX, windowMs: COUPON_TRIES_WINDOW_MS }

/** Uses a coupon in place of the one in use. Codes can be guessed: tries are counted, and fail closed. */
export const applyCartCoupon: NonNullable<MutationResolvers['applyCartCoupon']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'applyCartCoupon',
    input,
    nothing: {},
    run: async (key) => {
      const { language } = context.store
      const code = input.code.trim()
      if (code === '') return { userErrors: [invalidField(language, 'FIELD_REQUIRED', { field: ['code'] })] }
      if (code.length > COUPON_MAX_CHARACTERS) {
        return { userErrors: [invalidField(language, 'FIELD_TOO_LONG', { field: ['code'] })] }
      }
      const filled = await pullFilledCart(context)
      if (filled.refusal) return filled.refusal
      const { cart } = filled
      const tooMany = await refuseGuess(context, COUPON_GUESS)
      if (tooMany) return { cart, userErrors: [tooMany] }
      try {
        await context.upstream.call('cartApplyCoupon', { query: { coupon: code }, idempotencyKey: key('coupon') })
      } catch (error) {
        if (!(error instanceof UpstreamRefusal) || error.status === HTTP_UNAUTHORIZED) throw error
        return { userErrors: [userError(language, 'COUPON_INVALID', { field: ['code'] })] }
      }
      return {}
    },
  })

const HTTP_UNAUTHORIZED = 401
