import type { PreloadedQuery } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'
import { isJsonRecord } from '../../relay/payload.ts'

/**
 * Returns the data of the first answer that a query gets from the network; null when the query fails, or ends without
 * one. Undefined when it sends no request.
 */
export function firstAnswer(
  reference: PreloadedQuery<OperationType>,
): Promise<Readonly<Record<string, unknown>> | null> | undefined {
  const { source } = reference
  if (!source) return undefined
  return new Promise((resolve) => {
    source.subscribe({
      next: (answer) => {
        const first: unknown = Array.isArray(answer) ? answer[0] : answer
        const data = isJsonRecord(first) ? first['data'] : null
        resolve(isJsonRecord(data) ? data : null)
      },
      error: () => resolve(null),
      complete: () => resolve(null),
    })
  })
}
