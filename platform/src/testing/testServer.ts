import pg from 'pg'
import { migrateToLatest } from '../database/migrateToLatest.ts'
import { openServerDatabase } from '../database/openDatabase.ts'
import { seedDatabase } from '../database/seedDatabase.ts'
import { testDatabaseUrl } from './testDatabaseUrl.ts'
import { testSeed } from './testSeed.ts'

/** Where the name of the seeded database is left for the workers. */
const TEMPLATE_VARIABLE = 'PLATFORM_TEMPLATE_DATABASE'

/**
 * Migrates and seeds a template database once, on the server of `DATABASE_URL`; every test file copies it. Does nothing
 * for the embedded database, whose dump is cached on this machine. Returns a function that drops the template.
 */
export async function setup(): Promise<() => Promise<void>> {
  const url = testDatabaseUrl()
  if (url === null) return () => Promise.resolve()
  const name = `hogar_test_template_${process.pid}`
  await administer(url, `create database ${name}`)
  const database = openServerDatabase(databaseAt(url, name))
  await migrateToLatest(database.db)
  await seedDatabase(database.db, testSeed, () => undefined)
  // PostgreSQL refuses to copy a database with open connections.
  await database.close()
  process.env[TEMPLATE_VARIABLE] = name
  return () => administer(url, `drop database ${name} with (force)`)
}

/** The statement that makes a database with the test catalogue in it. */
export function createdFromTemplate(name: string): string {
  return `create database ${name} template ${process.env[TEMPLATE_VARIABLE]}`
}

export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
