const RAW_TAG = /`\s*(?:query|mutation|fragment|subscription)\s+(\w+)\s*(?:[(@{]|on\s)/g

/**
 * Returns the names of GraphQL documents that are text in built code: their tags were not compiled, and would throw
 * when run.
 */
export function findRawTags(code: string): string[] {
  return [...code.matchAll(RAW_TAG)].map(([, name = '']) => name)
}
