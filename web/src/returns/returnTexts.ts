import * as v from 'valibot'
import { parsedBy } from '../device/parsedBy.ts'
import type { ReturnDraft } from './returnDraft.ts'

const answersSchema = v.partial(v.object({ reason: v.string(), condition: v.string(), resolution: v.string() }))
const textsSchema = v.object({
  units: v.array(v.tuple([v.string(), v.number()])),
  answers: v.array(v.tuple([v.string(), answersSchema])),
  comment: v.string(),
})

/** Draft of a return request in the form in which the tab stores it: without its photos. */
export type ReturnTexts = v.InferOutput<typeof textsSchema>

export const EMPTY_TEXTS: ReturnTexts = { units: [], answers: [], comment: '' }

/** Returns a stored draft; null for one that no version of the form could have stored. */
export const parseTexts = parsedBy(textsSchema)

/** Converts a stored draft to that of the form. */
export function draftOf({ units, answers, comment }: ReturnTexts): Omit<ReturnDraft, 'photos'> {
  return { units: new Map(units), answers: new Map(answers), comment }
}

/** Converts the draft of the form to the one that is stored. */
export function textsOf({ units, answers, comment }: Omit<ReturnDraft, 'photos'>): ReturnTexts {
  return { units: [...units], answers: [...answers].map(([line, answered]) => [line, { ...answered }]), comment }
}
