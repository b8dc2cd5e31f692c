import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './processes.ts'

const FOLDER = 'tests/rules'
/** A reference to a test: its file in backticks, and its name behind `›` unless the whole file is meant. */
const REFERENCE = /`([\w./-]+\.tsx?)`(?: › (.+?))?(?=; `|$)/g

/**
 * Every row of the tables in `tests/rules` names the tests that hold a rule. Throws with every row whose file or test does
 * not exist, every row that names none, and every table that has no row.
 */
export function checkRules(): void {
  const faults = readdirSync(join(ROOT, FOLDER))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => faultsOf(name).map((fault) => `${name}: ${fault}`))
  if (faults.length > 0) throw new Error(`\n  ${faults.join('\n  ')}`)
}

function faultsOf(name: string): readonly string[] {
  const rows = readFileSync(join(ROOT, FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| rule') && !/^[| -]+$/.test(line))
  if (rows.length === 0) return ['there is no row']
  return rows.flatMap((row) => {
    const references = [...(cellsOf(row).at(-1) ?? '').matchAll(REFERENCE)]
    if (references.length === 0) return [`no test is named in: ${row}`]
    return references.flatMap(([, file = '', title]) => faultOf(file, title) ?? [])
  })
}

function cellsOf(row: string): readonly string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())
}

function faultOf(file: string, title: string | undefined): string | null {
  if (!existsSync(join(ROOT, file))) return `there is no ${file}`
  if (title === undefined) return null
  return normalized(readFileSync(join(ROOT, file), 'utf8')).includes(normalized(title))
    ? null
    : `${file} has no test «${title}»`
}

/** Escapes and line breaks are a matter of how a file is written. */
function normalized(text: string): string {
  return text.replaceAll('\\', '').replaceAll(/\s+/g, ' ')
}
