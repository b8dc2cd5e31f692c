const MESSAGE_MAX_CHARACTERS = 500

/**
 * Returns the message in a refusal's `result`: the result itself, the first of a list of validation errors, or an
 * object's `errorMessage` or `message`, at any depth. Null without readable text.
 */
export function refusalMessage(result: unknown, depth = 0): string | null {
  if (typeof result === 'string') return result.trim().slice(0, MESSAGE_MAX_CHARACTERS) || null
  if (depth > 3 || typeof result !== 'object' || result === null) return null
  if (Array.isArray(result)) return result.length > 0 ? validationMessage(result[0], depth) : null
  const inner = 'errorMessage' in result ? result.errorMessage : 'message' in result ? result.message : undefined
  return refusalMessage(inner, depth + 1)
}

/** Returns one sentence for a validation error such as `{ dataPath: ".customer", message: "should have …" }`. */
function validationMessage(error: unknown, depth: number): string | null {
  const message = refusalMessage(error, depth + 1)
  const path = typeof error === 'object' && error !== null && 'dataPath' in error ? error.dataPath : undefined
  return message && typeof path === 'string' && path !== '' ? `${path.replace(/^\./, '')} ${message}` : message
}
