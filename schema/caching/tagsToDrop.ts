import { ALL_TAGS, CACHE_TAGS, KINDS } from './cacheTags.ts'
import { TAG_MAX_CHARACTERS } from './limits.ts'

/** What to drop: everything, or what carries one of these tags. */
export type Dropped = typeof ALL_TAGS | readonly string[]

/**
 * Reads the list of an invalidation: `P1481,C20,product`. What neither is nor starts with a known tag is passed over
 * without a word, as the platform's senders expect. A letter alone means its whole kind: `P` is `product`. What is made of
 * too many things to name them carries their letter: it goes with any of them.
 */
export function tagsToDrop(list: string): Dropped {
  const named = list.split(',').map((tag) => tag.trim())
  if (named.includes(ALL_TAGS)) return ALL_TAGS
  return [...new Set(named.filter(isTag).flatMap(meantBy))]
}

function isTag(text: string): boolean {
  return text.length <= TAG_MAX_CHARACTERS && CACHE_TAGS.some((tag) => text.startsWith(tag))
}

function meantBy(tag: string): readonly string[] {
  if (isLetter(tag)) return [KINDS[tag]]
  const letter = tag.charAt(0)
  return isLetter(letter) ? [tag, letter] : [tag]
}

function isLetter(tag: string): tag is keyof typeof KINDS {
  return Object.hasOwn(KINDS, tag)
}
