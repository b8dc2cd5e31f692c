import { emailSchema } from '@hogar/schema/validation/address.ts'
import { SKU_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import * as v from 'valibot'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { NotifyWhenInStockInput, Notice, UserError } from '../__generated__/schemaTypes.ts'
import { findPurchase } from '../cart/purchases/findPurchase.ts'
import { stepKeys } from '../idempotency/stepKeys.ts'
import { isMadeOfOthers } from '../catalogue/prices/productPrice.ts'
import { messageOf } from '../checkout/checkAddress.ts'
import { invalidField, notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { answerOnce } from '../idempotency/answerOnce.ts'
import { runAction } from '../limits/runAction.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { STOCK_WISHES_MAX, STOCK_WISHES_WINDOW_MS } from './limits.ts'
import { toStockKey } from './stockKey.ts'
import { wishRefusal } from './wishRefusal.ts'

const WISH_GUARD = { action: 'stock-wish', maxTimes: STOCK_WISHES_MAX, windowMs: STOCK_WISHES_WINDOW_MS }

type Outcome = Readonly<{ userErrors: readonly UserError[]; notices: readonly Notice[] }>

/** Creates a stock alert. Refuses a product that is in stock, and requests above the rate limit. */
export const notifyWhenInStock: NonNullable<MutationResolvers['notifyWhenInStock']> = (_root, { input }, context) =>
  answerOnce(context, { mutation: 'notifyWhenInStock', input, run: () => keepWish(input, context), refuse: refused })

async function keepWish(input: NotifyWhenInStockInput, context: GraphContext): Promise<Outcome> {
  const { messageLanguage: language } = context
  const { code } = context.store
  const sku = input.sku.trim()
  const email = v.safeParse(emailSchema, input.email)
  const malformed = checkSku(sku, language)
  if (malformed) return refused(malformed)
  if (!email.success) return refused(invalidField(language, messageOf(email.issues[0].message), { field: ['email'] }))
  const wish = { sku, email: email.output, storeCode: code }
  return runAction(context, WISH_GUARD, { run: () => send(context, wish, input.clientMutationId), refuse: refused })
}

type Wish = Readonly<{ sku: string; email: string; storeCode: string }>

async function send(context: GraphContext, body: Wish, clientMutationId: string | null | undefined): Promise<Outcome> {
  const { messageLanguage: language } = context
  const { sku, email } = body
  const wished = await findWished(sku, context)
  if ('code' in wished) return refused(wished)
  const { name } = wished
  try {
    await context.upstream.call('stockNotify', {
      body,
      idempotencyKey: stepKeys(context, clientMutationId)('wish'),
    })
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return refused(wishRefusal(language, error, { sku, name }))
  }
  return { userErrors: [], notices: [notice(language, 'STOCK_NOTICE_KEPT', { email, name })] }
}

/**
 * Returns the product of a stock alert, or the refusal: it must be sold here, have stock of its own, and be out of
 * stock.
 */
async function findWished(sku: string, context: GraphContext): Promise<Readonly<{ name: string }> | UserError> {
  const { messageLanguage: language } = context
  const purchase = await findPurchase(context, sku)
  if (purchase === null) return userError(language, 'PRODUCT_NOT_FOUND', { field: ['sku'], sku })
  const { product, variant } = purchase
  const name = variant?.name ?? product.name
  const about = { field: ['sku'], sku, words: { name } }
  if (variant === null && isMadeOfOthers(product)) return userError(language, 'OPTIONS_REQUIRED', about)
  const subject = { sku, productId: variant ? variant.id : product.id }
  // If stock cannot be read, the platform decides.
  const stock = await context.loaders.stock.load(toStockKey(subject)).catch(() => null)
  return stock?.isInStock === true ? userError(language, 'IN_STOCK', about) : { name }
}

function checkSku(sku: string, language: MessageLanguage): UserError | null {
  if (sku === '') return invalidField(language, 'FIELD_REQUIRED', { field: ['sku'] })
  return sku.length > SKU_MAX_CHARACTERS ? invalidField(language, 'FIELD_TOO_LONG', { field: ['sku'] }) : null
}

function refused(error: UserError): Outcome {
  return { userErrors: [error], notices: [] }
}
