import { describe, expect, test } from 'vitest'
import { readPriceWords } from './priceWords.ts'

describe('a highest price in the words of a search', () => {
  test.each([
    ['sofa azul menos de 10000', 'sofa azul', 10_000],
    ['sofá hasta $8,500 gris', 'sofá gris', 8_500],
    ['Sofa unter 300 €', 'Sofa', 300],
    ['Lampe bis 49,99 Euro', 'Lampe', 49.99],
    ['divano fino a 1.000 euro', 'divano', 1_000],
  ])('of "%s" is understood', (text, rest, maximum) => {
    expect(readPriceWords(text)).toEqual({ text: rest, maximum })
  })
  test.each(['Tisch bis 200 cm', 'mesa hasta 6 personas', 'hasta 500', 'sofá 3 plazas', 'menos'])(
    '"%s" has none',
    (text) => {
      expect(readPriceWords(text)).toEqual({ text, maximum: null })
    },
  )
})
