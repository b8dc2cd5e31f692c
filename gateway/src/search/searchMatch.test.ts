import { expect, test } from 'vitest'
import { searchMatch } from './searchMatch.ts'

const matchOf = (text: string, words: readonly string[], missing: readonly string[]) => {
  const match = { count: 1, words, missing, implied: [] }
  const { words: had, missingWords } = searchMatch({ match, text, maximum: null, currencyCode: 'EUR' })
  return [had, missingWords]
}

test.each([
  ['Sofá gris', ['sofa'], ['gris'], [['Sofá'], ['gris']]],
  ['Kingsize-Bett', ['bett'], ['kingsize'], [['Bett'], ['Kingsize']]],
  ['L-Sofa grau', ['l', 'sofa'], ['grau'], [['L-Sofa'], ['grau']]],
  ['Tisch 1,5 m', ['tisch', '1.5 m'], [], [['Tisch', '1,5', 'm'], []]],
  ['Bett 200x190 cm', ['bett', '200 190 cm'], [], [['Bett', '200x190', 'cm'], []]],
  ['tele 65"', ['tele', '65 inch'], [], [['tele', '65"'], []]],
  ['pantalla 4K', ['pantalla'], ['4k'], [['pantalla'], ['4K']]],
  ['disco 18.000', ['disco'], ['18000'], [['disco'], ['18.000']]],
  ['Große Bücherregale', ['grosse'], ['bucherregale'], [['Große'], ['Bücherregale']]],
])('of "%s" the words are said as they were typed', (text, ...[words, missing, said]) => {
  expect(matchOf(text, words, missing)).toEqual(said)
})
