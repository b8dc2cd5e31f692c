import type { Language } from '@hogar/schema/stores.ts'

/** Language of messages: of a store, or English, which developers may ask for and no store has. */
export type MessageLanguage = Language | 'en'

/**
 * Returns the language of messages for the value of an `Accept-Language` header: English if it is preferred to all
 * others, else the store's. Weights are honoured; of equal ones the first counts.
 */
export function messageLanguage(header: string | undefined, language: Language): MessageLanguage {
  const asked = (header ?? '').split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const weight = Number(/^q=(.+)$/.exec(parameters.at(-1) ?? '')?.[1] ?? 1)
    return tag === '' || !(weight > 0) ? [] : [{ tag, weight }]
  })
  const preferred = asked.reduce((best, one) => (one.weight > best.weight ? one : best), { tag: '', weight: 0 })
  return /^en(?:-|$)/.test(preferred.tag) ? 'en' : language
}
