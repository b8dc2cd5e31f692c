import { cleanLines } from '@hogar/schema/validation/cleanText.ts'

export const QUESTIONS = ['reason', 'condition', 'resolution'] as const
export type Question = (typeof QUESTIONS)[number]
export type Answers = Readonly<Partial<Record<Question, string>>>

/** What somebody wants to send back, as far as they have said. */
export type ReturnDraft = Readonly<{
  /** Units by line. */
  units: ReadonlyMap<string, number>
  /** What was answered about each line. */
  answers: ReadonlyMap<string, Answers>
  comment: string
  /** `data:` URLs. */
  photos: readonly string[]
}>

export const EMPTY_DRAFT: ReturnDraft = { units: new Map(), answers: new Map(), comment: '', photos: [] }

/** Whether this shop knows where to put the answer to a question. */
export function isQuestion(code: string): code is Question {
  return QUESTIONS.some((question) => question === code)
}

/** What is missing: `lines` when nothing is chosen, else `<line>.<question>` for what has no answer. */
export function missingIn({ units, answers }: ReturnDraft): readonly string[] {
  if (units.size === 0) return ['lines']
  return [...units.keys()].flatMap((lineId) =>
    QUESTIONS.filter((question) => !answers.get(lineId)?.[question]).map((question) => `${lineId}.${question}`),
  )
}

/** A draft of which nothing is missing, as the shop takes it. */
export function returnInput(orderId: string, { units, answers, comment, photos }: ReturnDraft) {
  return {
    orderId,
    lines: [...units].map(([lineId, quantity]) => {
      const { reason = '', condition = '', resolution = '' } = answers.get(lineId) ?? {}
      return { lineId, quantity, reason, condition, resolution }
    }),
    comment: cleanLines(comment) || null,
    photos: [...photos],
  }
}
