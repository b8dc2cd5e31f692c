import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './processes.ts'
import { declaredTitles } from './rules/declaredTitles.ts'
import { type Rule, readRules } from './rules/readRules.ts'
import { filledTitle, normalizedTitle, titleFinder } from './rules/titlePattern.ts'

/**
 * Static part of the rule tables: every row of `tests/rules` names tests that exist. Throws with every row whose file or
 * test does not exist and every row that names none. Whether the tests passed is known after a run (`rules/proof.ts`).
 */
export function checkRules(): void {
  const faults = ruleFaults(readRules(), readTestFile)
  if (faults.length > 0) throw new Error(`\n  ${faults.join('\n  ')}`)
}

/** Returns the source of a test file, or null if it does not exist. */
type ReadFile = (file: string) => string | null

/**
 * Returns a fault for each row that stands twice in its table or has no test, and for each reference that is not a test, a
 * block of tests or a file, or whose results could not be told from those of another title of its file.
 */
export function ruleFaults(rules: readonly Rule[], read: ReadFile): readonly string[] {
  const titles = new Map<string, ReadonlySet<string> | null>()
  const titlesOf = (file: string) => {
    const known = titles.get(file)
    if (known !== undefined) return known
    const source = read(file)
    const found = source === null ? null : new Set(declaredTitles(source, file).map(normalizedTitle))
    titles.set(file, found)
    return found
  }
  const rows = new Set<string>()
  return rules.flatMap(({ table, text, references }) => {
    const row = `${table}: ${text}`
    if (rows.has(row)) return [`${table}: stands twice: ${text}`]
    rows.add(row)
    if (references.length === 0) return [`${table}: no test is named for: ${text}`]
    return references.flatMap(({ file, title }) => {
      const declared = titlesOf(file)
      if (declared === null) return [`${table}: there is no ${file}`]
      if (declared.size === 0) return [`${table}: ${file} declares no test`]
      if (title === null) return []
      if (!declared.has(normalizedTitle(title))) return [`${table}: ${file} has no test «${title}»`]
      const found = titleFinder([...declared])(filledTitle(title))
      if (found === normalizedTitle(title)) return []
      return [`${table}: results of «${title}» in ${file} count for «${found}», a title of the same form: rename one`]
    })
  })
}

function readTestFile(file: string): string | null {
  const path = join(ROOT, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}
