import { expect, test } from 'vitest'
import * as v from 'valibot'
import { type AccountFault, nameSchema, passwordSchema } from './account.ts'

const faultOf = (schema: typeof nameSchema | typeof passwordSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.[0]?.message as AccountFault | undefined

test.each([
  ['Secreta1', undefined],
  ['Ñandú-2026', undefined],
  ['ABCDEF1!', undefined],
  ['Abc1!', 'passwordLength'],
  ['😀A1!', 'passwordLength'],
  ['secretasecreta', 'passwordClasses'],
  ['secreta1!', 'passwordClasses'],
  ['Secreta!!', 'passwordClasses'],
  ['ABCDEFG1', 'passwordClasses'],
  [`Aa1${'x'.repeat(254)}`, 'tooLong'],
])('the password %s is refused for: %s', (password, fault) => {
  expect(faultOf(passwordSchema, password)).toBe(fault)
})

test('a password keeps its spaces', () => {
  expect(v.parse(passwordSchema, ' Secreta1 ')).toBe(' Secreta1 ')
})

test.each([
  [' Ana ', undefined],
  ['Ñ', undefined],
  ['  ', 'required'],
  ['María de los Ángeles', undefined],
  ['Jean-Luc', undefined],
  ['D’Alessandro', undefined],
  ['Ma. Gal·la', undefined],
  ['D´Angelo', undefined],
  ['O‘Brien', undefined],
  ["O'Brien", undefined],
  ['Jean‑Luc', undefined],
  ['\u200BAna\u202C', undefined],
  ['\u200B', 'required'],
  ['1234', 'name'],
  ['Ana2', 'name'],
  ['Ana <b>', 'name'],
  ['.-', 'name'],
  ['x'.repeat(61), 'tooLong'],
])('the name %s is refused for: %s', (name, fault) => {
  expect(faultOf(nameSchema, name)).toBe(fault)
})
