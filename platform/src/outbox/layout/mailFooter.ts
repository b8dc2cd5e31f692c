import { languageOf } from '../../language.ts'
import { pageSlug } from '../../routing/pageSlug.ts'
import { CONTACTS } from '../../contacts.ts'
import type { StoreDefinition } from '../../stores.ts'

export type MailFooter = Readonly<{
  /** Contact data of the store. */
  contact: string
  /** Legal identity of the sender, as the law of the country requires. */
  sender: string
  links: readonly Readonly<{ label: string; path: string }>[]
}>

type Texts = Readonly<{ contact: string; links: readonly Readonly<{ label: string; page: string }>[] }>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    contact: '¿Dudas? Escribe a {mail} o llámanos al {telephone}.',
    links: [
      { label: 'Aviso de privacidad', page: 'aviso-de-privacidad' },
      { label: 'Términos y condiciones', page: 'terminos-y-condiciones' },
      { label: 'Garantías y devoluciones', page: 'garantias-y-devoluciones' },
    ],
  },
  'de-DE': {
    contact: 'Fragen? Schreib an {mail} oder ruf an: {telephone}.',
    links: [
      { label: 'Impressum', page: 'impressum' },
      { label: 'Datenschutz', page: 'aviso-de-privacidad' },
      { label: 'AGB', page: 'terminos-y-condiciones' },
      { label: 'Widerrufsrecht', page: 'widerruf' },
      { label: 'Garantie und Rückgabe', page: 'garantias-y-devoluciones' },
    ],
  },
  'it-IT': {
    contact: 'Domande? Scrivi a {mail} o chiama il {telephone}.',
    links: [
      { label: 'Note legali', page: 'note-legali' },
      { label: 'Privacy', page: 'aviso-de-privacidad' },
      { label: 'Termini e condizioni', page: 'terminos-y-condiciones' },
      { label: 'Diritto di recesso', page: 'diritto-di-recesso' },
      { label: 'Garanzie e resi', page: 'garantias-y-devoluciones' },
    ],
  },
}

const SENDERS: Readonly<Record<StoreDefinition['country'], string>> = {
  MX: 'Hogar Comercio, S.A. de C.V., Av. Insurgentes Sur 1120, 03100 Ciudad de México.',
  DE: 'Hogar Deutschland GmbH, Venloer Straße 389, 50825 Köln. Geschäftsführerin: Marlene Achterberg. Amtsgericht Köln, HRB 000000. USt-IdNr. DE000000000.',
  IT: 'Hogar Italia S.r.l., via Santo Stefano 88, 40125 Bologna. Partita IVA IT00000000000, REA BO-000000.',
}

/** Returns the foot of a store's mails. */
export function mailFooter({ code, language, country }: StoreDefinition): MailFooter {
  const { contact, links } = TEXTS[language]
  const { mail, telephone } = CONTACTS[code]
  return {
    contact: contact.replace('{mail}', mail).replace('{telephone}', telephone),
    sender: SENDERS[country],
    links: links.map(({ label, page }) => ({ label, path: `/i/${pageSlug(page, languageOf(language))}` })),
  }
}
