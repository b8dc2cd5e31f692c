import { SKU_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { questionSchema } from '@hogar/schema/validation/question.ts'
import * as v from 'valibot'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { AskQuestionInput, Notice, UserError } from '../__generated__/schemaTypes.ts'
import type { GraphContext } from '../app/context.ts'
import { findPurchase } from '../cart/purchases/findPurchase.ts'
import { messageOf } from '../checkout/checkAddress.ts'
import { isMissingEndpoint } from '../errors/isUpstreamError.ts'
import { refusalError } from '../errors/refusalError.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { invalidField, notice, userError } from '../errors/userError.ts'
import { answerOnce } from '../idempotency/answerOnce.ts'
import { contentKey } from '../idempotency/contentKey.ts'
import { runAction } from '../limits/runAction.ts'
import { QUESTIONS_ASKED_MAX, QUESTIONS_ASKED_WINDOW_MS } from './limits.ts'

const HTTP_NOT_FOUND = 404
const GUARD = { action: 'question', maxTimes: QUESTIONS_ASKED_MAX, windowMs: QUESTIONS_ASKED_WINDOW_MS }

type Outcome = Readonly<{ userErrors: readonly UserError[]; notices: readonly Notice[] }>

/** Asks the shop about a product, with a notice that says where the answer goes. */
export const askQuestion: NonNullable<MutationResolvers['askQuestion']> = (_root, { input }, context) =>
  answerOnce(context, { mutation: 'askQuestion', input, run: () => ask(input, context), refuse: refused })

async function ask(input: AskQuestionInput, context: GraphContext): Promise<Outcome> {
  const { messageLanguage: language } = context
  const asked = v.safeParse(questionSchema, input)
  if (!asked.success) return refused(...faultsOf(asked.issues, language))
  const sku = input.sku.trim()
  const unknown = userError(language, 'PRODUCT_NOT_FOUND', { field: ['sku'], sku })
  if (sku === '' || sku.length > SKU_MAX_CHARACTERS) return refused(unknown)
  const product = (await findPurchase(context, sku))?.product
  if (!product) return refused(unknown)
  const run = async (): Promise<Outcome> => {
    await context.upstream.call('questionAsk', {
      body: { ...asked.output, sku: product.sku },
      idempotencyKey: contentKey(context, { step: 'question', input }),
    })
    return { userErrors: [], notices: [notice(language, 'QUESTION_RECEIVED', { email: asked.output.email })] }
  }
  try {
    return await runAction(context, GUARD, { run, refuse: refused })
  } catch (error) {
    if (isMissingEndpoint(error)) return refused(userError(language, 'QUESTIONS_UNAVAILABLE'))
    if (!(error instanceof UpstreamRefusal)) throw error
    return refused(error.status === HTTP_NOT_FOUND ? unknown : refusalError(language, error))
  }
}

function faultsOf(issues: readonly v.BaseIssue<unknown>[], language: MessageLanguage): readonly UserError[] {
  return issues.map(({ message, path }) =>
    invalidField(language, messageOf(message), { field: (path ?? []).map(({ key }) => String(key)) }),
  )
}

function refused(...userErrors: readonly UserError[]): Outcome {
  return { userErrors, notices: [] }
}
