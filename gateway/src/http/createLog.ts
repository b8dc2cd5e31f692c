import { traceIds } from '@hogar/schema/tracing/traceIds.ts'
import { type Logger, pino } from 'pino'
import type { GatewayEnv } from '../env.ts'

/** Creates the log of the gateway: a line of JSON per entry, with the ids of its trace if there is one. */
export function createLog({ LOG_LEVEL }: Pick<GatewayEnv, 'LOG_LEVEL'>): Logger {
  return pino({ name: 'gateway', level: LOG_LEVEL, mixin: traceIds })
}
