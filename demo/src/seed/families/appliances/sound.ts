import { text } from '@hogar/platform/language.ts'
import type { Family } from '../family.ts'
import { models } from '../models.ts'

/** Properties that the families of home entertainment share. */
export const entertainment = {
  room: 'living',
  brands: 'electronics',
  care: 'microfibre',
  viu: true,
  warrantyMonths: 24,
} as const

/** Soundbars, speakers and headphones. */
export const sound: readonly Family[] = [
  {
    ...entertainment,
    code: 'barra-sonido',
    category: 'soundbars',
    kind: 'soundbar',
    construction: 'plugged',
    models: models.tech.slice(0, 8),
    materials: ['plastic'],
    secondary: ['blackSteel'],
    colors: ['black', 'charcoal'],
    forms: [
      {
        name: text('Barra de sonido {model} 2.1', 'Soundbar {model} 2.1', 'Soundbar {model} 2.1'),
        price: 2999,
        measures: [90, 6, 10, 3],
        look: [1, 2],
        facts: { power_watts: 200, connectivity: 'bluetooth' },
      },
      {
        name: text(
          'Barra de sonido {model} 5.1 con subwoofer',
          'Soundbar {model} 5.1 mit Subwoofer',
          'Soundbar {model} 5.1 con subwoofer',
        ),
        price: 5499,
        measures: [105, 7, 11, 9],
        look: [0, 2],
        facts: { power_watts: 420, connectivity: 'wifi' },
        features: ['subwoofer'],
      },
    ],
    leads: [
      text(
        'Los diálogos de {model} se entienden sin subir el volumen.',
        'Mit {model} sind Dialoge klar, ohne lauter zu stellen.',
        'Con {model} i dialoghi si capiscono senza alzare il volume.',
      ),
      text(
        '{model} llena la sala con un solo cable HDMI.',
        '{model} füllt das Wohnzimmer mit einem einzigen HDMI-Kabel.',
        '{model} riempie il soggiorno con un solo cavo HDMI.',
      ),
    ],
  },
  {
    ...entertainment,
    code: 'bocina',
    category: 'speakers',
    kind: 'speaker',
    construction: 'device',
    models: models.tech.slice(0, 10),
    materials: ['knit', 'plastic'],
    secondary: ['blackSteel'],
    colors: ['black', 'sand', 'petrol', 'terracotta', 'sage'],
    vary: ['color'],
    forms: [
      {
        name: text('Bocina portátil {model}', 'Tragbarer Lautsprecher {model}', 'Diffusore portatile {model}'),
        price: 1299,
        measures: [20, 8, 8, 0.7],
        look: [0, 3],
        facts: { battery_hours: 16, connectivity: 'bluetooth', power_watts: 20 },
      },
      {
        name: text('Bocina inteligente {model}', 'Smarter Lautsprecher {model}', 'Diffusore smart {model}'),
        price: 1999,
        measures: [14, 18, 14, 1.4],
        look: [1, 3],
        facts: { connectivity: 'wifi', power_watts: 30 },
        features: ['smart'],
      },
    ],
    leads: [
      text(
        '{model} suena más grande de lo que es y aguanta salpicaduras.',
        '{model} klingt größer, als man denkt, und verträgt Spritzwasser.',
        '{model} suona più grande di quello che è e resiste agli schizzi.',
      ),
      text(
        'De la regadera al parque, {model} cambia de lugar sin perder la canción.',
        'Vom Bad in den Park: {model} zieht um, ohne den Song zu unterbrechen.',
        'Dalla doccia al parco, {model} cambia posto senza perdere la canzone.',
      ),
    ],
  },
  {
    ...entertainment,
    code: 'audifonos',
    category: 'headphones',
    kind: 'headphones',
    construction: 'device',
    models: models.tech.slice(0, 10),
    materials: ['plastic'],
    secondary: ['blackSteel'],
    colors: ['black', 'white', 'navy', 'rose', 'sand'],
    vary: ['color'],
    forms: [
      {
        name: text(
          'Audífonos {model} con cancelación de ruido',
          'Kopfhörer {model} mit Geräuschunterdrückung',
          'Cuffie {model} con cancellazione del rumore',
        ),
        price: 3499,
        measures: [17, 20, 8, 0.26],
        facts: { battery_hours: 35, connectivity: 'bluetooth' },
      },
      {
        name: text('Audífonos {model} de estudio', 'Studiokopfhörer {model}', 'Cuffie da studio {model}'),
        price: 1999,
        measures: [18, 21, 9, 0.3],
        facts: { connectivity: 'cable' },
        features: ['wired'],
      },
    ],
    leads: [
      text(
        'Con {model} el camión deja de sonar y empieza tu disco.',
        'Mit {model} verstummt der Bus, und das Album beginnt.',
        'Con {model} l’autobus smette di fare rumore e comincia il tuo disco.',
      ),
      text(
        'Las almohadillas de {model} se sienten ligeras hasta la cuarta junta del día.',
        'Die Polster von {model} bleiben auch in der vierten Besprechung bequem.',
        'I cuscinetti di {model} restano leggeri anche alla quarta riunione del giorno.',
      ),
    ],
  },
]
