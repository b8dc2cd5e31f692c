import { slugify } from '../catalogue/slugify.ts'
import { plainText } from '../parse/plainText.ts'
import { sanitizeHtml } from '../parse/sanitizeHtml.ts'
import { CMS_HEADINGS_MAX, CMS_HEADING_MAX_CHARACTERS } from './limits.ts'

/** Heading or question of a page, and the id by which links reach it. */
export type Anchor = Readonly<{ id: string; text: string }>
export type Question = Anchor & Readonly<{ answerHtml: string }>

/** Sanitised HTML whose second-level headings and questions have ids. */
export type Outline = Readonly<{ html: string; headings: readonly Anchor[]; questions: readonly Question[] }>

/** Matches headings, and questions with their answers, in sanitised HTML: every element is closed, none has an id. */
const ANCHORED = /<h2>(?<heading>.*?)<\/h2>|<details><summary>(?<question>.*?)<\/summary>(?<answer>.*?)<\/details>/gs

/**
 * Sanitises editors' HTML and gives its headings and questions ids made of their words, which stay when others are added.
 * Editors' own ids are not taken over: they could hide the page's.
 */
export function outlineOf(editorsHtml: string): Outline {
  const headings: Anchor[] = []
  const questions: Question[] = []
  const used = new Set<string>()
  const html = sanitizeHtml(editorsHtml).replace(
    ANCHORED,
    (all: string, heading: string | undefined, question: string | undefined, answer: string | undefined) => {
      const words = plainText(heading ?? question ?? '', CMS_HEADING_MAX_CHARACTERS)
      if (words === null || used.size >= CMS_HEADINGS_MAX) return all
      const anchor = { id: freeId(words, used), text: words }
      if (heading !== undefined) {
        headings.push(anchor)
        return `<h2 id="${anchor.id}">${heading}</h2>`
      }
      questions.push({ ...anchor, answerHtml: (answer ?? '').trim() })
      return `<details id="${anchor.id}"><summary>${question}</summary>${answer}</details>`
    },
  )
  return { html, headings, questions }
}

/** Returns an id of letters, digits and hyphens; with a number where another element has it. */
function freeId(words: string, used: Set<string>): string {
  const base = `t-${slugify(words) || 'x'}`
  let id = base
  for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`
  used.add(id)
  return id
}
