import { type Text, languageOf, sameText, text } from '../language.ts'
import type { StoreDefinition } from '../stores.ts'

type Kind = Readonly<{
  code: string
  since: string
  value: Text
  description: Text
  /** Countries in which the subject exists; all when left out. */
  countries?: readonly StoreDefinition['country'][]
}>

/** Kinds of complaints with advice for settling them, in the order to show them. Codes are never reused. */
const KINDS: readonly Kind[] = [
  {
    code: 'damaged',
    since: '2026-03-02T15:00:00.000Z',
    value: text(
      'Llegó dañado o incompleto',
      'Beschädigt oder unvollständig angekommen',
      'Arrivato danneggiato o incompleto',
    ),
    description: text(
      'Escribe el número de pedido y qué pieza es. Te pediremos fotos del daño y del empaque.',
      'Nenne die Bestellnummer und das betroffene Teil. Wir bitten dich um Fotos vom Schaden und vom Karton.',
      'Scrivi il numero d’ordine e di quale pezzo si tratta. Ti chiederemo foto del danno e dell’imballo.',
    ),
  },
  {
    code: 'late_delivery',
    since: '2026-03-02T15:00:00.000Z',
    value: text(
      'La entrega no llegó o se retrasó',
      'Lieferung fehlt oder verspätet sich',
      'Consegna mancata o in ritardo',
    ),
    description: text(
      'Escribe el número de pedido. Preguntamos a la paquetería y te decimos la nueva fecha.',
      'Nenne die Bestellnummer. Wir fragen beim Versand nach und nennen dir den neuen Termin.',
      'Scrivi il numero d’ordine. Chiediamo al corriere e ti diciamo la nuova data.',
    ),
  },
  {
    code: 'wrong_item',
    since: '2026-03-02T15:00:00.000Z',
    value: text('Recibí otro producto', 'Anderer Artikel erhalten', 'Ho ricevuto un altro prodotto'),
    description: text(
      'Escribe el número de pedido y qué dice la etiqueta de la caja. Te pediremos una foto de ella.',
      'Nenne die Bestellnummer und was auf dem Etikett steht. Wir bitten dich um ein Foto davon.',
      'Scrivi il numero d’ordine e cosa dice l’etichetta della scatola. Ti chiederemo una foto.',
    ),
  },
  {
    code: 'charge',
    since: '2026-03-02T15:00:00.000Z',
    value: text('Un cobro que no reconozco', 'Abbuchung, die ich nicht zuordnen kann', 'Un addebito che non riconosco'),
    description: text(
      'Escribe la fecha, el monto y el número de pedido. No nos mandes los datos de tu tarjeta.',
      'Nenne Datum, Betrag und Bestellnummer. Schick uns keine Kartendaten.',
      'Scrivi data, importo e numero d’ordine. Non mandarci i dati della carta.',
    ),
  },
  {
    code: 'credit',
    since: '2026-11-28T15:00:00.000Z',
    countries: ['MX'],
    value: sameText('Crédito y pagos'),
    description: sameText('Escribe tus últimos 3 dígitos de cliente, nunca tu NIP.'),
  },
  {
    code: 'warranty',
    since: '2026-03-02T15:00:00.000Z',
    value: text('Una garantía que no se atendió', 'Garantie nicht bearbeitet', 'Una garanzia senza risposta'),
    description: text(
      'Escribe el número de pedido y desde cuándo lo pediste. Ten a la mano tu recibo.',
      'Nenne die Bestellnummer und seit wann du wartest. Halte deinen Beleg bereit.',
      'Scrivi il numero d’ordine e da quando aspetti. Tieni a portata di mano la ricevuta.',
    ),
  },
  {
    code: 'service',
    since: '2026-08-17T15:00:00.000Z',
    value: text('El trato que recibí', 'Wie ich behandelt wurde', 'Come sono stato trattato'),
    description: text(
      'Escribe la tienda o el número al que llamaste, con fecha y hora. Lo lee quien dirige la tienda.',
      'Nenne Filiale oder Rufnummer mit Datum und Uhrzeit. Das liest die Leitung der Filiale.',
      'Scrivi il negozio o il numero chiamato, con data e ora. Lo legge chi dirige il negozio.',
    ),
  },
]

/** Returns the kinds of complaints to a store, in its language. */
export function complaintKindsOf({ country, language }: StoreDefinition) {
  const spoken = languageOf(language)
  return KINDS.filter(({ countries }) => countries?.includes(country) ?? true).map(
    ({ code, since, value, description }) => ({
      code,
      value: value[spoken],
      description: description[spoken],
      created_at: since,
    }),
  )
}
