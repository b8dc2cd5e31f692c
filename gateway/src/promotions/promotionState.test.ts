import { expect, test } from 'vitest'
import { promotionState } from './promotionState.ts'

const START = '2026-11-01T06:00:00.000Z'
const END = '2026-11-10T05:59:59.000Z'
const REMOVED = '2026-12-10T05:59:59.000Z'

test.each([
  ['before its start', '2026-11-01T05:59:59.999Z', { isShown: false, isOver: false, nextChangeAt: START }],
  ['from its first instant', START, { isShown: true, isOver: false, nextChangeAt: END }],
  ['until its last', '2026-11-10T05:59:58.999Z', { isShown: true, isOver: false, nextChangeAt: END }],
  ['from its end', END, { isShown: true, isOver: true, nextChangeAt: REMOVED }],
  ['until 30 days later', '2026-12-10T05:59:58.999Z', { isShown: true, isOver: true, nextChangeAt: REMOVED }],
  ['after them', REMOVED, { isShown: false, isOver: true, nextChangeAt: null }],
])('a promotion %s', (_when, now, state) => {
  expect(promotionState(START, END, new Date(now))).toEqual(state)
})

test('a promotion without dates runs for ever', () => {
  const state = { isShown: true, isOver: false, nextChangeAt: null }
  expect(promotionState(null, null, new Date())).toEqual(state)
})
