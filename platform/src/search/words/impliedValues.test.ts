import { expect, test } from 'vitest'
import { type OptionWords, impliedValues } from './impliedValues.ts'

const size = (value: string) => ({ attribute: 'size', value })
const OPTIONS: OptionWords = new Map([
  ['bett', [size('single'), size('double')]],
  ['king', [size('king')]],
  ['queen', [size('queen')]],
  ['einzel', [size('single')]],
])
const concept = (word: string) => ({
  typed: word,
  meanings: [{ words: [word], quality: 1 }],
  isNumber: false,
  isInitial: false,
  isGuess: false,
})

test.each([
  [['king', 'bett'], ['king']],
  [['bett', 'king'], ['king']],
  [['einzel', 'bett'], ['single']],
  [['bett'], ['single', 'double']],
  [['king', 'queen'], ['queen']],
  [['tisch'], null],
])('%j names the sizes %j', (words, sizes) => {
  const [implied = null] = impliedValues(words.map(concept), OPTIONS)
  expect(implied?.values ?? null).toEqual(sizes)
})
