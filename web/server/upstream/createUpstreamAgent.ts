import { Agent } from 'undici'
import { PASS_ON_SILENCE_MS, UPSTREAM_CONNECTIONS, UPSTREAM_IDLE_MAX_MS } from '../limits.ts'

/**
 * HTTP agent for gateway and platform. They announce how long they keep an idle connection, and undici would use it
 * until two seconds before that: a process that was busy for as long sends into a connection that is being closed, and
 * a change that may have arrived cannot be sent again. This agent closes idle ones long before. It gives up an answer
 * that stays silent after seconds: undici would wait for five minutes.
 */
export function createUpstreamAgent(idleMaxMs = UPSTREAM_IDLE_MAX_MS, silenceMaxMs = PASS_ON_SILENCE_MS): Agent {
  return new Agent({
    connections: UPSTREAM_CONNECTIONS,
    pipelining: 1,
    keepAliveMaxTimeout: idleMaxMs,
    headersTimeout: silenceMaxMs,
    bodyTimeout: silenceMaxMs,
  })
}
