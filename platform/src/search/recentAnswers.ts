import { RECENT_VALUES_MAX } from '../limits.ts'
import type { Aggregations } from './countFacets.ts'
import type { TextMatch } from './text/textMatch.ts'

/** Result of a search in the index, before the documents are fetched. */
export type IndexAnswer = Readonly<{
  page: readonly Readonly<{ id: number; score: number | null }>[]
  total: number
  aggregations: Aggregations
  /** Interpretation of the text; null without one. */
  match: TextMatch | null
}>

/** The answers given last by one state of an index: shoppers ask for the same lists and type the same words. */
export type RecentAnswers = Readonly<{
  get: (question: string) => IndexAnswer | undefined
  put: (question: string, answer: IndexAnswer) => void
}>

/** Keeps the `most` answers that were asked for last, and fewer of large ones: memory follows the number of values. */
export function createRecentAnswers(most: number): RecentAnswers {
  const answers = new Map<string, IndexAnswer>()
  let values = 0
  const forget = (question: string) => {
    const answer = answers.get(question)
    if (answer === undefined) return
    answers.delete(question)
    values -= valuesOf(question, answer)
  }
  const put = (question: string, answer: IndexAnswer) => {
    forget(question)
    answers.set(question, answer)
    values += valuesOf(question, answer)
    for (const oldest of answers.keys()) {
      if (answers.size <= most && values <= RECENT_VALUES_MAX) return
      forget(oldest)
    }
  }
  return {
    put,
    get: (question) => {
      const answer = answers.get(question)
      if (answer !== undefined) put(question, answer)
      return answer
    },
  }
}

/** Characters of a question that take as much memory as a hit or a count. */
const CHARACTERS_PER_VALUE = 50

/** Number of hits and counts of an answer, with those that its question counts as. */
function valuesOf(question: string, { page, aggregations }: IndexAnswer): number {
  const counts = Object.values(aggregations).map((counted) => ('buckets' in counted ? counted.buckets.length : 1))
  return page.length + counts.reduce((sum, count) => sum + count, 0) + question.length / CHARACTERS_PER_VALUE
}
