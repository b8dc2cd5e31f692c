import type { GraphContext } from '../app/context.ts'
import type { ProductDocument } from '../catalogue/products/productDocument.ts'
import { type ConnectionArguments, listName, type PageWindow, pageRequest, tailWindow } from '../graph/connection.ts'
import { QUESTION_LIST_SIZE } from './limits.ts'
import type { ProductQuestionConnectionMapper } from './mappers.ts'
import { toQuestionKey } from './questionLoader.ts'

type Loaders = Pick<GraphContext, 'loaders'>

/** Returns a page of a product's answered questions, newest answer first. Null if the platform has no questions. */
export async function productQuestions(
  { sku }: Pick<ProductDocument, 'sku'>,
  page: ConnectionArguments,
  context: Loaders,
): Promise<ProductQuestionConnectionMapper | null> {
  const request = pageRequest(page, listName('questions', sku))
  if (request.kind === 'window') return readWindow(sku, request, context)
  const head = await readWindow(sku, { ...request, offset: 0, size: 1 }, context)
  return head && readWindow(sku, tailWindow(request, head.totalCount), context)
}

/** Reads a window of the list. The platform sends parts of a fixed size: a window overlaps one or more of them. */
async function readWindow(
  sku: string,
  { list, offset, size }: PageWindow,
  { loaders }: Loaders,
): Promise<ProductQuestionConnectionMapper | null> {
  const first = Math.floor(offset / QUESTION_LIST_SIZE)
  const last = Math.floor((offset + Math.max(size, 1) - 1) / QUESTION_LIST_SIZE)
  const begins = Array.from({ length: last - first + 1 }, (_part, index) => (first + index) * QUESTION_LIST_SIZE)
  const parts = await Promise.all(begins.map((from) => loaders.questions.load(toQuestionKey({ sku, from }))))
  const [head] = parts
  if (!head) return null
  const skipped = offset - first * QUESTION_LIST_SIZE
  const questions = parts.flatMap((part) => part?.questions ?? [])
  return { list, items: questions.slice(skipped, skipped + size), offset, totalCount: head.total }
}
