import { expect, it } from 'vitest'
import { subjectFaults } from '../../scripts/checkCommits.ts'

it.each([
  'cart: round quantities up to whole units',
  'gateway, web: read one address shape',
  'docs/settings: list the mail variables',
])('takes %s', (subject) => {
  expect(subjectFaults(subject)).toEqual([])
})

it.each([
  ['Round quantities up', 'area: verb object'],
  ['cart: Round quantities up', 'area: verb object'],
  ['cart:round quantities up', 'area: verb object'],
  ['cart: round quantities of all lines up to whole units of a sale', '63 characters'],
])('refuses %s', (subject, reason) => {
  expect(subjectFaults(subject)).toEqual([expect.stringContaining(reason)])
})
