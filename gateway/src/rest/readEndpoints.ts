import * as v from 'valibot'
import { BadSettingsFile, readSettingsFile } from '../parse/readSettingsFile.ts'
import type { Endpoint } from './endpoint.ts'
import { ENDPOINTS, type EndpointName, type EndpointTable } from './endpoints.ts'

const overrideSchema = v.strictObject({
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE'])),
  path: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  timeoutMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60_000))),
  token: v.optional(v.picklist(['none', 'cart', 'user'])),
  envelope: v.optional(v.picklist(['enveloped', 'bare'])),
  cacheMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

const overridesSchema = v.record(v.picklist(Object.keys(ENDPOINTS)), overrideSchema)

/**
 * Returns the endpoint table with a merchant's rows on top: `{"stockList": {"path": "/v2/stock"}}`. Class and
 * visibility cannot be overridden, because retries and sharing depend on the gateway's use of the reply. Throws
 * BadSettingsFile for an unknown row or property.
 */
export function readEndpoints(file: string | undefined): EndpointTable {
  if (file === undefined) return ENDPOINTS
  const parsed = v.safeParse(overridesSchema, readSettingsFile('ENDPOINTS_FILE', file))
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new BadSettingsFile('ENDPOINTS_FILE', file, `${v.getDotPath(issue) ?? 'document'}: ${issue.message}`)
  }
  const table: Record<EndpointName, Endpoint> = { ...ENDPOINTS }
  for (const [name, override] of Object.entries(parsed.output)) {
    if (isEndpointName(name)) table[name] = { ...table[name], ...override }
  }
  return table
}

function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(ENDPOINTS, name)
}
