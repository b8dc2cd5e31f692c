import type { StoreDefinition } from '../stores.ts'
import { gatherFacts } from './exportFacts.ts'
import type { ExportFacts } from './exportFacts.ts'
import { createImportReport } from './importReport.ts'
import type { ImportReport } from './importReport.ts'
import { inspectFile } from './files/inspectFile.ts'
import type { SourceFile } from './files/inspectFile.ts'
import { readDocuments } from './readDocuments.ts'
import type { UnusableRecord } from './readDocuments.ts'
import { ImportRefusedError, refusalOf } from './refuseUnusable.ts'
import type { StandIn } from './importedPictures.ts'

export type ImportOptions = Readonly<{
  files: readonly string[]
  store: StoreDefinition
  isReplacing: boolean
  /** Also imports files that are cut, or of which less than half can be used. */
  isPartialAllowed?: boolean
  /** Keeps the picture paths of the export: its files are served. By default drawings stand in for them. */
  keepsPictures?: boolean
  /** Names the drawing that stands in for a picture; by default nothing is drawn, and products have no pictures. */
  standIn?: StandIn | null
  /** Called after each batch with the number of products handled so far. They are not visible until the import ends. */
  onProgress?: (products: number) => void
}>

/** Files that may be imported, and the facts that their documents need about each other. */
export type JudgedExport = Readonly<{ files: readonly SourceFile[]; facts: ExportFacts; options: ImportOptions }>

/**
 * Reads files from beginning to end and decides whether they may be imported, before anything is written.
 * @throws ImportRefusedError
 */
export async function judgeExport(options: ImportOptions): Promise<JudgedExport> {
  const files: SourceFile[] = []
  for (const path of options.files) files.push(await inspectFile(path))
  const refused = createImportReport()
  const facts = await gatherFacts(readDocuments(files), options.files, (record) => reportUnusable(record, refused))
  const permissions = { isReplacing: options.isReplacing, isPartialAllowed: options.isPartialAllowed === true }
  const reason = refusalOf(facts, files, permissions)
  if (reason !== null) throw new ImportRefusedError(reason, refused.print())
  return { files, facts, options }
}

/** Counts a record that cannot be used and names it. */
export function reportUnusable({ entity, problem, where }: UnusableRecord, report: ImportReport): void {
  report.read(entity ?? 'unknown')
  report.skipped(entity ?? 'unknown', problem, where)
}
