import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalOption, optionChecksum } from './lineIdentity.ts'
import { parseLineRequest } from './lineRequest.ts'

const checksumOf = (options: unknown) =>
  optionChecksum(canonicalOption(parseLineRequest('SKU', { extension_attributes: options })))

test('known checksums', () => {
  expect(checksumOf({})).toBe('d766ca7cf2167ba1bd6a1263080ff36ff2fb21d96b15ab943891df44')
  const configurable = [{ option_id: 93, option_value: 53 }, { option_id: 142, option_value: 169 }] // prettier-ignore
  expect(checksumOf({ configurable_item_options: configurable })).toBe(
    '357e8f9f8918873f12ed993c3073ddd3e8980c933034b5e2fdab10b6',
  )
  expect(checksumOf({ bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [2] }] })).toBe(
    '81afcbb5da6e02d0dd9781cec290858c6b7a90890e2313b0fa75c427',
  )
})

test('one choice has one checksum, in any order and spelling', () => {
  const choice = fc.uniqueArray(
    fc.record({ option_id: fc.integer({ min: 1, max: 999 }), option_value: fc.integer({ min: 1, max: 999 }) }),
    { selector: (option) => option.option_id, minLength: 1 },
  )
  fc.assert(
    fc.property(choice, (options) => {
      const asText = options
        .toReversed()
        .map((option) => ({ option_value: String(option.option_value), option_id: String(option.option_id) }))
      const asMap = Object.fromEntries(options.map((option) => [option.option_id, option]))
      const expected = checksumOf({ configurable_item_options: options })
      expect(checksumOf({ configurable_item_options: asText })).toBe(expected)
      expect(checksumOf({ configurable_item_options: asMap })).toBe(expected)
      const other = options.map((option, position) =>
        position === 0 ? { ...option, option_value: option.option_value + 1 } : option,
      )
      expect(checksumOf({ configurable_item_options: other })).not.toBe(expected)
    }),
  )
})
