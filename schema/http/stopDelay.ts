import * as v from 'valibot'
import { STOP_DELAY_MAX_MS } from './gracefulStop.ts'

const EXPECTED = `milliseconds, 0 to ${STOP_DELAY_MAX_MS}`

/** Reads `STOP_DELAY_MS`: how long a server serves on, not ready, after SIGTERM. */
export const stopDelay = v.pipe(
  v.string(),
  v.regex(/^\d+$/, EXPECTED),
  v.transform(Number),
  v.maxValue(STOP_DELAY_MAX_MS, EXPECTED),
  v.description(
    'Milliseconds after SIGTERM during which a server still accepts requests while `/health/ready` returns 503. Maximum: 8000. A server stops within 10,000 in total.',
  ),
)
