/** Log of the process, as far as failures go. */
export type FailureLog = Readonly<{
  error: (details: Readonly<Record<string, unknown>>, message: string) => void
}>

type Work<Row> = Readonly<{
  /** Returns false for a row that needed no work. */
  work: (row: Row) => Promise<boolean>
  onFailure: (error: unknown, row: Row) => void
}>

/**
 * Works on rows one after another, and returns how many were done. A row that fails is reported and left for the next
 * run: it must not hold up those behind it.
 */
export async function workThrough<Row>(rows: readonly Row[], { work, onFailure }: Work<Row>): Promise<number> {
  let done = 0
  for (const row of rows) {
    try {
      if (await work(row)) done += 1
    } catch (error) {
      onFailure(error, row)
    }
  }
  return done
}
