import { text } from '@hogar/platform/language.ts'
import { APPLY } from './applying.ts'
import { maviJobs } from './maviJobs.ts'
import type { Page } from './page.ts'
import { viuJobs } from './viuJobs.ts'

const SHOP_JOBS: Page['sections'][number]['jobs'] = [
  {
    title: text('Asesora o asesor de piso', 'Beraterin oder Berater im Geschäft', 'Consulente di vendita'),
    place: text('Ciudad de México', 'Köln, Nordrhein-Westfalen', 'Bologna, Emilia-Romagna'),
    hours: text('48 horas', '37 Stunden, jeder zweite Samstag frei', '38 ore, un sabato sì e uno no'),
    description: text(
      'Escuchas, mides y propones.',
      'Du hörst zu, misst aus und schlägst vor. Wichtig sind uns Geduld und ein gutes Auge; bezahlt wird nach Tarif.',
      'Ascolti, misuri e proponi. Contano la pazienza e un buon occhio; il contratto è quello del commercio.',
    ),
  },
  {
    title: text('Armadora o armador', 'Monteurin oder Monteur', 'Montatrice o montatore'),
    place: text('Zapopan, Jalisco', 'Leipzig, Sachsen', 'Torino, Piemonte'),
    hours: text('48 horas', '38 Stunden, Montag bis Freitag', '40 ore, da lunedì a venerdì'),
    description: text(
      'Armas en casa de los clientes, en pareja.',
      'Du baust zu zweit bei den Kunden auf. Führerschein der Klasse B; Werkzeug und Kleidung stellen wir.',
      'Monti a casa dei clienti, in due. Serve la patente B; attrezzi e divisa li mettiamo noi.',
    ),
  },
]

const OFFICE_JOBS: Page['sections'][number]['jobs'] = [
  {
    title: text('Atención a clientes', 'Kundendienst', 'Assistenza clienti'),
    place: text('Puebla, Puebla', 'Köln, Nordrhein-Westfalen', 'Bologna, Emilia-Romagna'),
    hours: text('40 horas', '30 Stunden, 9 bis 15\u00a0Uhr', '30 ore, dalle 9 alle 15'),
    description: text(
      'Contestas llamadas y correos hasta cerrar el caso.',
      'Du nimmst Anfragen an und begleitest sie bis zum Ende. Freundlichkeit am Telefon und sicheres Deutsch.',
      'Rispondi a telefonate ed e-mail fino alla fine del caso. Servono gentilezza al telefono e buon italiano.',
    ),
  },
  {
    title: text('Desarrollo de software', 'Softwareentwicklung', 'Sviluppo software'),
    place: text('Ciudad de México', 'Leipzig, Sachsen', 'Torino, Piemonte'),
    hours: text('40 horas', '40 Stunden, frei eingeteilt', '40 ore, orario flessibile'),
    description: text(
      'TypeScript, GraphQL y React.',
      'TypeScript, GraphQL und React, und Tests, die rot werden, wenn sie sollen. Ein Gespräch über echten Code, keine Rätsel.',
      'TypeScript, GraphQL e React, e test che falliscono quando devono. Un colloquio su codice vero, senza indovinelli.',
    ),
  },
]

/** Work in the stores of other countries. */
const otherJobs = [
  {
    ...viuJobs,
    title: text(
      'Únete a nuestro equipo',
      'Arbeite mit uns: Geschäft und Aufbau',
      'Lavora con noi: negozio e montaggio',
    ),
    jobs: SHOP_JOBS,
  },
  {
    ...maviJobs,
    title: text('Únete a nuestro equipo', 'Arbeite mit uns: Büro und Software', 'Lavora con noi: ufficio e software'),
    jobs: OFFICE_JOBS,
  },
].map(({ jobs, ...page }): Page => ({
  ...page,
  countries: ['DE', 'IT'],
  summary: text(
    'Buscamos gente que disfrute dejar una casa mejor de como la encontró.',
    'Wir suchen Menschen, die eine Wohnung gern schöner verlassen, als sie sie vorgefunden haben.',
    'Cerchiamo persone a cui piace lasciare una casa meglio di come l’hanno trovata.',
  ),
  sections: [
    {
      heading: text('Puestos abiertos', 'Offene Stellen', 'Posti aperti'),
      body: text(
        'No hace falta experiencia en muebles: eso lo enseñamos.',
        'Möbelerfahrung brauchst du nicht, die bringen wir dir bei.',
        'Non serve esperienza con i mobili: quella la insegniamo noi.',
      ),
      jobs,
    },
    APPLY,
  ],
}))

/** Open positions: two pages in each country. */
export const jobPages: readonly Page[] = [viuJobs, maviJobs, ...otherJobs]
