import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../processes.ts'

const FOLDER = 'tests/rules'
/** A reference to a test: its file in backticks, and its title behind `›` unless the whole file is meant. */
const REFERENCE = /`([\w./-]+\.tsx?)`(?: › (.+?))?(?=; `|$)/g

/** A test that a row names. Without a title the whole file is meant. */
export type Reference = Readonly<{ file: string; title: string | null }>

/** A row of a table: the rule in words, and the tests that prove it. */
export type Rule = Readonly<{ table: string; text: string; references: readonly Reference[] }>

/** Reads the rows of all tables in `tests/rules`. A table without a row is an error. */
export function readRules(): readonly Rule[] {
  return readdirSync(join(ROOT, FOLDER))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const rules = parseTable(name, readFileSync(join(ROOT, FOLDER, name), 'utf8'))
      if (rules.length === 0) throw new Error(`${FOLDER}/${name} has no row`)
      return rules
    })
}

/** Returns the rows of one table. The last column names the tests. */
export function parseTable(table: string, text: string): readonly Rule[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| rule') && !/^[| :-]+$/.test(line))
    .map((line) => {
      const cells = line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim())
      const references = [...(cells.at(-1) ?? '').matchAll(REFERENCE)]
      return {
        table,
        text: cells[0] ?? '',
        references: references.map(([, file = '', title]) => ({ file, title: title ?? null })),
      }
    })
}
