import { traceIds } from '@hogar/schema/tracing/traceIds.ts'
import { type Logger, pino } from 'pino'
import type { WebEnv } from '../env.ts'

/** Creates the log of the storefront: a line of JSON per entry, with the ids of its trace if there is one. */
export function createLog({ logLevel }: Pick<WebEnv, 'logLevel'>): Logger {
  return pino({ name: 'web', level: logLevel, mixin: traceIds })
}
