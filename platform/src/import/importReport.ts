const EXAMPLES = 3
const COLUMN_GAP = 2

export type ImportReport = Readonly<{
  read: (entity: string) => void
  stored: (entity: string, count: number) => void
  /** A record that was left out. */
  skipped: (entity: string, reason: string, example: string) => void
  /** A record that was taken, but not quite as it came. */
  changed: (entity: string, what: string, example: string) => void
  count: (kind: 'read' | 'stored' | 'skipped', entity: string) => number
  /** Of all kinds of documents together. */
  total: (kind: 'read' | 'stored') => number
  print: () => string
}>

type Note = { count: number; examples: string[] }

/** Counts the records that an import reads, stores, skips and changes, with a few examples of each, and prints tables. */
export function createImportReport(): ImportReport {
  const read = new Map<string, number>()
  const stored = new Map<string, number>()
  const skipped = new Map<string, Note>()
  const changed = new Map<string, Note>()
  const skippedOf = (entity: string) =>
    [...skipped].filter(([key]) => key.startsWith(`${entity}\t`)).reduce((sum, [, note]) => sum + note.count, 0)
  return {
    read: (entity) => void read.set(entity, (read.get(entity) ?? 0) + 1),
    stored: (entity, count) => void stored.set(entity, (stored.get(entity) ?? 0) + count),
    skipped: (entity, reason, example) => note(skipped, `${entity}\t${reason}`, example),
    changed: (entity, what, example) => note(changed, `${entity}\t${what}`, example),
    count: (kind, entity) =>
      kind === 'skipped' ? skippedOf(entity) : ((kind === 'read' ? read : stored).get(entity) ?? 0),
    total: (kind) => [...(kind === 'read' ? read : stored).values()].reduce((sum, count) => sum + count, 0),
    print: () => {
      const entities = [...new Set([...read.keys(), ...stored.keys()])].sort()
      const counts = entities.map((entity) => [
        entity,
        String(read.get(entity) ?? 0),
        String(stored.get(entity) ?? 0),
        String(skippedOf(entity)),
      ])
      return [
        table([['entity', 'read', 'stored', 'skipped'], ...counts]),
        section('Skipped', skipped),
        section('Changed', changed),
      ]
        .filter(Boolean)
        .join('\n\n')
    },
  }
}

function note(notes: Map<string, Note>, key: string, example: string): void {
  const known = notes.get(key) ?? { count: 0, examples: [] }
  known.count += 1
  if (known.examples.length < EXAMPLES && !known.examples.includes(example)) known.examples.push(example)
  notes.set(key, known)
}

function section(title: string, notes: ReadonlyMap<string, Note>): string {
  if (notes.size === 0) return ''
  const rows = [...notes]
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([key, { count, examples }]) => [...key.split('\t'), String(count), examples.join(', ')])
  return `${title}\n${table([['entity', 'what', 'count', 'for example'], ...rows])}`
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd((widths[column] ?? 0) + COLUMN_GAP))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}
