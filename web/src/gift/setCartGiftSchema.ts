import * as v from 'valibot'

/** Schema of the variables of `setCartGift`. */
export const setCartGiftSchema = v.object({
  input: v.object({
    gift: v.nullable(v.object({ to: v.string(), from: v.string(), message: v.string(), hidesPrices: v.boolean() })),
  }),
})
