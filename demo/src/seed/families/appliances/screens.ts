import { text } from '@hogar/platform/language.ts'
import type { Family } from '../family.ts'
import { models } from '../models.ts'
import { entertainment } from './sound.ts'

/** Televisions and their mounts, game consoles and cameras. */
export const screens: readonly Family[] = [
  {
    ...entertainment,
    code: 'pantalla',
    category: 'televisions',
    kind: 'television',
    construction: 'screen',
    models: models.tech,
    materials: ['plastic'],
    secondary: ['blackSteel'],
    colors: ['black'],
    vary: ['size'],
    sizes: [
      { size: 'screen43', priceFactor: 1, measures: [96, 60, 22, 8], facts: { screen_inches: 43, power_watts: 95 } },
      {
        size: 'screen55',
        priceFactor: 1.42,
        measures: [123, 76, 25, 13],
        facts: { screen_inches: 55, power_watts: 130 },
      },
      {
        size: 'screen65',
        priceFactor: 1.95,
        measures: [145, 88, 28, 19],
        facts: { screen_inches: 65, power_watts: 165 },
      },
    ],
    forms: [
      {
        name: text('Pantalla 4K {model}', '4K-Fernseher {model}', 'Televisore 4K {model}'),
        price: 6999,
        measures: [96, 60, 22, 8],
        facts: { screen_inches: 43, energy_class: 'C', connectivity: 'wifi' },
      },
      {
        name: text('Pantalla QLED {model}', 'QLED-Fernseher {model}', 'Televisore QLED {model}'),
        price: 9499,
        measures: [96, 60, 22, 9],
        facts: { screen_inches: 43, energy_class: 'B', connectivity: 'wifi' },
      },
      {
        name: text('Pantalla OLED {model}', 'OLED-Fernseher {model}', 'Televisore OLED {model}'),
        price: 15999,
        measures: [96, 59, 20, 9],
        facts: { screen_inches: 43, energy_class: 'B', connectivity: 'wifi' },
      },
    ],
    leads: [
      text(
        'Negros profundos y movimiento limpio: con {model} se sigue el balón en cada jugada.',
        'Tiefes Schwarz und klare Bewegungen: Mit {model} bleibt der Ball immer im Blick.',
        'Neri profondi e movimenti puliti: con {model} segui il pallone in ogni azione.',
      ),
      text(
        '{model} reúne tus aplicaciones en una sola fila y responde a la voz.',
        '{model} zeigt alle Apps in einer Reihe und hört aufs Wort.',
        '{model} raccoglie le tue app in una sola riga e risponde alla voce.',
      ),
    ],
  },
  {
    ...entertainment,
    code: 'soporte-tv',
    category: 'tvMounts',
    kind: 'tvMount',
    construction: 'mount',
    care: 'dryCloth',
    models: models.tech.slice(0, 6),
    materials: ['blackSteel'],
    secondary: ['blackSteel'],
    assemblyMinutes: 25,
    forms: [
      {
        name: text(
          'Soporte fijo {model} para pantalla',
          'Feste TV-Wandhalterung {model}',
          'Supporto fisso {model} per TV',
        ),
        price: 499,
        measures: [64, 42, 3, 2.4],
        look: [0, 2],
        facts: { max_load_kg: 50 },
      },
      {
        name: text(
          'Soporte de brazo {model} para pantalla',
          'Schwenkbare TV-Wandhalterung {model}',
          'Supporto a braccio {model} per TV',
        ),
        price: 999,
        measures: [64, 42, 8, 4.6],
        look: [1, 2],
        facts: { max_load_kg: 40 },
        features: ['arm'],
      },
    ],
    leads: [
      text(
        '{model} pega la pantalla al muro y deja libre el mueble.',
        '{model} bringt den Fernseher dicht an die Wand und macht das Möbelstück frei.',
        '{model} accosta lo schermo al muro e libera il mobile.',
      ),
      text(
        'Compatible con VESA de 200 a 600 mm: {model} recibe pantallas de 32 a 70 pulgadas.',
        'VESA 200 bis 600 mm: {model} trägt Fernseher von 32 bis 70 Zoll.',
        'VESA da 200 a 600 mm: {model} regge schermi da 32 a 70 pollici.',
      ),
    ],
  },
  {
    ...entertainment,
    code: 'consola',
    category: 'consoles',
    kind: 'gameConsole',
    construction: 'plugged',
    models: models.tech.slice(0, 6),
    materials: ['plastic'],
    secondary: ['blackSteel'],
    colors: ['white', 'black', 'navy'],
    vary: ['color'],
    forms: [
      {
        name: text('Consola {model}', 'Spielkonsole {model}', 'Console {model}'),
        price: 9999,
        measures: [30, 8, 26, 3.2],
        facts: { storage_gb: 1000, connectivity: 'wifi' },
      },
      {
        name: text('Consola {model} Digital', 'Spielkonsole {model} Digital', 'Console {model} Digital'),
        price: 7999,
        measures: [9, 30, 24, 2.6],
        facts: { storage_gb: 512, connectivity: 'wifi' },
      },
    ],
    leads: [
      text(
        '{model} carga la partida en segundos y casi no se oye.',
        '{model} lädt Spiele in Sekunden und ist kaum zu hören.',
        '{model} carica la partita in pochi secondi e quasi non si sente.',
      ),
      text(
        'Solo, en pareja o con los primos: {model} trae dos controles.',
        'Allein, zu zweit oder mit der ganzen Familie: {model} kommt mit zwei Controllern.',
        'Da soli, in coppia o con i cugini: {model} ha due controller.',
      ),
    ],
  },
  {
    ...entertainment,
    code: 'camara',
    category: 'cameras',
    kind: 'camera',
    construction: 'computer',
    models: models.tech.slice(0, 7),
    materials: ['plastic'],
    secondary: ['blackSteel'],
    colors: ['black', 'silver'],
    forms: [
      {
        name: text('Cámara sin espejo {model}', 'Systemkamera {model}', 'Fotocamera mirrorless {model}'),
        price: 15999,
        measures: [13, 9, 7, 0.52],
        facts: { connectivity: 'wifi', battery_hours: 6 },
      },
      {
        name: text('Cámara compacta {model}', 'Kompaktkamera {model}', 'Fotocamera compatta {model}'),
        price: 6999,
        measures: [11, 6, 4, 0.3],
        facts: { connectivity: 'wifi', battery_hours: 5 },
        features: ['compact'],
      },
    ],
    leads: [
      text(
        'El enfoque de {model} sigue los ojos aunque los niños no se estén quietos.',
        'Der Autofokus von {model} folgt den Augen, auch wenn Kinder nicht stillhalten.',
        'L’autofocus di {model} segue gli occhi anche se i bambini non stanno fermi.',
      ),
      text(
        '{model} cabe en la bolsa y se defiende de noche.',
        '{model} passt in die Tasche und überzeugt auch nachts.',
        '{model} sta in borsa e se la cava anche di notte.',
      ),
    ],
  },
]
