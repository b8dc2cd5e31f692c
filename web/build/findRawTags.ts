const RAW_TAG = /`\s*(?:query|mutation|fragment|subscription)\s+(\w+)\s*(?:[(@{]|on\s)/g

/** Names of GraphQL documents that stand in built code as text: their tags were not compiled, and would throw when run. */
export function findRawTags(code: string): string[] {
  return [...code.matchAll(RAW_TAG)].map(([, name = '']) => name)
}
