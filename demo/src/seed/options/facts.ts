import { sameText, text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'

/** Whole-number facts of a product with their attribute id; the unit is part of the label. */
export const numberFacts = {
  seats: { attributeId: 175, isFilterable: true, label: text('Plazas', 'Sitzplätze', 'Posti') },
  screen_inches: {
    attributeId: 177,
    isFilterable: true,
    label: text('Pantalla (pulgadas)', 'Bildschirm (Zoll)', 'Schermo (pollici)'),
  },
  capacity_litres: {
    attributeId: 178,
    isFilterable: true,
    label: text('Capacidad (litros)', 'Fassungsvermögen (Liter)', 'Capacità (litri)'),
  },
  capacity_kg: { attributeId: 179, label: text('Carga (kg)', 'Fassungsvermögen (kg)', 'Carico (kg)') },
  power_watts: { attributeId: 180, label: text('Potencia (W)', 'Leistung (W)', 'Potenza (W)') },
  storage_gb: {
    attributeId: 183,
    isFilterable: true,
    label: text('Almacenamiento (GB)', 'Speicher (GB)', 'Memoria (GB)'),
  },
  engine_cc: {
    attributeId: 184,
    isFilterable: true,
    label: text('Cilindrada (cc)', 'Hubraum (cm³)', 'Cilindrata (cc)'),
  },
  thread_count: { attributeId: 185, label: text('Hilos', 'Fadenzahl', 'Numero di fili') },
  pieces: { attributeId: 186, label: text('Piezas', 'Teile', 'Pezzi') },
  max_load_kg: { attributeId: 187, label: text('Peso máximo (kg)', 'Belastbarkeit (kg)', 'Portata massima (kg)') },
  battery_hours: { attributeId: 188, label: text('Batería (horas)', 'Akkulaufzeit (Stunden)', 'Autonomia (ore)') },
  burners: { attributeId: 189, isFilterable: true, label: text('Quemadores', 'Kochstellen', 'Fuochi') },
  age_from: { attributeId: 190, label: text('Edad recomendada (años)', 'Ab Alter (Jahre)', 'Età consigliata (anni)') },
} satisfies Readonly<Record<string, { attributeId: number; label: Text; isFilterable?: true }>>

type NumberFact = keyof typeof numberFacts

/** Facts chosen from a list, with their attribute id and option ids. */
export const choiceFacts = {
  energy_class: {
    attributeId: 176,
    label: text('Eficiencia energética', 'Energieeffizienz', 'Classe energetica'),
    options: {
      A: { id: 341, label: sameText('A') },
      B: { id: 342, label: sameText('B') },
      C: { id: 343, label: sameText('C') },
      D: { id: 344, label: sameText('D') },
    },
  },
  firmness: {
    attributeId: 181,
    label: text('Firmeza', 'Härtegrad', 'Rigidità'),
    options: {
      soft: { id: 351, label: text('Suave', 'Weich (H2)', 'Morbida') },
      medium: { id: 352, label: text('Media', 'Mittel (H3)', 'Media') },
      firm: { id: 353, label: text('Firme', 'Fest (H4)', 'Rigida') },
    },
  },
  connectivity: {
    attributeId: 182,
    label: text('Conectividad', 'Verbindung', 'Connettività'),
    options: {
      bluetooth: { id: 361, label: sameText('Bluetooth') },
      wifi: { id: 362, label: text('Wi-Fi y Bluetooth', 'WLAN und Bluetooth', 'Wi-Fi e Bluetooth') },
      cellular: { id: 363, label: text('5G, Wi-Fi y Bluetooth', '5G, WLAN und Bluetooth', '5G, Wi-Fi e Bluetooth') },
      cable: { id: 364, label: text('Cable', 'Kabel', 'Cavo') },
    },
  },
  bulb: {
    attributeId: 191,
    label: text('Foco', 'Leuchtmittel', 'Lampadina'),
    options: {
      e27: { id: 371, label: text('E27, no incluido', 'E27, nicht enthalten', 'E27, non inclusa') },
      led: { id: 372, label: text('LED integrado', 'LED integriert', 'LED integrato') },
    },
  },
} as const

type ChoiceFact = keyof typeof choiceFacts

/** Facts of a form in the table of the product page. */
export type Facts = Readonly<
  Partial<Record<NumberFact, number>> & {
    [Code in ChoiceFact]?: keyof (typeof choiceFacts)[Code]['options']
  }
>
