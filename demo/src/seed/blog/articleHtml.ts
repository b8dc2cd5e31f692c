import type { Language } from '@hogar/platform/language.ts'

/** An article in one language, as it is written. */
export type Article = Readonly<{
  title: string
  summary: string
  /** Text in place of the picture, which shows a room. */
  imageAlt: string
  tags: readonly string[]
  /** One paragraph a line; `## ` begins a heading, `- ` an item of a list, `1. ` a step, `| ` a row of a table. */
  body: string
}>

/** The article in every language that it was written in. */
export type ArticleTexts = Readonly<Partial<Record<Language, Article>>>

const LISTS = { '- ': 'ul', '1. ': 'ol', '| ': 'table' } as const
type Mark = keyof typeof LISTS
const MARKS: readonly Mark[] = ['- ', '1. ', '| ']

/** Returns the body of an article as HTML. */
export function articleHtml(body: string): string {
  let html = ''
  let open: Mark | null = null
  for (const line of body.trim().split('\n')) {
    const mark = MARKS.find((known) => line.startsWith(known)) ?? null
    if (mark !== open) {
      html += `${open === null ? '' : `</${LISTS[open]}>`}${mark === null ? '' : `<${LISTS[mark]}>`}`
      html += mark === '| ' ? row(line, 'th') : ''
    }
    if (mark === null) html += line.startsWith('## ') ? `<h2>${line.slice(3)}</h2>` : `<p>${line}</p>`
    else if (mark !== '| ') html += `<li>${line.slice(mark.length)}</li>`
    else if (mark === open) html += row(line, 'td')
    open = mark
  }
  return html + (open === null ? '' : `</${LISTS[open]}>`)
}

function row(line: string, cell: 'th' | 'td'): string {
  const cells = line.slice(2).split(' | ')
  return `<tr>${cells.map((words) => `<${cell}>${words}</${cell}>`).join('')}</tr>`
}
