import type { UserError } from '../__generated__/schemaTypes.ts'
import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { pullCart } from './cartClient.ts'
import type { CartMapper } from './mappers.ts'

type FilledCart =
  | Readonly<{ cart: CartMapper; refusal: null }>
  | Readonly<{ refusal: Readonly<{ cart: CartMapper | null; userErrors: readonly UserError[] }> }>

/** The session's cart for a change that needs something in it; else what to answer: `CART_NOT_FOUND`, `CART_EMPTY`. */
export async function pullFilledCart(context: GraphContext): Promise<FilledCart> {
  const cart = await pullCart(context)
  const refuse = (code: 'CART_NOT_FOUND' | 'CART_EMPTY') => ({
    refusal: { cart, userErrors: [userError(context.messageLanguage, code)] },
  })
  if (!cart) return refuse('CART_NOT_FOUND')
  return cart.lines.length === 0 ? refuse('CART_EMPTY') : { cart, refusal: null }
}
