import { basename } from 'node:path'
import { IMPORT_USABLE_SHARE_MIN } from '../limits.ts'
import type { ExportFacts } from './exportFacts.ts'
import type { SourceFile } from './files/inspectFile.ts'

/** The import is refused; the store is as it was. */
export class ImportRefusedError extends Error {
  /** Report of the records read, as tables; empty if there are none. */
  readonly report: string

  constructor(message: string, report: string) {
    super(message)
    this.name = 'ImportRefusedError'
    this.report = report
  }
}

export type Permissions = Readonly<{ isReplacing: boolean; isPartialAllowed: boolean }>

/**
 * Decides before anything is written whether files may be imported.
 * @returns the reason why not, or null.
 */
export function refusalOf(
  facts: ExportFacts,
  files: readonly SourceFile[],
  { isReplacing, isPartialAllowed }: Permissions,
): string | null {
  for (const [path, { usable, unusable }] of facts.tallies) {
    const name = basename(path)
    if (usable === 0) return `${name}: nothing in it can be used`
    if (!isPartialAllowed && isTooFew(usable, unusable))
      return `${name}: less than half of its records can be used (${usable} of ${usable + unusable}); --allow-partial imports them`
  }
  if (!isReplacing) return null
  if (!facts.entities.has('product')) return 'no products among the records: --replace would leave an empty store'
  const damaged = files.find((file) => file.damage !== null)
  if (damaged === undefined || isPartialAllowed) return null
  return `${damaged.name}: ${damaged.damage}; --allow-partial replaces the store with what can be read`
}

/** Whether less than half of the records can be used. */
export function isTooFew(usable: number, unusable: number): boolean {
  return usable < (usable + unusable) * IMPORT_USABLE_SHARE_MIN
}
