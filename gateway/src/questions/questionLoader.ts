import DataLoader from 'dataloader'
import type { PlatformScope } from '../app/requestScope.ts'
import { QUESTION_BATCH_SIZE } from './limits.ts'
import { type QuestionList, listQuestions } from './questionClient.ts'

type QuestionPart = Readonly<{ sku: string; from: number }>

/** Returns the loader key of a part of a product's questions: an offset has no colon, so the SKU starts after the first. */
export function toQuestionKey({ sku, from }: QuestionPart): string {
  return `${from}:${sku}`
}

function parseKey(key: string): QuestionPart {
  const at = key.indexOf(':')
  return { from: Number(key.slice(0, at)), sku: key.slice(at + 1) }
}

/** Loads parts of products' answered questions: one call per offset. Null if the platform has no questions. */
export function createQuestionLoader(scope: PlatformScope) {
  return new DataLoader<string, QuestionList | null>(
    async (keys) => {
      const parts = keys.map(parseKey)
      const answers = new Map(
        await Promise.all(
          [...Map.groupBy(parts, ({ from }) => from)].map(
            async ([from, asked]) =>
              [from, await listQuestions(scope, { skus: asked.map(({ sku }) => sku), from }).catch(asError)] as const,
          ),
        ),
      )
      return parts.map(({ sku, from }) => {
        const lists = answers.get(from) ?? null
        if (lists === null || lists instanceof Error) return lists
        return lists.find((list) => list.sku === sku) ?? { sku, total: 0, questions: [] }
      })
    },
    { maxBatchSize: QUESTION_BATCH_SIZE, name: 'questions' },
  )
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
