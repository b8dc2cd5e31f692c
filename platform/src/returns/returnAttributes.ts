import type { StoreDefinition } from '../stores.ts'

type Language = StoreDefinition['language']
type Labels<Code extends string> = Readonly<Record<Language, Readonly<Record<Code | 'title', string>>>>

export const RETURN_REASONS = ['damaged', 'defective', 'wrong_item', 'not_as_described', 'changed_mind'] as const
export const RETURN_CONDITIONS = ['unopened', 'opened', 'damaged'] as const
export const RETURN_RESOLUTIONS = ['refund', 'exchange'] as const

const REASON_LABELS: Labels<(typeof RETURN_REASONS)[number]> = {
  'es-MX': {
    title: 'Motivo',
    damaged: 'Llegó dañado',
    defective: 'No funciona',
    wrong_item: 'No es lo que pedí',
    not_as_described: 'No es como se describe',
    changed_mind: 'Cambié de opinión',
  },
  'de-DE': {
    title: 'Grund',
    damaged: 'Beschädigt angekommen',
    defective: 'Funktioniert nicht',
    wrong_item: 'Falscher Artikel',
    not_as_described: 'Nicht wie beschrieben',
    changed_mind: 'Ich habe es mir anders überlegt',
  },
  'it-IT': {
    title: 'Motivo',
    damaged: 'È arrivato danneggiato',
    defective: 'Non funziona',
    wrong_item: 'Non è l’articolo ordinato',
    not_as_described: 'Non è come descritto',
    changed_mind: 'Ho cambiato idea',
  },
}
const CONDITION_LABELS: Labels<(typeof RETURN_CONDITIONS)[number]> = {
  'es-MX': { title: 'Estado del artículo', unopened: 'Sin abrir', opened: 'Abierto', damaged: 'Dañado' },
  'de-DE': { title: 'Zustand', unopened: 'Ungeöffnet', opened: 'Geöffnet', damaged: 'Beschädigt' },
  'it-IT': { title: 'Condizione', unopened: 'Non aperto', opened: 'Aperto', damaged: 'Danneggiato' },
}
const RESOLUTION_LABELS: Labels<(typeof RETURN_RESOLUTIONS)[number]> = {
  'es-MX': { title: 'Qué prefieres', refund: 'Reembolso', exchange: 'Cambio por uno igual' },
  'de-DE': { title: 'Was du möchtest', refund: 'Geld zurück', exchange: 'Umtausch' },
  'it-IT': { title: 'Che cosa preferisci', refund: 'Rimborso', exchange: 'Sostituzione' },
}

/** Returns the questions about each returned item and their possible answers, in a store's language. */
export function returnAttributes({ language }: StoreDefinition) {
  return [
    attribute('reason', RETURN_REASONS, REASON_LABELS[language]),
    attribute('condition', RETURN_CONDITIONS, CONDITION_LABELS[language]),
    attribute('resolution', RETURN_RESOLUTIONS, RESOLUTION_LABELS[language]),
  ]
}

function attribute<Code extends string>(
  name: string,
  codes: readonly Code[],
  labels: Readonly<Record<Code | 'title', string>>,
) {
  return {
    attribute_code: name,
    frontend_label: labels.title,
    is_required: true,
    options: codes.map((code) => ({ value: code, label: labels[code] })),
  }
}
