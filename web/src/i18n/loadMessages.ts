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

const AREA_LOADERS = {
  checkout: {
    'es-MX': async () => (await import('./__generated__/es-MX.checkout.ts')).messages,
    'de-DE': async () => (await import('./__generated__/de-DE.checkout.ts')).messages,
    'it-IT': async () => (await import('./__generated__/it-IT.checkout.ts')).messages,
  },
} satisfies Record<MessageArea, Record<Language, () => Promise<CompiledMessages>>>
