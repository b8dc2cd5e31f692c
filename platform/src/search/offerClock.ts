import type { Kysely } from 'kysely'
import { readVersion } from '../catalogue/catalogueVersion.ts'
import type { CatalogueVersion } from '../catalogue/catalogueVersion.ts'
import { repriceDue } from '../catalogue/repriceDue.ts'
import type { Schema } from '../database/schema.ts'

export type OfferClock = Readonly<{
  /** Prices an index by now, where an offer has begun or ended since it was priced last. */
  settle: (index: string) => Promise<void>
  /** Reads the version of an index, priced by now. */
  version: (index: string) => Promise<CatalogueVersion>
}>

type Known = Readonly<{ version: number; nextChange: number }>

/** Follows the offers of all indices. Between two changes it costs a look at the clock. */
export function createOfferClock(db: Kysely<Schema>): OfferClock {
  const known = new Map<string, Known>()
  const running = new Map<string, Promise<void>>()

  const reprice = async (index: string) => {
    const next = await repriceDue(db, index, new Date())
    const { version } = await readVersion(db, index)
    known.set(index, { version, nextChange: next?.getTime() ?? Number.POSITIVE_INFINITY })
  }
  const repriceOnce = (index: string): Promise<void> => {
    const run = running.get(index) ?? reprice(index).finally(() => running.delete(index))
    running.set(index, run)
    return run
  }
  const version = async (index: string): Promise<CatalogueVersion> => {
    const current = await readVersion(db, index)
    const state = known.get(index)
    if (state !== undefined && state.version === current.version && Date.now() < state.nextChange) return current
    await repriceOnce(index)
    return readVersion(db, index)
  }
  const settle = async (index: string): Promise<void> => {
    const state = known.get(index)
    if (state === undefined || Date.now() >= state.nextChange) await repriceOnce(index)
  }
  return { settle, version }
}
