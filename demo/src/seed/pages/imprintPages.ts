import { sameText } from '@hogar/platform/language.ts'
import type { Page } from './page.ts'

/** Imprints of the shop, in the countries whose law requires one. */
export const imprintPages: readonly Page[] = [
  {
    id: 19,
    identifier: 'impressum',
    countries: ['DE'],
    title: sameText('Impressum'),
    summary: sameText('Angaben gemäß § 5 DDG.'),
    sections: [
      {
        heading: sameText('Anbieter'),
        body: sameText(
          'Hogar Deutschland GmbH, Venloer Straße 389, 50825 Köln. Vertreten durch die Geschäftsführerin Marlene Achterberg.',
        ),
      },
      {
        heading: sameText('Kontakt'),
        body: sameText('Schreib uns, auch wenn es um deine Rechte geht: Wir antworten am selben Werktag.'),
        contact: 'mail',
      },
      {
        heading: sameText('Telefon'),
        body: sameText('Montag bis Freitag von 9 bis 18\u00a0Uhr.'),
        contact: 'telephone',
      },
      {
        heading: sameText('Register und Umsatzsteuer'),
        body: sameText(
          'Amtsgericht Köln, HRB 000000. Umsatzsteuer-Identifikationsnummer nach § 27a UStG: DE000000000.',
        ),
      },
      {
        heading: sameText('Verantwortlich für den Inhalt'),
        body: sameText('Nach § 18 Abs. 2 MStV: Marlene Achterberg, Anschrift wie oben.'),
      },
      {
        heading: sameText('Streitbeilegung'),
        body: sameText(
          'An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet.',
        ),
      },
    ],
  },
  {
    id: 20,
    identifier: 'note-legali',
    countries: ['IT'],
    title: sameText('Note legali'),
    summary: sameText('Chi risponde di questo negozio.'),
    sections: [
      {
        heading: sameText('Titolare del sito'),
        body: sameText(
          'Hogar Italia S.r.l., via Santo Stefano 88, 40125 Bologna. Capitale sociale 100.000 euro, interamente versato.',
        ),
      },
      {
        heading: sameText('Dati fiscali'),
        body: sameText('Partita IVA IT00000000000, REA BO-000000, Registro delle imprese di Bologna.'),
      },
      {
        heading: sameText('Contatti'),
        body: sameText('Rispondiamo nello stesso giorno lavorativo.'),
        contact: 'mail',
      },
    ],
  },
]
