import { expect, it } from 'vitest'
import { createProgressLine } from './createProgressLine.ts'

it('writes the first count at once, then one every two seconds at most', () => {
  const lines: string[] = []
  let time = 0
  const show = createProgressLine((line) => lines.push(line), () => time) // prettier-ignore
  for (const [at, products] of [
    [0, 200],
    [900, 400],
    [1_999, 600],
    [2_000, 12_800],
    [3_000, 13_000],
  ] as const) {
    time = at
    show(products)
  }
  expect(lines.map((line) => line.split(' ', 1)[0])).toEqual(['200', '12,800'])
})
