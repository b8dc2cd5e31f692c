import type { Text } from '../language.ts'

/** One page of the shop's own words: sections with a heading and paragraphs. */
export type Page = Readonly<{
  id: number
  identifier: string
  title: Text
  summary: Text
  sections: readonly Readonly<{ heading: Text; body: Text }>[]
}>
