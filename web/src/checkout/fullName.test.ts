import { expect, it } from 'vitest'
import { fullName } from './fullName.ts'

it.each([
  ['Núñez', 'Ana López Núñez'],
  ['', 'Ana López'],
  [null, 'Ana López'],
  [undefined, 'Ana López'],
])('names stand as they are said: first, father’s, mother’s (%j)', (mothersName, name) => {
  expect(fullName({ firstName: 'Ana', lastName: 'López', mothersName })).toBe(name)
})
