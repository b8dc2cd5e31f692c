import type { SeedQuestion } from '@hogar/platform/questions/seedQuestions.ts'
import { type Language, text } from '@hogar/platform/language.ts'

const DAY_MS = 86_400_000

type Texts = ReturnType<typeof text>
type Asked = Readonly<{
  sku: string
  question: Texts
  answer: Texts
  nickname: Texts
  daysBefore: number
  /** Days until the answer. */
  after: number
}>

const ASKED: readonly Asked[] = [
  {
    sku: 'SOFA-BRUMA',
    question: text(
      '¿Se le pueden quitar las fundas a los cojines para lavarlas?',
      'Lassen sich die Kissenbezüge zum Waschen abnehmen?',
      'Si possono togliere le fodere dei cuscini per lavarle?',
    ),
    answer: text(
      'Sí. Las fundas de asiento y respaldo tienen cierre. Sigue la etiqueta de cuidado de la tela y déjalas secar a la sombra.',
      'Ja. Die Bezüge von Sitz und Rücken haben einen Reißverschluss. Beachte das Pflegeetikett und trockne sie im Schatten.',
      'Sì. Le fodere di seduta e schienale hanno la cerniera. Segui l’etichetta del tessuto e asciugale all’ombra.',
    ),
    nickname: text('Lucía', 'Jana', 'Giulia'),
    daysBefore: 24,
    after: 1,
  },
  {
    sku: 'SOFA-BRUMA',
    question: text(
      '¿Cabe por una puerta de 80 cm?',
      'Passt es durch eine 80 cm breite Tür?',
      'Passa da una porta di 80 cm?',
    ),
    answer: text(
      'Compara la puerta con las medidas de la ficha: el sofá se gira de lado y las patas se quitan. Si dudas, escríbenos antes de pedirlo.',
      'Vergleiche die Tür mit den Maßen oben: Das Sofa lässt sich drehen, die Füße sind abnehmbar. Im Zweifel schreib uns vor der Bestellung.',
      'Confronta la porta con le misure della scheda: il divano si gira di lato e i piedini si tolgono. In dubbio, scrivici prima di ordinare.',
    ),
    nickname: text('Ramón', 'Torsten', 'Marco'),
    daysBefore: 40,
    after: 2,
  },
  {
    sku: 'MESA-CENTRO-OSLO',
    question: text('¿Viene armada?', 'Kommt der Tisch montiert?', 'Il tavolino arriva montato?'),
    answer: text(
      'Llega en una caja con patas por atornillar. La herramienta viene incluida y se arma en unos minutos.',
      'Er kommt in einem Karton, die Beine werden angeschraubt. Das Werkzeug liegt bei, es dauert ein paar Minuten.',
      'Arriva in una scatola con le gambe da avvitare. L’attrezzo è incluso e bastano pochi minuti.',
    ),
    nickname: text('Sofía', 'Miriam', 'Elena'),
    daysBefore: 12,
    after: 1,
  },
  {
    sku: 'ASPIRADORA-GLACIAR',
    question: text('¿Se consiguen filtros de repuesto?', 'Gibt es Ersatzfilter?', 'Si trovano i filtri di ricambio?'),
    answer: text(
      'Sí, los pedimos al fabricante. Escríbenos con el modelo y te decimos el precio y cuándo llegan.',
      'Ja, wir bestellen sie beim Hersteller. Schreib uns das Modell, dann nennen wir dir Preis und Termin.',
      'Sì, li ordiniamo al produttore. Scrivici il modello e ti diciamo prezzo e tempi.',
    ),
    nickname: text('Tere', 'Uwe', 'Paola'),
    daysBefore: 8,
    after: 1,
  },
]

/** Answered questions about some products in a store's language, around the day of the seed. */
export function productQuestions(language: Language, now: Date): readonly SeedQuestion[] {
  return ASKED.map(({ sku, question, answer, nickname, daysBefore, after }) => {
    const askedAt = new Date(now.getTime() - daysBefore * DAY_MS)
    return {
      sku,
      question: question[language],
      answer: answer[language],
      nickname: nickname[language],
      askedAt,
      answeredAt: new Date(askedAt.getTime() + after * DAY_MS),
    }
  })
}
