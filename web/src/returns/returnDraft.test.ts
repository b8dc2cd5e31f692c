import { expect, it } from 'vitest'
import { type Answers, EMPTY_DRAFT, missingIn, returnInput } from './returnDraft.ts'

const answers = { reason: 'damaged', condition: 'opened', resolution: 'refund' }

it('misses a line, then the answers for each line that is chosen', () => {
  expect(missingIn(EMPTY_DRAFT)).toEqual(['lines'])
  const units = new Map([['4', 1], ['5', 2]]) // prettier-ignore
  const half = { ...EMPTY_DRAFT, units, answers: new Map<string, Answers>([['4', answers], ['5', { reason: 'damaged' }]]) } // prettier-ignore
  expect(missingIn(half)).toEqual(['5.condition', '5.resolution'])
  expect(missingIn({ ...half, units: new Map([['4', 1]]) })).toEqual([])
})

it('is sent with the lines that are chosen alone, and without space around the remark', () => {
  const draft = { units: new Map([['4', 2]]), answers: new Map([['4', answers], ['5', answers]]), comment: ' ', photos: ['data:'] } // prettier-ignore
  expect(returnInput('order:1', draft)).toEqual({
    orderId: 'order:1',
    lines: [{ lineId: '4', quantity: 2, ...answers }],
    comment: null,
    photos: ['data:'],
  })
})
