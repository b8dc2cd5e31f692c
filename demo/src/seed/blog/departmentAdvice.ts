import type { Language } from '@hogar/platform/language.ts'
import type { ArticleTexts } from './articleHtml.ts'
import { mattressFirmness } from './posts/mattressFirmness.ts'
import { rightTable } from './posts/rightTable.ts'

type Advice = Readonly<{ postId: number; texts: ArticleTexts }>

/** Post that editors name in the description of a department, by its code; every store shows these posts. */
const ADVICE: Readonly<Record<string, Advice>> = {
  dining: { postId: 3, texts: rightTable },
  bedroom: { postId: 4, texts: mattressFirmness },
}

/** Returns a paragraph with a link to the post that a department names; empty for one that names none. */
export function departmentAdvice(
  code: string,
  { prefix, language }: Readonly<{ prefix: string; language: Language }>,
): string {
  const advice = ADVICE[code]
  const title = advice?.texts[language]?.title
  return title === undefined ? '' : `<p><a href="${prefix}/blog/post/${advice?.postId}">${title}</a></p>`
}
