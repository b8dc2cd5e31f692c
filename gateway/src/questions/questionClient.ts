import { QUESTION_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { ProductQuestion } from '../__generated__/schemaTypes.ts'
import type { PlatformScope } from '../app/requestScope.ts'
import { skuList } from '../catalogue/products/skuList.ts'
import { noneIfMissing } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { instant } from '../parse/instant.ts'
import { type Source, readCount, readSources, readText } from '../parse/readValue.ts'
import { ANSWER_MAX_CHARACTERS, QUESTION_BATCH_SIZE, QUESTION_LIST_SIZE } from './limits.ts'

/** Part of a product's answered questions, newest answer first, with the number of all of them. */
export type QuestionList = Readonly<{ sku: string; total: number; questions: readonly ProductQuestion[] }>

type Asked = Readonly<{ skus: readonly string[]; from: number }>

/**
 * Reads the answered questions of each SKU from an offset on, unordered; without SKUs that have none. Null if the
 * platform has no questions.
 */
export async function listQuestions(
  { upstream }: PlatformScope,
  { skus, from }: Asked,
): Promise<readonly QuestionList[] | null> {
  const query = { skus: skuList(skus), from, size: QUESTION_LIST_SIZE }
  const result = await noneIfMissing(upstream.call('questionList', { query }), null)
  if (result === null) return null
  if (!Array.isArray(result)) throw invalid('the result is no list')
  return readSources(result, QUESTION_BATCH_SIZE).flatMap(({ sku, total, questions }) => {
    const [subject, count] = [readText(sku), readCount(total)]
    if (subject === null || count === null) return []
    return [{ sku: subject, total: count, questions: readSources(questions, QUESTION_LIST_SIZE).map(decodeQuestion) }]
  })
}

/** Decodes a question. Throws without a text or an answer: dropping it would shift the questions of later pages. */
function decodeQuestion(source: Source): ProductQuestion {
  const question = readText(source.question, QUESTION_MAX_CHARACTERS)
  const answer = readText(source.answer, ANSWER_MAX_CHARACTERS)
  if (question === null || answer === null) throw invalid('a question has no text or no answer')
  return {
    question,
    answer,
    nickname: readText(source.nickname),
    askedAt: instant(readText(source.asked_at)),
    answeredAt: instant(readText(source.answered_at)),
  }
}

function invalid(detail: string): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint: 'questionList', detail })
}
