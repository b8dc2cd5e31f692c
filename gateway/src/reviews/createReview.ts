import { SKU_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { type ReviewFault, reviewSchema } from '@hogar/schema/validation/review.ts'
import * as v from 'valibot'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { CreateReviewInput, Notice, UserError } from '../__generated__/schemaTypes.ts'
import { findPurchase } from '../cart/purchases/findPurchase.ts'
import { refusalError } from '../errors/refusalError.ts'
import { contentKey } from '../idempotency/contentKey.ts'
import { invalidField, notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { answerOnce } from '../idempotency/answerOnce.ts'
import { runAction } from '../limits/runAction.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { photoRefused, readReviewPhotos } from './readReviewPhotos.ts'
import { REVIEWS_WRITTEN_MAX, REVIEWS_WRITTEN_WINDOW_MS } from './limits.ts'

const HTTP_NOT_FOUND = 404
/** Refusal of the platform that names a photo by its number. */
const PHOTO_REFUSED = /^Photo ([1-9]) is no/
const GUARD = { action: 'review', maxTimes: REVIEWS_WRITTEN_MAX, windowMs: REVIEWS_WRITTEN_WINDOW_MS }
const MESSAGES = {
  required: 'FIELD_REQUIRED',
  tooLong: 'FIELD_TOO_LONG',
  stars: 'FIELD_STARS',
} as const satisfies Record<ReviewFault, string>

type Outcome = Readonly<{ userErrors: readonly UserError[]; notices: readonly Notice[] }>

/** Submits a review, with a notice that moderators must approve it. */
export const createReview: NonNullable<MutationResolvers['createReview']> = (_root, { input }, context) =>
  answerOnce(context, { mutation: 'createReview', input, run: () => keep(input, context), refuse: refused })

async function keep(input: CreateReviewInput, context: GraphContext): Promise<Outcome> {
  const { messageLanguage: language } = context
  const review = v.safeParse(reviewSchema, input)
  if (!review.success) return refused(...faultsOf(review.issues, language))
  const { photos, userErrors } = readReviewPhotos(input.photos ?? [], language)
  if (userErrors.length > 0) return refused(...userErrors)
  const sku = input.sku.trim()
  const unknown = userError(language, 'PRODUCT_NOT_FOUND', { field: ['sku'], sku })
  if (sku === '' || sku.length > SKU_MAX_CHARACTERS) return refused(unknown)
  const productId = (await findPurchase(context, sku))?.product.id ?? null
  if (productId === null) return refused(unknown)
  const run = async (): Promise<Outcome> => {
    await context.upstream.call('reviewCreate', {
      body: {
        review: {
          ...review.output,
          product_id: productId,
          review_entity: 'product',
          // Platforms without photos need not know the field.
          ...(photos.length === 0 ? {} : { photos }),
        },
      },
      idempotencyKey: contentKey(context, { step: 'review', input }),
    })
    return { userErrors: [], notices: [notice(language, 'REVIEW_PENDING')] }
  }
  try {
    return await runAction(context, GUARD, { run, refuse: refused })
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    const [, number] = PHOTO_REFUSED.exec(error.message) ?? []
    if (number !== undefined) return refused(photoRefused(language, 'REVIEW_PHOTO_UNREADABLE', Number(number) - 1))
    return refused(error.status === HTTP_NOT_FOUND ? unknown : refusalError(language, error))
  }
}

function faultsOf(issues: readonly v.BaseIssue<unknown>[], language: MessageLanguage): readonly UserError[] {
  return issues.map((issue) => {
    const known = Object.entries(MESSAGES).find(([fault]) => fault === issue.message)
    const keys = (issue.path ?? []).map(({ key }) => String(key))
    return invalidField(language, known ? known[1] : 'FIELD_INVALID', { field: keys })
  })
}

function refused(...userErrors: readonly UserError[]): Outcome {
  return { userErrors, notices: [] }
}
