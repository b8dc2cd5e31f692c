import type { Language } from '@hogar/schema/stores.ts'
import type { MessageFormatElement } from 'react-intl'
import type { MessageArea } from '../../i18n/areas.ts'

/** Message id to its syntax tree. */
export type CompiledMessages = Readonly<Record<string, MessageFormatElement[]>>

/** The compiled messages of one language; a page loads only its own. */
export function loadMessages(language: Language): Promise<CompiledMessages> {
  return LOADERS[language]()
}

const LOADERS = {
  'es-MX': async () => (await import('./__generated__/es-MX.ts')).messages,
  'de-DE': async () => (await import('./__generated__/de-DE.ts')).messages,
  'it-IT': async () => (await import('./__generated__/it-IT.ts')).messages,
} satisfies Record<Language, () => Promise<CompiledMessages>>

/** The compiled messages of an area, which are not part of the language's. */
export function loadAreaMessages(language: Language, area: MessageArea): Promise<CompiledMessages> {
  return AREA_LOADERS[area][language]()
}

/** Every message of a language, for readers that are on no page. */
export async function loadAllMessages(language: Language): Promise<CompiledMessages> {
  const areas = await Promise.all(Object.values(AREA_LOADERS).map((loaders) => loaders[language]()))
  return Object.assign({}, await loadMessages(language), ...areas)
}

const AREA_LOADERS = {
  catalogue: {
    'es-MX': async () => (await import('./__generated__/es-MX.catalogue.ts')).messages,
    'de-DE': async () => (await import('./__generated__/de-DE.catalogue.ts')).messages,
    'it-IT': async () => (await import('./__generated__/it-IT.catalogue.ts')).messages,
  },
  search: {
    'es-MX': async () => (await import('./__generated__/es-MX.search.ts')).messages,
    'de-DE': async () => (await import('./__generated__/de-DE.search.ts')).messages,
    'it-IT': async () => (await import('./__generated__/it-IT.search.ts')).messages,
  },
  scan: {
    'es-MX': async () => (await import('./__generated__/es-MX.scan.ts')).messages,
    'de-DE': async () => (await import('./__generated__/de-DE.scan.ts')).messages,
    'it-IT': async () => (await import('./__generated__/it-IT.scan.ts')).messages,
  },
  account: {
    'es-MX': async () => (await import('./__generated__/es-MX.account.ts')).messages,
    'de-DE': async () => (await import('./__generated__/de-DE.account.ts')).messages,
    'it-IT': async () => (await import('./__generated__/it-IT.account.ts')).messages,
  },
  newsletter: {
    'es-MX': async () => (await import('./__generated__/es-MX.newsletter.ts')).messages,
    'de-DE': async () => (await import('./__generated__/de-DE.newsletter.ts')).messages,
    'it-IT': async () => (await import('./__generated__/it-IT.newsletter.ts')).messages,
  },
  reviews: {
    'es-MX': async () => (await import('./__generated__/es-MX.reviews.ts')).messages,
    'de-DE': async () => (await import('./__generated__/de-DE.reviews.ts')).messages,
    'it-IT': async () => (await import('./__generated__/it-IT.reviews.ts')).messages,
  },
  compare: {
    'es-MX': async () => (await import('./__generated__/es-MX.compare.ts')).messages,
    'de-DE': async () => (await import('./__generated__/de-DE.compare.ts')).messages,
    'it-IT': async () => (await import('./__generated__/it-IT.compare.ts')).messages,
  },
  cart: {
    'es-MX': async () => (await import('./__generated__/es-MX.cart.ts')).messages,
    'de-DE': async () => (await import('./__generated__/de-DE.cart.ts')).messages,
    'it-IT': async () => (await import('./__generated__/it-IT.cart.ts')).messages,
  },
  purchase: {
    'es-MX': async () => (await import('./__generated__/es-MX.purchase.ts')).messages,
    'de-DE': async () => (await import('./__generated__/de-DE.purchase.ts')).messages,
    'it-IT': async () => (await import('./__generated__/it-IT.purchase.ts')).messages,
  },
} satisfies Record<MessageArea, Record<Language, () => Promise<CompiledMessages>>>
