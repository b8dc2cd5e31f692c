import { expect, test } from 'vitest'
import { pagesOf } from './pagesOf.ts'

const COUNTRIES = { MX: 'es', DE: 'de', IT: 'it' } as const

/** Text of a page in the language of a country: summary and sections. */
function textOf(country: keyof typeof COUNTRIES, identifier: string): string {
  const page = pagesOf(country).find((candidate) => candidate.identifier === identifier)
  const language = COUNTRIES[country]
  return [page?.summary, ...(page?.sections ?? []).map(({ body }) => body)].map((text) => text?.[language]).join(' ')
}

test.each([
  ['apertura-de-cuenta', 'Abre tu cuenta de crédito sin costo.'],
  ['apertura-de-cuenta', 'El trámite es gratuito'],
  ['apertura-de-cuenta', 'Te respondemos en 1 a 3 días hábiles.'],
  ['apertura-de-cuenta', 'Si es tu primera cuenta, hasta 5,000 pesos.'],
  ['apertura-de-cuenta', 'Los préstamos de más de 5,000 pesos llevan un seguro de vida.'],
  ['apertura-de-cuenta', 'Tasa fija anual de 57.5 %'],
  ['apertura-de-cuenta', 'CAT promedio publicado 116.7 % sin IVA'],
  ['apertura-de-cuenta', 'consultar tu historial crediticio durante 3 años'],
  ['formas-de-pago', 'Los pagos por SPEI se reflejan en unas cuatro horas'],
  ['formas-de-pago', 'en 6, 9, 12 o 18 meses: cada precio semanal dice el total y el CAT'],
  ['aviso-de-privacidad', 'La prueba de vida se borra con la decisión'],
  ['aviso-de-privacidad', 'Solo consultamos tu historial si lo autorizas, durante 3 años'],
  ['monedero-viu', 'Cada compra te deja saldo para la siguiente.'],
])('the Mexican page %s says “%s”', (identifier, sentence) => {
  expect(textOf('MX', identifier)).toContain(sentence)
})

test.each(['prestamo-personal', 'credilana'])(
  'the page %s says what one needs, how long it takes and costs',
  (page) => {
    for (const sentence of [
      'Ser mayor de edad, una identificación oficial vigente por ambos lados, tu CURP y una referencia',
      'Te respondemos en 1 a 3 días hábiles',
      'el total, los intereses y el CAT de tu préstamo antes de pedirlo',
      'no pagas los intereses de los pagos que faltan',
      'se cobra 0.20 % diario sobre lo vencido',
    ])
      expect(textOf('MX', page)).toContain(sentence)
  },
)

test.each([
  ['MX', 'preguntas-frecuentes', 'De 2 a 8 días hábiles.'],
  ['MX', 'envios', 'Estándar de 2 a 8 días hábiles'],
  ['DE', 'preguntas-frecuentes', 'Zwei bis acht Werktage.'],
  ['DE', 'envios', 'Standard 2 bis 8 Werktage'],
  ['IT', 'preguntas-frecuentes', 'Da 2 a 8 giorni lavorativi.'],
  ['IT', 'envios', 'Standard 2-8 giorni lavorativi'],
] as const)('in %s the page %s promises delivery in two to eight working days', (country, identifier, sentence) => {
  expect(textOf(country, identifier)).toContain(sentence)
})

test('pages of stores that do not lend say nothing of credit applications', () => {
  expect(pagesOf('DE').flatMap(({ sections }) => sections.map(({ heading }) => heading.de))).not.toContain(
    'Si pides crédito',
  )
  expect(textOf('IT', 'formas-de-pago')).not.toContain('CAT')
})
