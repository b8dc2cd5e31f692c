import { parse } from 'csv-parse/sync'
import { PlatformError } from '../../http/PlatformError.ts'
import { RULE_LINES_MAX } from './limits.ts'

/** A line of a file of rules, as it is written. */
export type RuleLine = Readonly<{ line: number; store: string; from: string; to: string; status: string }>

const COLUMNS = ['store', 'from', 'to', 'status'] as const

/**
 * Reads a CSV file of rules: `store,from,to,status`, that line first.
 * @throws PlatformError 400 for a file that is no such CSV, or is too long.
 */
export function readRuleFile(text: string): readonly RuleLine[] {
  const lines = parseLines(text)
  if (lines.length > RULE_LINES_MAX) throw new PlatformError(400, `At most ${RULE_LINES_MAX} lines`)
  return lines
}

type Columns = Readonly<Record<(typeof COLUMNS)[number], string>>

function parseLines(text: string): readonly RuleLine[] {
  try {
    return parse<RuleLine, Columns>(text, {
      bom: true,
      skip_empty_lines: true,
      to: RULE_LINES_MAX + 1,
      columns: (head) => {
        if (head.map((name) => name.trim().toLowerCase()).join() !== COLUMNS.join())
          throw new Error(`The first line must be ${COLUMNS.join()}`)
        return [...COLUMNS]
      },
      on_record: ({ store, from, to, status }, { lines: line }) => ({
        line,
        store: store.trim(),
        from,
        to,
        status: status.trim(),
      }),
    })
  } catch (error) {
    throw new PlatformError(400, error instanceof Error ? error.message : 'The file is no CSV')
  }
}
