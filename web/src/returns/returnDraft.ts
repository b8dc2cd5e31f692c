import { cleanLines } from '@hogar/schema/validation/cleanText.ts'

export const QUESTIONS = ['reason', 'condition', 'resolution'] as const
export type Question = (typeof QUESTIONS)[number]
export type Answers = Readonly<Partial<Record<Question, string>>>

/** Draft of a return request. */
export type ReturnDraft = Readonly<{
  /** Units by line id. */
  units: ReadonlyMap<string, number>
  /** Answers by line id. */
  answers: ReadonlyMap<string, Answers>
  comment: string
  /** Photos as `data:` URLs. */
  photos: readonly string[]
}>

export const EMPTY_DRAFT: ReturnDraft = { units: new Map(), answers: new Map(), comment: '', photos: [] }

/** Returns true if the form supports the attribute. */
export function isQuestion(code: string): code is Question {
  return QUESTIONS.some((question) => question === code)
}

/** Returns the missing parts: `lines` if nothing is chosen, else `<line>.<question>` for each unanswered question. */
export function missingIn({ units, answers }: ReturnDraft): readonly string[] {
  if (units.size === 0) return ['lines']
  return [...units.keys()].flatMap((lineId) =>
    QUESTIONS.filter((question) => !answers.get(lineId)?.[question]).map((question) => `${lineId}.${question}`),
  )
}

/** Converts a complete draft to the mutation's input. */
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
