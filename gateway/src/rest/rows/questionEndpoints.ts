import { PUBLIC_READ, TIMEOUT } from '../endpointGroups.ts'

const QUESTIONS = { path: '/api/ext/product_questions', family: 'questions', envelope: 'enveloped' } as const

/** Calls about questions on products, in a family of their own: products are sold without them. */
export const QUESTION_ENDPOINTS = {
  /** Answered questions of several products, from one offset of each list. */
  questionList: { method: 'GET', ...QUESTIONS, ...PUBLIC_READ },
  questionAsk: { method: 'POST', ...QUESTIONS, class: 'write', token: 'user', visibility: 'private', ...TIMEOUT },
} as const
