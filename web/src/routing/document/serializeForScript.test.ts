import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serializeForScript } from './serializeForScript.ts'

test('keeps a closing tag, a comment and line separators out of the script', () => {
  const text = serializeForScript({ name: '</script><!--<b>\u2028\u2029' })
  expect(text).not.toMatch(/[<\u2028\u2029]/)
})

test('reads back as what was written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(serializeForScript(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
