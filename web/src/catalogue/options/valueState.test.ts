import { expect, test } from 'vitest'
import { valueState } from './valueState.ts'

const variant = (color: string, size: string, isInStock: boolean) => ({
  sku: `${color}-${size}`,
  selection: [
    { attributeCode: 'color', value: color },
    { attributeCode: 'size', value: size },
  ],
  amount: '1.00',
  isInStock,
})
const variants = [variant('gray', '2', true), variant('blue', '2', false), variant('green', '3', true)]

test.each([
  ['gray', 'available'],
  ['blue', 'outOfStock'],
  ['green', 'otherCombination'],
])('%s beside size 2 is %s', (color, state) => {
  expect(valueState(variants, { color: 'gray', size: '2' }, { attributeCode: 'color', value: color })).toBe(state)
})
