/**
 * Returns JSON that is safe inside a `<script>` element: no text of a product can end the element or the line. U+2028
 * and U+2029 are line ends for a script, though not for JSON.
 */
export function serializeForScript(value: unknown): string {
  return (JSON.stringify(value) ?? 'null')
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
