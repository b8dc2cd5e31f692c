import { sameText } from '@hogar/platform/language.ts'
import type { Page } from './page.ts'
import { WITHDRAWAL } from '@hogar/platform/orders/withdrawal.ts'

const sectionsOf = (country: keyof typeof WITHDRAWAL): Page['sections'] =>
  WITHDRAWAL[country].map(({ heading, body }) => ({ heading: sameText(heading), body: sameText(body) }))

/** Right of withdrawal, where the law gives one and wants it on a page of its own. */
export const withdrawalPages: readonly Page[] = [
  {
    id: 21,
    identifier: 'widerruf',
    countries: ['DE'],
    title: sameText('Widerrufsbelehrung'),
    summary: sameText('Vierzehn Tage, ohne Gründe, mit Muster-Formular.'),
    sections: sectionsOf('DE'),
  },
  {
    id: 22,
    identifier: 'diritto-di-recesso',
    countries: ['IT'],
    title: sameText('Informazioni sul recesso'),
    summary: sameText('Quattordici giorni, senza motivazioni, con il modulo tipo.'),
    sections: sectionsOf('IT'),
  },
]
