import { ENGLISH } from './core/english.ts'
import { GERMAN } from './core/german.ts'
import { ITALIAN } from './core/italian.ts'
import type { MessageKey } from './core/messageKey.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'
import { SPANISH } from './core/spanish.ts'
import { DOMAIN_MESSAGES } from './domainMessages.ts'

const MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<MessageKey, string>>>> = {
  'es-MX': { ...DOMAIN_MESSAGES['es-MX'], ...SPANISH },
  'de-DE': { ...DOMAIN_MESSAGES['de-DE'], ...GERMAN },
  'it-IT': { ...DOMAIN_MESSAGES['it-IT'], ...ITALIAN },
  en: { ...DOMAIN_MESSAGES.en, ...ENGLISH },
}

/** Returns a message in a language, with its placeholders filled in. */
export function message(
  language: MessageLanguage,
  key: MessageKey,
  words: Readonly<Record<string, string | number>> = {},
): string {
  return MESSAGES[language][key].replace(/\{(\w+)\}/g, (whole, name) => String(words[String(name)] ?? whole))
}
