import { refusedWords } from './plainEnglish.ts'

/** Returns the faults of a description: it is missing, opens with "What" or "That which", or contains a refused word. */
export function lintDescription(description: string | null | undefined): readonly string[] {
  if (!description) return ['has no description']
  const [opening] = /^(What|That which)\b/i.exec(description.trim()) ?? []
  return [
    ...(opening ? [`opens with "${opening}": open with a noun or a verb, as in "Number of units" or "True if …"`] : []),
    ...new Set(refusedWords(description).map(({ word, advice }) => `contains "${word.toLowerCase()}": ${advice}`)),
  ]
}
