import { expect, it } from 'vitest'
import { requestProgress } from './requestProgress.ts'

it.each([
  ['DRAFT', ['current', 'later', 'later', 'later']],
  ['SUBMITTED', ['done', 'current', 'later', 'later']],
  ['NEEDS_FILES', ['done', 'current', 'later', 'later']],
  ['PARTIALLY_APPROVED', ['done', 'done', 'current', 'later']],
  ['DENIED', ['done', 'done', 'current', 'later']],
  ['APPROVED', ['done', 'done', 'done', 'current']],
  ['ACTIVE', ['done', 'done', 'done', 'done']],
])('of %s is %j', (status, states) => {
  expect(Object.values(requestProgress(status) ?? {})).toEqual(states)
})

it.each(['CANCELED', 'EXPIRED', 'ANOTHER'])('of %s is not shown', (status) => {
  expect(requestProgress(status)).toBeNull()
})
