import { expect, it } from 'vitest'
import { FIT_TEXTS, readLength } from './fitTexts.ts'

it.each([
  ['80', 80],
  [' 80,5 ', 80.5],
  ['80.5', 80.5],
  ['2000', 2_000],
  ['2001', null],
  ['0', null],
  ['-5', null],
  ['1e3', null],
  ['80 cm', null],
  ['', null],
  [undefined, null],
])('the text %j is a length of %j centimetres', (text, length) => {
  expect(readLength(text)).toBe(length)
})

it.each([
  [{ 'door.width': '80', 'door.colour': 'red', 'lift.depth': 7 }, { 'door.width': '80' }],
  [{ 'door.width': '8'.repeat(100) }, {}],
  ['80', null],
  [null, null],
])('of stored measures %j this is read: %j', (kept, read) => {
  expect(FIT_TEXTS.parse(kept)).toEqual(read)
})
