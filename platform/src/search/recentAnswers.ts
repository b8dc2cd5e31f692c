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

/** Keeps the `most` answers that were asked for last. */
export function createRecentAnswers(most: number): RecentAnswers {
  const answers = new Map<string, IndexAnswer>()
  const put = (question: string, answer: IndexAnswer) => {
    answers.delete(question)
    answers.set(question, answer)
    const [oldest] = answers.keys()
    if (answers.size > most && oldest !== undefined) answers.delete(oldest)
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
