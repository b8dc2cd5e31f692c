import type { Language } from '@hogar/schema/stores.ts'
import type { MessageFormatElement } from 'react-intl'
import type { MessageArea } from '../../i18n/areas.ts'

/** Message id to its syntax tree. */
export type CompiledMessages = Readonly<Record<string, MessageFormatElement[]>>

/** Loads the messages of each area in one language. */
export type AreaLoaders = Readonly<Record<MessageArea, () => Promise<CompiledMessages>>>

/** Loads the compiled messages of one language, without those of areas. */
export async function loadMessages(language: Language): Promise<CompiledMessages> {
  return (await LOADERS[language]()).messages
}

/** Loads the compiled messages of an area, which are not part of the language's. */
export async function loadAreaMessages(language: Language, area: MessageArea): Promise<CompiledMessages> {
  return (await LOADERS[language]()).areas[area]()
}

/** Loads every message of a language, for readers that are on no page. */
export async function loadAllMessages(language: Language): Promise<CompiledMessages> {
  const { messages, areas } = await LOADERS[language]()
  return Object.assign({}, messages, ...(await Promise.all(Object.values(areas).map((load) => load()))))
}

type LanguageModule = Readonly<{ messages: CompiledMessages; areas: AreaLoaders }>

const LOADERS = {
  'es-MX': () => import('./__generated__/es-MX.ts'),
  'de-DE': () => import('./__generated__/de-DE.ts'),
  'it-IT': () => import('./__generated__/it-IT.ts'),
} satisfies Record<Language, () => Promise<LanguageModule>>
