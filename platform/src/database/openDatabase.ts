import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { listOf } from '../parse/fields.ts'
import { traceQuery } from '../tracing/traceQuery.ts'
import { lockDataDirectory } from './dataDirectoryLock.ts'
import type { Schema } from './schema.ts'

/** OIDs of `bigint` and of lists of them. */
const BIGINT = 20
const BIGINT_LIST = 1016
/** Ids are `bigint`s below 2^53: as numbers, not as the text that the driver makes of them. */
const readers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary')
    const read = pg.types.getTypeParser(oid, 'text')
    if (oid === BIGINT) return Number
    return oid === BIGINT_LIST ? (text: string) => listOf(read(text)).map(Number) : read
  },
}

const POOL_SIZE = 10
const CONNECTION_TIMEOUT_MS = 10_000
/** The shop's queries read a page each: compiling one takes ten times as long as running it. */
const SETTINGS = '-c jit=off'

export type OpenDatabase = Readonly<{
  db: Kysely<Schema>
  /** The whole embedded database as a gzipped tar; null on a PostgreSQL server. */
  dump: (() => Promise<Blob>) | null
  close: () => Promise<void>
}>

/** A pool on the PostgreSQL server at `url`. */
export function openServerDatabase(url: string): OpenDatabase {
  const pool = openPool({
    connectionString: url,
    types: readers,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    options: SETTINGS,
  })
  const db = openKysely(pool)
  return { db, dump: null, close: () => db.destroy() }
}

export type EmbeddedOptions = Readonly<{
  /** Directory of the database; null keeps it in memory. */
  directory: string | null
  /** A dump to start from when the directory is new. */
  template?: Blob | null
}>

/**
 * PostgreSQL inside this process. One connection: everything in a transaction must go through that transaction.
 * @throws DataDirectoryLockedError when another process has the directory.
 */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<OpenDatabase> {
  const unlock = options.directory === null ? () => undefined : lockDataDirectory(options.directory)
  const lite = await PGlite.create({
    ...(options.directory === null ? {} : { dataDir: options.directory }),
    ...(options.template ? { loadDataDir: options.template } : {}),
    extensions: { unaccent, fuzzystrmatch },
  }).catch((error: unknown) => {
    unlock()
    throw error
  })
  const pool = openPool(Object.assign(createPgConfig(lite), { max: 1, types: readers }))
  const db = openKysely(pool)
  const close = async () => {
    await db.destroy()
    await lite.close()
    unlock()
  }
  return { db, dump: () => lite.dumpDataDir('gzip'), close }
}

function openKysely(pool: pg.Pool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log: traceQuery })
}

/**
 * Opens a pool whose connections may break at any moment. The pool listens for errors of its idle connections only; one in
 * use, between two statements of a transaction, would end the process. The next statement on it rejects, and the pool
 * replaces it.
 */
function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return pool
}
