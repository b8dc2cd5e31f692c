import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusedWords } from '../schema/plainEnglish.ts'
import { ROOT } from './processes.ts'

/** Folders whose doc comments are held to plain English, in every package. */
const FOLDERS = [
  'gateway/src',
  'platform/src',
  'demo/src',
  'schema',
  'web/src',
  'web/server',
  'web/build',
  'scripts',
  'bench',
  'tests',
]

/** Folders whose texts are held to it as well: those that answer developers and operators. Scripts list the refused words. */
const TEXT_FOLDERS = ['gateway/src', 'platform/src', 'demo/src', 'web/server']

/** Folders below them that are installed, or generated from descriptions elsewhere, and one file. */
const EXCEPT = [
  '**/node_modules',
  '**/__generated__',
  // Quotes refused openings on purpose.
  'tests/contract/checkProse.test.ts',
]

const DOC_OPENING = /\/\*\*[\s*]*(What|Whatever|Who|Whoever|Whom|Whose|That which)\b/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
/** String literal on one line, or a template. Only those with a space are texts that a person reads. */
const LITERAL = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
/** No-break spaces, which no editor shows. */
const INVISIBLE_SPACE = /[\u00a0\u2007\u202f]/gu
const PLACEHOLDER = /\$\{[^}]*\}/g

/** Throws with every doc comment and every text in the listed folders that is not in plain English or not plainly visible. */
export function checkProse(): void {
  const patterns = FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx}`)
  const faults = globSync(patterns, { cwd: ROOT, exclude: EXCEPT }).flatMap((path) =>
    proseFaults(path, readFileSync(join(ROOT, path), 'utf8')),
  )
  if (faults.length > 0) throw new Error(`\n  ${faults.join('\n  ')}`)
}

/** Returns the faults in the prose of one file, each with its line and how to mend it. Tests may use any text. */
export function proseFaults(path: string, source: string): readonly string[] {
  const at = (index: number) => `${path}:${source.slice(0, index).split('\n').length}`
  const openings = [...source.matchAll(DOC_OPENING)].map(
    ({ index, 1: word }) =>
      `${at(index)}: a doc comment opens with "${word}". Open with a verb or a noun: "Returns …", "Maximum number of …".`,
  )
  const spaces = [...source.matchAll(INVISIBLE_SPACE)].map(
    ({ index, 0: space }) =>
      `${at(index)}: an invisible no-break space. Write: \\u${space.charCodeAt(0).toString(16).padStart(4, '0')}.`,
  )
  const visible = [...openings, ...spaces]
  const hasCheckedTexts = TEXT_FOLDERS.some((folder) => path.startsWith(`${folder}/`))
  if (!hasCheckedTexts || /\.test\.tsx?$/.test(path)) return visible
  const code = source.replaceAll(COMMENT, blanked)
  const words = [...code.matchAll(LITERAL)].flatMap(({ index, 0: literal }) => {
    const [refused] = literal.includes(' ') ? refusedWords(literal.replaceAll(PLACEHOLDER, '')) : []
    return refused ? [`${at(index)}: a text says "${refused.word}". Write: ${refused.advice}.`] : []
  })
  return [...visible, ...words]
}

/** Replaces a comment by as many spaces, so that places in the file stay the same. */
function blanked(comment: string): string {
  return comment.replaceAll(/[^\n]/g, ' ')
}
