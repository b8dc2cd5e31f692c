import { expect, test } from 'vitest'
import { pagesOf } from './pagesOf.ts'

const COUNTRIES = { MX: 'es', DE: 'de', IT: 'it' } as const

/** Text of a page in the language of a country: summary and sections. */
function textOf(country: keyof typeof COUNTRIES, identifier: string): string {
  const page = pagesOf(country).find((candidate) => candidate.identifier === identifier)
  const language = COUNTRIES[country]
  const words = (page?.sections ?? []).flatMap(({ body, points, questions }) => [
    body,
    ...(points ?? []),
    ...(questions ?? []).map(({ answer }) => answer),
  ])
  return [page?.summary, ...words].map((text) => text?.[language]).join(' ')
}

test.each([
  ['apertura-de-cuenta', 'Abre tu cuenta de crédito sin costo.'],
  ['apertura-de-cuenta', 'El trámite es gratuito'],
  ['apertura-de-cuenta', 'Te respondemos en 1 a 3 días hábiles.'],
  ['apertura-de-cuenta', 'Si es tu primera cuenta, hasta 5,000 pesos.'],
  ['apertura-de-cuenta', 'Los préstamos de más de 5,000 pesos llevan un seguro de vida.'],
  ['apertura-de-cuenta', 'una identificación oficial vigente por ambos lados, tu CURP y una referencia personal'],
  ['apertura-de-cuenta', 'Tasa fija anual de 57.5 %'],
  ['apertura-de-cuenta', 'CAT promedio publicado 116.7 %, informativo. El CAT de tu crédito está junto a cada pago.'],
  ['apertura-de-cuenta', 'consultar tu historial crediticio durante 3 años'],
  ['formas-de-pago', 'Los pagos por SPEI se reflejan en unas cuatro horas'],
  ['formas-de-pago', 'en 6, 9, 12 o 18 meses: cada precio semanal dice el total y el CAT'],
  ['aviso-de-privacidad', 'La prueba de vida se borra con la decisión'],
  ['aviso-de-privacidad', 'Solo consultamos tu historial si lo autorizas, durante 3 años'],
  ['formas-de-pago', 'Apartamos tu pedido 60 minutos'],
  ['formas-de-pago', 'Vale 48 horas y la tienda cobra 15 pesos'],
  ['formas-de-pago', 'En total 7,875 pesos, de ellos 2,875 de intereses. CAT 134.4 % sin IVA.'],
  ['formas-de-pago', 'Si pagas todo a tiempo, 6,725 pesos'],
  ['aviso-de-privacidad', 'nunca sale de él ni la guardamos'],
  ['aviso-de-privacidad', 'Guardamos razón social, RFC, correo y teléfono de la empresa'],
  ['terminos-y-condiciones', 'causa 0.20 % diario sobre lo vencido'],
  ['preguntas-frecuentes', 'el código vale 10 minutos'],
  ['preguntas-frecuentes', 'elige «No tengo mi NIP»'],
  ['compra-segura', 'No se lo digas a nadie, tampoco a nosotros.'],
  ['garantias-y-devoluciones', 'si responde la tienda o el fabricante'],
  ['quienes-somos', 'Seis tiendas y cuatro mostradores de entrega'],
  ['monedero-viu', 'En la tienda en línea paga pedidos completos'],
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

test('twenty questions stand in five groups; stores that do not lend have four groups', () => {
  const groups = (country: keyof typeof COUNTRIES) =>
    (pagesOf(country).find(({ identifier }) => identifier === 'preguntas-frecuentes')?.sections ?? []).map(
      ({ questions }) => questions?.length,
    )
  expect([groups('MX'), groups('DE'), groups('IT')]).toEqual([
    [4, 4, 4, 4, 4],
    [4, 4, 4, 4],
    [4, 4, 4, 4],
  ])
})

test('the two pages of open positions are two: viu has seven, mavi six', () => {
  const jobs = (identifier: string) =>
    (pagesOf('MX').find((page) => page.identifier === identifier)?.sections ?? []).flatMap(
      (section) => section.jobs ?? [],
    )
  const [viu, mavi] = [jobs('unete-a-nuestro-equipo-viu'), jobs('unete-a-nuestro-equipo-ma')]
  expect([viu.length, mavi.length]).toEqual([7, 6])
  expect(viu.map(({ title }) => title.es).filter((title) => mavi.some((job) => job.title.es === title))).toEqual([])
})

test.each(['MX', 'DE', 'IT'] as const)('no page of %s is longer than 1,200 words', (country) => {
  for (const { identifier } of pagesOf(country))
    expect(textOf(country, identifier).split(/\s+/).length, identifier).toBeLessThanOrEqual(1_200)
})
