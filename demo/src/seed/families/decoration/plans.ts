import { text } from '@hogar/platform/language.ts'
import type { Family } from '../family.ts'

const sheet = [21, 30, 1, 0] as const

/** Plans and patterns to download: what shoppers build or sew by themselves. */
export const plans: readonly Family[] = [
  {
    code: 'plano',
    category: 'patterns',
    room: 'anywhere',
    kind: 'gift',
    construction: 'download',
    care: 'dryCloth',
    brands: 'services',
    materials: ['paper'],
    colors: ['sky', 'sage', 'cream', 'sand'],
    virtual: true,
    downloadable: true,
    viu: true,
    warrantyMonths: 0,
    models: ['Repisa', 'Banco', 'Cojín', 'Jardinera'],
    forms: [
      {
        name: text('Plano de repisa flotante', 'Bauplan für ein Wandregal', 'Progetto di mensola a scomparsa'),
        price: 89,
        measures: sheet,
      },
      {
        name: text('Plano de banco de pino', 'Bauplan für einen Kiefernhocker', 'Progetto di sgabello in pino'),
        price: 99,
        measures: sheet,
      },
      {
        name: text(
          'Patrón de funda para cojín',
          'Schnittmuster für eine Kissenhülle',
          'Cartamodello di federa per cuscino',
        ),
        price: 59,
        measures: sheet,
      },
      {
        name: text(
          'Plano de jardinera para balcón',
          'Bauplan für einen Balkonkasten',
          'Progetto di fioriera da balcone',
        ),
        price: 79,
        measures: sheet,
      },
    ],
    leads: [
      text(
        'Pensado para un fin de semana y herramienta que ya tienes en casa.',
        'Gemacht für ein Wochenende und Werkzeug, das schon im Haus ist.',
        'Pensato per un fine settimana e per gli attrezzi che hai già in casa.',
      ),
      text(
        'Cada corte está a escala, para imprimir en casa y calcar sin medir dos veces.',
        'Jeder Zuschnitt im Maßstab: zu Hause ausdrucken und übertragen, ohne zweimal zu messen.',
        'Ogni taglio è in scala: stampa a casa e ricalca senza misurare due volte.',
      ),
    ],
  },
]
