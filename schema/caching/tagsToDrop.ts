import { ALL_TAGS, CACHE_TAGS, KINDS } from './cacheTags.ts'
import { TAG_MAX_CHARACTERS } from './limits.ts'

/** Cached output to drop: all of it, or that with one of these tags. */
export type Dropped = typeof ALL_TAGS | readonly string[]

/**
 * Parses the tag list of an invalidation request: `P1481,C20,product`. Silently ignores tags that are not known and do not
 * start with a known tag, as the platform expects. A single letter means its whole kind: `P` is `product`. Output of too
 * many objects to list carries their letter as its tag, so each object's tag drops it too.
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
