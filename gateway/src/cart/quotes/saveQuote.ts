import { QUOTE_NAME_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { UserError } from '../../__generated__/schemaTypes.ts'
import { invalidField, notice, userError } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { type Change, changeCart } from '../changeCart.ts'
import { QUOTES_MAX } from '../limits.ts'
import type { QuoteMapper } from '../mappers.ts'
import { pullFilledCart } from '../pullFilledCart.ts'
import { linesBesideSoleItem } from '../lines/unitLimit.ts'
import { countQuotes, postQuote } from './quoteClient.ts'

type Saved = Readonly<{ quote: QuoteMapper | null }>

const NOTHING: Saved = { quote: null }

/** Saves the cart as it is now under a name, or moves the lines into the quote that cannot be ordered with the others. */
export const saveQuote: NonNullable<MutationResolvers['saveQuote']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'saveQuote',
    input,
    nothing: NOTHING,
    run: async (key): Promise<Change<Saved>> => {
      const name = input.name.trim()
      const malformed = nameErrors(name, context)
      if (malformed.length > 0) return { userErrors: malformed }
      const filled = await pullFilledCart(context)
      if (filled.refusal) return filled.refusal
      if ((await countQuotes(context)) >= QUOTES_MAX) {
        return { userErrors: [userError(context.messageLanguage, 'QUOTE_LIMIT', { words: { max: QUOTES_MAX } })] }
      }
      const moves = input.movesLinesBesideSoleItem === true
      const lines = moves ? await linesBesideSoleItem(context, filled.cart) : null
      if (lines?.length === 0) return { userErrors: [userError(context.messageLanguage, 'CONFLICT')] }
      const quote = await postQuote(context, { name, lines }, key('quote'))
      return {
        ...(moves ? {} : { cart: filled.cart }),
        notices: [notice(context.messageLanguage, 'QUOTE_SAVED', { name })],
        extra: () => ({ quote }),
      }
    },
  })

function nameErrors(name: string, { messageLanguage }: Pick<GraphContext, 'messageLanguage'>): readonly UserError[] {
  const at = { field: ['name'] }
  if (name === '') return [invalidField(messageLanguage, 'FIELD_REQUIRED', at)]
  return name.length > QUOTE_NAME_MAX_CHARACTERS ? [invalidField(messageLanguage, 'FIELD_TOO_LONG', at)] : []
}
