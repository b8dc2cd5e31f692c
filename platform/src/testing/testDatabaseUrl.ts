import { parseEnv } from '../env.ts'

/** PostgreSQL server that tests run against; null runs them on the embedded database. */
export function testDatabaseUrl(): string | null {
  return parseEnv({ DATABASE_URL: process.env.DATABASE_URL }).databaseUrl
}
