/** Placeholders that `each` fills in, and expressions of a template literal. */
const PLACEHOLDER = /%[sdifjoOc#$]|\$[A-Za-z_][\w.]*|\$\{[^}]*\}/g

/** Escapes and line breaks depend on how a file or a table is written. */
export function normalizedTitle(title: string): string {
  return title.replaceAll('\\', '').replaceAll(/\s+/g, ' ').trim()
}

/**
 * Returns a function that finds the declared title, normalised, that a title of a report comes from, or null. Where
 * several fit, because their placeholders take any text, it is the one with the most fixed letters.
 */
export function titleFinder(declared: readonly string[]): (reported: string) => string | null {
  const patterns = [...new Set(declared.map(normalizedTitle))]
    .map((title) => ({ title, pattern: patternOf(title), fixed: title.replaceAll(PLACEHOLDER, '').length }))
    .toSorted((a, b) => b.fixed - a.fixed)
  return (reported) => {
    const text = normalizedTitle(reported)
    return patterns.find(({ pattern }) => pattern.test(text))?.title ?? null
  }
}

/** Returns a title as a report could have it: a word stands for each placeholder. */
export function filledTitle(declared: string): string {
  return normalizedTitle(declared).replaceAll(PLACEHOLDER, 'x').replaceAll('%%', '%')
}

function patternOf(title: string): RegExp {
  const fixed = title
    .split(PLACEHOLDER)
    .map((part) => part.replaceAll('%%', '%').replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  // Blanks beside an empty value are trimmed at the ends of a title.
  return new RegExp(
    `^${fixed
      .join('.*')
      .replace(/^\.\* /, '(?:.* )?')
      .replace(/ \.\*$/, '(?: .*)?')}$`,
  )
}
