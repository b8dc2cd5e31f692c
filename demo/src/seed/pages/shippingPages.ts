import { storeOrDefault } from '@hogar/platform/stores.ts'
import { text } from '@hogar/platform/language.ts'
import type { Page } from './page.ts'

/** Prices of delivery in a store, as its pages write them. */
function pricesOf(code: string) {
  const { language, currency, shipping } = storeOrDefault(code)
  const money = (amount: string | number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
      Number(amount),
    )
  return { flat: money(shipping.flatRate ?? 0), express: money(shipping.express), free: money(shipping.freeFrom) }
}

const [mx, de, it] = [pricesOf('hogar'), pricesOf('de'), pricesOf('it')]

/** Cost of delivery: where prices of goods are said to be without it, the law wants the way here. */
export const shippingPages: readonly Page[] = [
  {
    id: 23,
    identifier: 'envios',
    title: text('Envíos y costos', 'Versand und Kosten', 'Spedizioni e costi'),
    summary: text(
      'Cuánto cuesta, cuánto tarda y hasta dónde llega.',
      'Was es kostet, wie lange es dauert und bis wohin wir bringen.',
      'Quanto costa, quanto tempo serve e fin dove arriviamo.',
    ),
    sections: [
      {
        heading: text('Costos', 'Kosten', 'Costi'),
        body: text(
          `Estándar ${mx.flat}, gratis en compras desde ${mx.free}. Exprés ${mx.express}. Recoger en sucursal no cuesta.`,
          `Standard ${de.flat}, ab ${de.free} Warenwert kostenlos. Express ${de.express}. Die Abholung in der Filiale kostet nichts. Alle Beträge mit Mehrwertsteuer.`,
          `Standard ${it.flat}, gratuita da ${it.free}. Espresso ${it.express}. Il ritiro nel punto vendita non costa nulla. Tutti gli importi includono l’IVA.`,
        ),
      },
      {
        heading: text('Tiempos', 'Dauer', 'Tempi'),
        body: text(
          'Estándar de 2 a 8 días hábiles, exprés de 24 a 48 horas. La fecha para tu código postal está en cada producto.',
          'Standard 2 bis 8 Werktage, Express 24 bis 48 Stunden. Den Termin für deine Postleitzahl siehst du bei jedem Artikel.',
          'Standard 2-8 giorni lavorativi, espresso 24-48 ore. La data per il tuo CAP è in ogni prodotto.',
        ),
      },
      {
        heading: text('Hasta dónde', 'Bis wohin', 'Fin dove'),
        body: text(
          'Llevamos todo, también los muebles grandes, hasta la puerta de tu casa o departamento.',
          'Alles, auch große Möbel, bringen wir bis an deine Wohnungstür.',
          'Portiamo tutto, anche i mobili grandi, fino alla porta di casa tua.',
        ),
      },
    ],
  },
]
