import manifest from '../package.json' with { type: 'json' }

const NAMES: ReadonlyMap<string, string> = new Map([['ios_saf', 'ios']])

/** Oldest supported browsers, by `browserslist` in package.json, in the bundler's notation: `chrome111`. */
export const BROWSER_TARGETS: readonly string[] = manifest.browserslist.map(targetOf)

/** Throws at a query that names no single oldest version. */
export function targetOf(query: string): string {
  const [, name = '', version] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(query) ?? []
  if (version === undefined) throw new Error(`browserslist: "${query}" has to be "<browser> >= <version>"`)
  return `${NAMES.get(name) ?? name}${version}`
}
